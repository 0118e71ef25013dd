import type { shells } from './declaration.ts';

/**
 * A map from the name of each shell to its completion script. Each script passes the command line up to the cursor to `forgespec completion
 * --words`. That command prints the kind of the proposals in the first line. Each other line contains a proposal, a tab, and the
 * description of the proposal.
 */
export const shellScripts: Readonly<Record<(typeof shells)[number], string>> = {
  bash: `# Completes commands, options, values and paths of forgespec in bash.
_forgespec() {
  local line="\${COMP_LINE:0:COMP_POINT}" current="\${COMP_WORDS[COMP_CWORD]}" kind='' word about
  # bash splits words at \`=\` and \`:\`, and replaces only the part after them.
  [[ "$current" == [=:] ]] && current=''
  local typed="\${line##* }"
  local before="\${typed%"$current"}"
  COMPREPLY=()
  {
    read -r kind
    while IFS=$'\\t' read -r word about; do
      word="\${word%/}"
      COMPREPLY+=("\${word#"$before"}")
    done
  } < <("$1" completion --words "$line" 2>/dev/null)
  if [[ "$kind" == paths ]]; then compopt -o filenames 2>/dev/null; fi
}
complete -F _forgespec forgespec
`,
  zsh: `#compdef forgespec
# Completes commands, options, values and paths of forgespec in zsh.
_forgespec() {
  local kind word about
  local -a found shown
  {
    read -r kind
    while IFS=$'\\t' read -r word about; do
      found+=("$word")
      shown+=("$word\${about:+  $about}")
    done
  } < <("\${words[1]}" completion --words "\${(j: :)words[1,CURRENT-1]} $PREFIX" 2>/dev/null)
  if [[ "$kind" == paths ]]; then
    compadd -f -S '' -- \${(M)found:#*/}
    compadd -f -- \${found:#*/}
  else
    compadd -l -d shown -- $found
  fi
}
compdef _forgespec forgespec
`,
  fish: `# Completes commands, options, values and paths of forgespec in fish.
function __forgespec_words
  set -l program (commandline -opc)[1]
  set -l line (commandline -cp)
  set -l found ($program completion --words "$line" 2>/dev/null)
  set -e found[1]
  printf '%s\\n' $found
end
complete -c forgespec -f -a '(__forgespec_words)'
`,
};
