import { declareCommand, type OptionsOf } from '../options/declare-command.ts';
import { flag, onByDefault, optional, withDefault } from '../options/option-kinds.ts';
import { commaList, portNumber, positiveNumber, text, wholeNumber } from '../options/option-values.ts';
import { allowHost, area, remotes, spec, stopWithParent } from '../options/shared-options.ts';

export type ContractCommandOptions = OptionsOf<typeof contractDeclaration>;

export const contractDeclaration = declareCommand({
  name: 'contract',
  words: 'test whether a server conforms to the description',
  options: {
    spec,
    target: optional('<url>', 'the server, with or without the base path of the API', text),
    proxy: optional('<url>', 'send no requests, but check the requests of others to this server through a proxy', text),
    host: withDefault('<address>', 'address of that proxy', '127.0.0.1', text),
    port: withDefault('<number>', 'port of that proxy; 0 for any free one', 4012, portNumber),
    fixtures: optional('<file>', 'facts about this server: credentials, ids, hooks (YAML or JSON)', text),
    against: optional('<mock>', 'also compare with a mock: prism, or an address', text),
    area,
    operation: optional('<list>', 'only these operations, separated by commas', commaList),
    level: withDefault(
      '<level>',
      'read; write, which changes only test data of the run; full, which also changes other data',
      'read',
      text,
    ),
    readOnly: flag('send nothing but GET, HEAD and OPTIONS'),
    seed: withDefault('<number>', 'the seed for the names of test data', 1, wholeNumber),
    workers: withDefault('<number>', 'the number of cases that run at a time', 4, positiveNumber),
    rate: optional('<number>', 'the largest number of requests per second', positiveNumber),
    timeout: withDefault('<ms>', 'the time limit for a response', 10_000, positiveNumber),
    maxRequests: withDefault('<number>', 'the largest number of requests', 100_000, positiveNumber),
    baseline: optional('<file>', 'the known deviations (JSON)', text),
    report: optional('<list>', 'files to write: junit=FILE,html=FILE,ndjson=FILE,har=FILE,baseline=FILE', commaList),
    resume: optional('<file>', 'continue an interrupted run, from its journal', text),
    rerun: optional('<file>', 'repeat only the failed cases of a run, from its journal', text),
    shrink: onByDefault('show the requests of failures unchanged, without a search for smaller ones'),
    remotes,
    allowHost,
    stopWithParent,
  },
  notes: `
Exit codes:
  0  every selected operation was tested and conforms, except for the deviations of the baseline
  1  the server deviates
  2  conformance is unknown: an operation could not be tested or is not implemented (501), the run was interrupted,
     or it could not start. Cases that an option or the fixtures exclude are listed, and do not count.`,
});
