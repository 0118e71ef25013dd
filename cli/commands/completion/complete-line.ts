import type { Argument, Command, Option } from 'commander';
import { declaredCommands } from '../../declared-commands.ts';
import { fetchingTopic } from '../../options/fetching-topic.ts';
import { pathsFor } from './paths-for.ts';

/** The proposals for the last word of a command line. */
export interface Completion {
  /** The kind of the proposals. If the proposals are paths, the shell quotes their special characters, and adds no space after a folder. */
  readonly kind: 'paths' | 'words';
  readonly proposals: readonly Proposal[];
}

/** A word that starts with the text that the user has typed. */
interface Proposal {
  readonly word: string;
  /** A description that the shell shows beside the word. */
  readonly words?: string;
}

/** The state of a command line before the word that the shell completes. */
interface LineState {
  readonly command: Command;
  /** The option that needs the word as its value. Undefined if the word is not the value of an option. */
  readonly pending: Option | undefined;
  /** True after the word `help`. */
  readonly isHelp: boolean;
  /** The number of arguments before the word. Options and names of commands do not count. Infinity if no further word is allowed. */
  readonly position: number;
}

/**
 * Completes a command line. The scripts of all shells call this function, so all shells propose the same words.
 *
 * @param program the parser of the command line.
 * @param line the text from the name of the program to the cursor: `forgespec config mo`.
 */
export async function completeLine(program: Command, line: string): Promise<Completion> {
  const [, ...words] = wordsOf(line);
  const typed = words.pop() ?? '';
  const { command, pending, position, isHelp } = stateAfter(words, program);
  if (pending !== undefined) return valuesOf(command, pending, typed);
  const [flag = '', ...value] = typed.split(/(?<==)/u);
  const named = flag.endsWith('=') ? optionOf(command, program, flag.slice(0, -1)) : undefined;
  if (named !== undefined) return withPrefix(flag, valuesOf(command, named, value.join('')));
  if (typed.startsWith('-')) return matching(flagsOf(command, program), typed);
  const argument = command.registeredArguments[position];
  if (argument !== undefined) return argumentValues(command, argument, typed);
  return matching(position === 0 ? commandsOf(command, program, isHelp) : [], typed);
}

/** Splits a command line at spaces. The last word is empty if the line ends with a space. Quotes and backslashes are removed. */
const wordsOf = (line: string): string[] =>
  (line.match(/(?:[^\s'"\\]|\\.?|'[^']*'?|"[^"]*"?)+|(?<=\s)$/gsu) ?? []).map((word) =>
    word.replaceAll(/\\(.)|['"\\]/gsu, '$1'),
  );

function stateAfter(words: readonly string[], program: Command): LineState {
  let command = program;
  let pending: Option | undefined;
  let position = 0;
  let isHelp = false;
  for (const word of words) {
    const below = position === 0 ? command.commands.find((each) => each.name() === word) : undefined;
    if (pending !== undefined) pending = undefined;
    else if (word.startsWith('-')) pending = optionOf(command, program, word);
    else if (below !== undefined) command = below;
    // Only one word can follow `help`: the name of a command.
    else if (command === program && word === 'help') isHelp = true;
    else position += 1;
    if (pending?.required === false && !pending.optional) pending = undefined;
  }
  return { command, pending, isHelp, position: isHelp && command !== program ? Infinity : position };
}

const optionOf = (command: Command, program: Command, flag: string): Option | undefined =>
  [...command.options, ...program.options].find(({ long, short }) => flag === long || flag === short);

function flagsOf(command: Command, program: Command): Proposal[] {
  const options = [...new Set([...command.options, ...program.options])].filter(({ hidden }) => !hidden);
  const flags = options.map(({ long, description }) => ({ word: long ?? '', words: description }));
  return [...flags, { word: '--help', words: 'display help for command' }];
}

const commandsOf = (command: Command, program: Command, isHelp: boolean): Proposal[] => [
  ...command.commands
    .filter((below) => isHelp || below.name() !== fetchingTopic)
    .map((below) => ({ word: below.name(), words: below.description() })),
  ...(command === program ? [{ word: 'help', words: 'show the help of a command' }] : []),
];

/**
 * Returns the proposals for the value of an option. If its declaration allows only certain names, these names are proposed. If its argument
 * is a file or a folder, paths are proposed.
 */
function valuesOf(command: Command, option: Option, typed: string): Completion {
  const declared = declaredCommands.find(({ name }) => name === command.name())?.options[option.attributeName()];
  const schema = declared?.setting?.schema;
  const names = option.argChoices ?? declared?.choices ?? schema?.enum;
  if (names !== undefined) return matching(namesAs(names), typed);
  if (schema?.items?.enum !== undefined) return listValues(schema.items.enum, typed);
  const [, argument] = /[<[](.+)[>\]]/u.exec(option.flags) ?? [];
  if (argument !== 'file' && argument !== 'folder') return none;
  return { kind: 'paths', proposals: pathsFor(typed, argument === 'folder' ? 'folder' : option.attributeName()) };
}

/** Completes the last name in a comma-separated list. Names that the list already contains are not proposed. */
function listValues(names: readonly string[], typed: string): Completion {
  const start = typed.slice(0, typed.lastIndexOf(',') + 1);
  const used = start.split(',');
  return matching(namesAs(names.filter((name) => !used.includes(name)).map((name) => start + name)), typed);
}

async function argumentValues(command: Command, argument: Argument, typed: string): Promise<Completion> {
  if (argument.argChoices !== undefined) return matching(namesAs(argument.argChoices), typed);
  if (command.name() === 'explain') return matching(namesAs(await explainableCodes()), typed);
  return ['description', 'document'].includes(argument.name())
    ? { kind: 'paths', proposals: pathsFor(typed, 'spec') }
    : none;
}

async function explainableCodes(): Promise<string[]> {
  const { catalogue } = await import('@forgespec/description/diagnostics/catalogue');
  const { builtInRuleNames } = await import('@forgespec/description/diagnostics');
  const { changeIds } = await import('@forgespec/diff/catalogue');
  return [...Object.keys(catalogue), ...builtInRuleNames, ...changeIds()];
}

const none: Completion = { kind: 'words', proposals: [] };

const namesAs = (names: readonly string[]): Proposal[] => names.map((word) => ({ word }));

const matching = (proposals: readonly Proposal[], typed: string): Completion => ({
  kind: 'words',
  proposals: proposals.filter(({ word }) => word.startsWith(typed)),
});

const withPrefix = (prefix: string, { kind, proposals }: Completion): Completion => ({
  kind,
  proposals: proposals.map((proposal) => ({ ...proposal, word: prefix + proposal.word })),
});
