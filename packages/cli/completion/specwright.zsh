#compdef specwright
# zsh completion for specwright. The words of the line are passed on as they are: nothing is parsed or run.
_specwright() {
  local -a candidates
  local line value isFile=0
  while IFS= read -r line; do
    if [[ "$line" == ":files" ]]; then
      isFile=1
      continue
    fi
    value="${line%%$'\t'*}"
    candidates+=("${value//:/\\:}:${line#*$'\t'}")
  done < <(command specwright complete -- "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)
  if ((isFile)); then
    _files
  else
    _describe -t values specwright candidates
  fi
}
if [[ "${funcstack[1]}" == _specwright ]]; then
  _specwright "$@"
else
  (($+functions[compdef])) || { autoload -Uz compinit && compinit -i; }
  compdef _specwright specwright
fi
