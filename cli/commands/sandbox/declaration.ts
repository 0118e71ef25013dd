import { declareCommand, type OptionsOf } from '../../options/declare-command.ts';
import { flag, fromEnvironment, onByDefault, optional } from '../../options/option-kinds.ts';
import { anyText, filePath, portNumber } from '../../options/value-kinds.ts';
import { allowHost, host, port, stopWithParent } from '../../options/shared-options.ts';

export type SandboxCommandOptions = OptionsOf<typeof sandboxDeclaration>;

/** The environment variable that contains the token of the control port. */
export const controlTokenVariable = 'FORGESPEC_CONTROL_TOKEN';

export const sandboxDeclaration = declareCommand({
  name: 'sandbox',
  words: 'run the whole service, with state and example data',
  section: { key: 'sandbox', words: 'Options of `forgespec sandbox`.' },
  options: {
    host,
    port: port(4011),
    data: optional(
      '<folder>',
      'the folder for the data of the sandbox; without this option, the data is lost when the sandbox stops',
      filePath,
    ),
    database: optional(
      '<url>',
      'the address of a PostgreSQL database, which replaces the database inside the process',
      anyText,
    ),
    seed: onByDefault('start without the example data', 'start with the example data'),
    controlPort: optional(
      '<number>',
      'port for requests that reset the data, set the clock or inject faults; without a control token, only this computer can connect',
      portNumber,
    ),
    controlToken: fromEnvironment(
      '<token>',
      'let other computers use the control port, with this bearer token',
      controlTokenVariable,
      anyText,
    ),
    allowHost,
    watch: flag(
      'after each change of the description, generate the server again, and run it with the same data; possible only if the config generates the server',
    ),
    stopWithParent,
  },
  examples: [
    { args: '', words: 'start the service with example data on http://127.0.0.1:4011' },
    { args: '--data .sandbox --port 8080', words: 'keep the data in a folder' },
    {
      args: '--no-seed --control-port 4013',
      words: 'start without data; tests can reset the data with requests to the control port',
    },
  ],
});
