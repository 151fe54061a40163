# fish completion for specwright. The words of the line are passed on as they are: nothing is parsed or run.
function __specwright_complete
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    for line in (command specwright complete -- $words[2..-1] "$current" 2>/dev/null)
        if test "$line" = ":files"
            __fish_complete_path "$current"
        else
            printf '%s\n' "$line"
        end
    end
end
complete -c specwright -e
complete -c specwright -f -a '(__specwright_complete)'
