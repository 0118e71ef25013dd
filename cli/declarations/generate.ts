import { emitterNames, type EmitterName } from '@forgespec/generator/emitter-names';
import { InvalidArgumentError } from 'commander';
import { declareCommand, type OptionsOf } from '../options/declare-command.ts';
import { flag, onByDefault, optional, withDefault, withOptionalArgument } from '../options/option-kinds.ts';
import { commaList, text } from '../options/option-values.ts';
import { remotes, spec } from '../options/shared-options.ts';

export type GenerateCommandOptions = OptionsOf<typeof generate>;

export const generate = declareCommand({
  name: 'generate',
  words: 'generate code from the description',
  options: {
    spec,
    out: withDefault('<folder>', 'where to write: a new or empty folder, or an output folder', 'generated', text),
    only: optional('<list>', `what to generate, separated by commas: ${emitterNames.join(', ')}`, emitterList),
    assertFormats: onByDefault(
      'validators take formats for annotations, as JSON Schema does by itself',
      'validators refuse what does not have the format that its schema names (the default)',
    ),
    places: flag('also write validators/places.ts, which tells in which line of the description a schema stands'),
    report: withOptionalArgument('[file]', 'say what TypeScript types cannot express, and which validators enforce it'),
    remotes,
    check: flag('write nothing; exit with 1 and name what differs'),
    force: flag('overwrite generated files that were edited by hand'),
  },
});

function emitterList(list: string): readonly EmitterName[] {
  return commaList(list).map((wanted) => {
    const name = emitterNames.find((known) => known === wanted);
    if (name === undefined) throw new InvalidArgumentError(`--only knows ${emitterNames.join(', ')}.`);
    return name;
  });
}
