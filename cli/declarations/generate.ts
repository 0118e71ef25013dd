import { adapterNames } from '@forgespec/generator/adapter-names';
import { emitterNames } from '@forgespec/generator/emitter-names';
import { declareCommand, type OptionsOf } from '../options/declare-command.ts';
import { flag, onByDefault, optional, withDefault, withOptionalArgument } from '../options/option-kinds.ts';
import { someOf, text } from '../options/option-values.ts';
import { importEnd, remotes, spec } from '../options/shared-options.ts';

export type GenerateCommandOptions = OptionsOf<typeof generate>;

export const generate = declareCommand({
  name: 'generate',
  words: 'generate code from the description',
  options: {
    spec,
    out: withDefault('<folder>', 'where to write: a new or empty folder, or an output folder', 'generated', text),
    only: optional('<list>', `what to generate, separated by commas: ${emitterNames.join(', ')}`, someOf(emitterNames)),
    importExtensions: importEnd,
    adapters: optional(
      '<adapters>',
      `adapters of the server: ${adapterNames.join(', ')} (default: those that fit package.json)`,
      someOf(adapterNames),
    ),
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
