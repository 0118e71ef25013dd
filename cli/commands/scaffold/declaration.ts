import { declareCommand, type OptionsOf } from '../../options/declare-command.ts';
import { descriptionOptions } from '../../options/description-options.ts';
import { operationsOfHandlers } from '../../options/operations-option.ts';
import { withDefault } from '../../options/option-kinds.ts';
import { filePath } from '../../options/value-kinds.ts';
import { area, generatedFolder, importExtensionOfOutput, spec } from '../../options/shared-options.ts';

export type ScaffoldCommandOptions = OptionsOf<typeof scaffoldDeclaration>;

export const scaffoldDeclaration = declareCommand({
  name: 'scaffold',
  words:
    'create handlers for the generated server, with one file for each area; add missing handlers to existing files',
  section: { key: 'scaffold', words: 'Options of `forgespec scaffold`.' },
  options: {
    spec,
    out: withDefault('<folder>', 'the folder to write to', 'handlers', filePath),
    generated: generatedFolder('the folder with the generated code'),
    area,
    importExtensions: importExtensionOfOutput,
    ...descriptionOptions,
    operations: operationsOfHandlers,
  },
  examples: [
    { args: '', words: 'write missing handlers to handlers/' },
    { args: '--out src/handlers --generated src/generated', words: 'use other folders' },
    { args: '--area projects,users', words: 'write only the handlers of two areas' },
  ],
});
