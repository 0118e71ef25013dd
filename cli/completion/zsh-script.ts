import { shellWord } from '@forgespec/generator/code/shell-word';
import type { CompletedCommand, CompletedFlag } from './completion-words.ts';

/** Returns a zsh script that completes the given words. The user must have enabled `compinit`. */
export function zshScript(commands: readonly CompletedCommand[]): string {
  const cases = commands.map(({ name, flags }) => {
    const specs = flags.map((flag) => `        ${shellWord(specOf(flag))} \\\n`).join('');
    return `    ${name === '' ? "''" : name})\n      _arguments \\\n${specs}        '*:file:_files' ;;\n`;
  });
  const named = commands.filter(({ name }) => name !== '');
  const list = named.map(({ name, words }) => `    ${shellWord(`${name}:${words.replaceAll(':', '\\:')}`)}\n`).join('');
  return `#compdef forgespec
# Completes the commands and options of forgespec in zsh.
_forgespec() {
  local -a commands
  commands=(
${list}  )
  if (( CURRENT == 2 )) && [[ "\${words[2]}" != -* ]]; then
    _describe command commands
    return
  fi
  local command=''
  (( CURRENT > 2 )) && command="\${words[2]}"
  case "$command" in
${cases.join('')}    *) _files ;;
  esac
}
compdef _forgespec forgespec
`;
}

function specOf({ flag, words, value }: CompletedFlag): string {
  const described = `${flag}[${words.replaceAll(/[[\]\\:]/gu, String.raw`\$&`)}]`;
  if (value === undefined) return described;
  if (typeof value === 'object') return `${described}:value:(${value.join(' ')})`;
  return `${described}:value:${value === 'path' ? '_files' : ' '}`;
}
