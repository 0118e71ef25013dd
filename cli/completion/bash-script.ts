import type { CompletedCommand } from './completion-words.ts';

/**
 * Returns a bash script that completes the given words. All words are names of commands, flags and values, so they need no
 * quotes.
 */
export function bashScript(commands: readonly CompletedCommand[]): string {
  const cases = commands.map(({ name, commands: below, flags }) => {
    const values = flags.flatMap(({ flag, value }) => {
      if (value === undefined) return [];
      return [`        ${flag}) ${typeof value === 'object' ? replyWith(value) : ':'} ;;\n`];
    });
    return `    '${name}')
      case "$before" in
${values.join('')}        *) ${replyWith([...below, ...flags.map(({ flag }) => flag)])} ;;
      esac ;;
`;
  });
  return `# Completes the commands and options of forgespec in bash.
_forgespec() {
  local current="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" command='' word
  COMPREPLY=()
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in
      ${commands.flatMap(({ name }) => (name === '' ? [] : [name])).join('|')}) command="$word"; break ;;
    esac
  done
  case "$command" in
${cases.join('')}  esac
}
complete -o bashdefault -o default -F _forgespec forgespec
`;
}

/** Returns the bash command that proposes the given words. If none of them fits, bash proposes files. */
const replyWith = (words: readonly string[]): string => `COMPREPLY=($(compgen -W '${words.join(' ')}' -- "$current"))`;
