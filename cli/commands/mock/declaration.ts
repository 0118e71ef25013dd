import { declareCommand, type OptionsOf } from '../../options/declare-command.ts';
import { descriptionOptions } from '../../options/description-options.ts';
import { choiceOption, flag, offByDefault, optional, optionalForRun } from '../../options/option-kinds.ts';
import { anyText, commaList, delayMilliseconds, filePath, wholeNumber } from '../../options/value-kinds.ts';
import { generatedForStubs, host, port, spec, stopWithParent } from '../../options/shared-options.ts';

export type MockCommandOptions = OptionsOf<typeof mockDeclaration>;

export const mockDeclaration = declareCommand({
  name: 'mock',
  words: 'serve the examples of the description',
  section: { key: 'mock', words: 'Options of `forgespec mock`.' },
  options: {
    spec,
    engine: choiceOption(
      '<name>',
      'prism validates requests and serves examples of the description; stubs is the generated server, which is faster',
      ['prism', 'stubs'],
      'prism',
    ),
    generated: generatedForStubs,
    dynamic: offByDefault('generate bodies from their schemas (only with the engine prism)'),
    seed: optional(
      '<number>',
      'the seed of generated bodies: the same seed gives the same bodies (only with the engine prism)',
      wholeNumber,
    ),
    delay: optional('<ms>', 'the time before each response, in milliseconds, up to 60000', delayMilliseconds),
    scenario: optional(
      '<file>',
      'a YAML or JSON file with the responses to some calls: the third call of an operation gets a 429, for example',
      filePath,
    ),
    callbacks: optional(
      '<list>',
      'send the callbacks of operations, after their responses, to URLs of these origins, such as http://localhost:3000; separated by commas (default: no callbacks)',
      commaList,
    ),
    send: optionalForRun(
      '<name>',
      'send a webhook or a callback of the description to the address of --to, and end; the body is an example of the description, or a value of the schema',
      anyText,
    ),
    to: optionalForRun('<url>', 'the address of the receiver; only with --send', anyText),
    example: optionalForRun('<name>', 'the name of the example to send; only with --send', anyText),
    proxy: optional(
      '<url>',
      'the origin of a server, such as https://api.example.com: the command sends all requests to it; only with --record',
      anyText,
    ),
    record: optional(
      '<file>',
      'write the responses of the server of --proxy to a new file, which --scenario can read',
      filePath,
    ),
    watch: flag(
      'serve the new examples after each change of the description; the engine stubs loads the generated code again after each change, and generates this code itself if the config contains the output',
    ),
    host,
    port: port(4010),
    ...descriptionOptions,
    stopWithParent,
  },
  examples: [
    { args: '', words: 'serve the examples on http://127.0.0.1:4010' },
    { args: '--scenario busy.yaml', words: 'respond to some calls as the file says' },
    { args: '--send orderPaid --to http://localhost:3000/hooks', words: 'send a webhook to a receiver' },
  ],
});
