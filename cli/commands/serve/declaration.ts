import { engineNames } from '../../engines/engine-names.ts';
import { declareCommand, type OptionsOf } from '../../options/declare-command.ts';
import { descriptionOptions } from '../../options/description-options.ts';
import { site } from '../../options/site-option.ts';
import { choiceOption } from '../../options/option-kinds.ts';
import {
  allowHost,
  changelogOfTags,
  code,
  generatedForStubs,
  host,
  port,
  spec,
  stopWithParent,
  tagPrefix,
} from '../../options/shared-options.ts';

export type ServeCommandOptions = OptionsOf<typeof serveDeclaration>;

export const serveDeclaration = declareCommand({
  name: 'serve',
  words: 'serve the reference, and a mock or the sandbox on one port; update the pages when the description changes',
  section: { key: 'serve', words: 'Options of `forgespec serve`.' },
  options: {
    spec,
    host,
    port: port(4000),
    code,
    engine: choiceOption(
      '<name>',
      'the server that responds to the requests of the pages: prism or stubs (a mock, as in `forgespec mock`), or sandbox (the service with its state); stubs and sandbox load their code again when this code changes',
      engineNames,
      'prism',
    ),
    generated: generatedForStubs,
    changelog: changelogOfTags,
    tagPrefix,
    site,
    ...descriptionOptions,
    allowHost,
    stopWithParent,
  },
  examples: [
    { args: '', words: 'serve the reference and a mock on http://127.0.0.1:4000' },
    { args: '--port 8080 --engine sandbox', words: 'serve the stateful service in place of the mock' },
    { args: 'petstore.yaml --port 0', words: 'serve another description on any free port' },
  ],
});
