import { declareCommand, type OptionsOf } from '../options/declare-command.ts';
import { withDefault } from '../options/option-kinds.ts';
import { text } from '../options/option-values.ts';
import { area, importEnd, remotes, spec } from '../options/shared-options.ts';

export type ScaffoldCommandOptions = OptionsOf<typeof scaffoldDeclaration>;

export const scaffoldDeclaration = declareCommand({
  name: 'scaffold',
  words: 'create handlers for the generated server, one file per area, and add missing ones',
  options: {
    spec,
    out: withDefault('<folder>', 'where to write', 'handlers', text),
    generated: withDefault('<folder>', 'the folder with the generated code', 'generated', text),
    area,
    importExtensions: importEnd,
    remotes,
  },
});
