# bash completion for specwright. The words of the line are passed on as they are: nothing is parsed or run.
__specwright_complete() {
  local current="${COMP_WORDS[COMP_CWORD]}" glue=0 isFile=0 word line value index
  local -a words
  words=()
  # Bash splits --side=Buy and stream:order at = and :, which belong to the word.
  for ((index = 1; index <= COMP_CWORD; index++)); do
    word="${COMP_WORDS[index]}"
    if [[ ${#words[@]} -gt 0 && "$word" == [=:]* ]]; then
      words[${#words[@]} - 1]+="$word"
      glue=1
    elif [[ $glue -eq 1 ]]; then
      words[${#words[@]} - 1]+="$word"
      glue=0
    else
      words+=("$word")
    fi
  done
  [[ "$current" == [=:]* ]] && current=""
  local whole=""
  [[ ${#words[@]} -gt 0 ]] && whole="${words[${#words[@]} - 1]}"
  # Candidates replace only what follows the last = or :.
  local kept=$((${#whole} - ${#current}))
  COMPREPLY=()
  while IFS= read -r line; do
    if [[ "$line" == ":files" ]]; then
      isFile=1
      continue
    fi
    value="${line%%$'\t'*}"
    value="${value:kept}"
    [[ "$current" == [\'\"]* ]] || printf -v value %q "$value"
    COMPREPLY+=("$value")
  done < <(command specwright complete -- "${words[@]}" 2>/dev/null)
  # Without candidates bash completes file names. That is right for the arguments that are files only.
  if [[ $isFile -eq 0 ]] && type compopt >/dev/null 2>&1; then compopt +o default; fi
}
complete -o default -o nosort -F __specwright_complete specwright 2>/dev/null ||
  complete -o default -F __specwright_complete specwright
