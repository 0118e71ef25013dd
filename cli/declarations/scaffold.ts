import { declareCommand, type OptionsOf } from '../options/declare-command.ts';
import { withDefault } from '../options/option-kinds.ts';
import { text } from '../options/option-values.ts';
import { area, importEnd, remotes, spec } from '../options/shared-options.ts';

export type ScaffoldCommandOptions = OptionsOf<typeof scaffold>;

export const scaffold = declareCommand({
  name: 'scaffold',
  words: 'start handlers for the generated server, a file for each area, and add those that are missing',
  options: {
    spec,
    out: withDefault('<folder>', 'where to write', 'handlers', text),
    generated: withDefault('<folder>', 'what was generated', 'generated', text),
    area,
    importExtensions: importEnd,
    remotes,
  },
});
