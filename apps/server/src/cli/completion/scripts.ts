export type Shell = 'bash' | 'zsh' | 'fish';

/** What each shell reads to complete `phial`: it asks the command itself, and without an answer completes file names. */
export const COMPLETION_SCRIPTS: Readonly<Record<Shell, string>> = {
  bash: `_phial() {
  local IFS=$'\\n'
  COMPREPLY=($("\${COMP_WORDS[0]}" complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null | cut -f1))
}
complete -o bashdefault -o default -F _phial phial
`,
  zsh: `#compdef phial
_phial() {
  local -a found
  found=("\${(@f)$("\${words[1]}" complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  found=("\${(@)found:#}")
  found=("\${(@)found//:/\\\\:}")
  found=("\${(@)found/$'\\t'/:}")
  if (( \${#found} )); then _describe 'phial' found; else _files; fi
}
compdef _phial phial
`,
  fish: `function __phial_complete
  set -l words (commandline -opc)
  set -l typed (commandline -ct)
  set -l found ($words[1] complete -- $words[2..-1] "$typed" 2>/dev/null)
  if test (count $found) -gt 0
    printf '%s\\n' $found
  else
    __fish_complete_path "$typed"
  end
end
complete -c phial -f -a '(__phial_complete)'
`,
};
