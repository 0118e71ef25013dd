import { declareCommand, type OptionsOf } from '../options/declare-command.ts';
import { choice, flag, optional } from '../options/option-kinds.ts';
import { wholeNumber } from '../options/option-values.ts';
import { generatedForStubs, host, port, remotes, spec, stopWithParent } from '../options/shared-options.ts';

export type MockCommandOptions = OptionsOf<typeof mock>;

export const mock = declareCommand({
  name: 'mock',
  words: 'serve the examples of the description',
  options: {
    spec,
    engine: choice(
      '<name>',
      'prism reads the description and judges requests; stubs are the generated server, and fast',
      ['prism', 'stubs'],
      'prism',
    ),
    generated: generatedForStubs,
    dynamic: flag('make bodies up from their schemas (prism)'),
    seed: optional('<number>', 'makes what is made up the same in every run (prism)', wholeNumber),
    host,
    port: port(4010),
    remotes,
    stopWithParent,
  },
});
