import type { CompletedCommand } from './completion-words.ts';

/** Returns a fish script that completes the given words. */
export function fishScript(commands: readonly CompletedCommand[]): string {
  const lines = commands.flatMap(({ name, words, flags }) => {
    const condition = name === '' ? '__fish_use_subcommand' : `__fish_seen_subcommand_from ${name}`;
    const own = name === '' ? [] : [`complete -c forgespec -f -n __fish_use_subcommand -a ${name} -d ${quoted(words)}`];
    return [
      ...own,
      ...flags.map(({ flag, words: about, value }) => {
        const argument = typeof value === 'object' ? ` -x -a ${quoted(value.join(' '))}` : argumentOf[value ?? 'none'];
        return `complete -c forgespec -n ${quoted(condition)} -l ${flag.slice(2)}${argument} -d ${quoted(about)}`;
      }),
    ];
  });
  return `# Completes the commands and options of forgespec in fish.\n${lines.join('\n')}\n`;
}

const argumentOf = { any: ' -x', none: '', path: ' -r' } as const;

const quoted = (text: string): string => `'${text.replaceAll(/['\\]/gu, String.raw`\$&`)}'`;
