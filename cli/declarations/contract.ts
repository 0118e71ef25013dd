import { declareCommand, type OptionsOf } from '../options/declare-command.ts';
import { flag, onByDefault, optional, withDefault } from '../options/option-kinds.ts';
import { commaList, portNumber, positiveNumber, text, wholeNumber } from '../options/option-values.ts';
import { allowHost, area, remotes, spec, stopWithParent } from '../options/shared-options.ts';

export type ContractCommandOptions = OptionsOf<typeof contract>;

export const contract = declareCommand({
  name: 'contract',
  words: 'ask a server whether it does what the description says',
  options: {
    spec,
    target: optional('<url>', 'the server, with or without the base path of the API', text),
    proxy: optional('<url>', 'instead of asking, look on while others ask this server through a proxy', text),
    host: withDefault('<address>', 'address of that proxy', '127.0.0.1', text),
    port: withDefault('<number>', 'port of that proxy; 0 for any free one', 4012, portNumber),
    fixtures: optional('<file>', 'what to know about this server: credentials, ids, hooks (YAML or JSON)', text),
    against: optional('<mock>', 'compare with a mock as well: prism, or an address', text),
    area,
    operation: optional('<list>', 'only these operations, separated by commas', commaList),
    level: withDefault(
      '<level>',
      'read; write, on test data of its own; full, also what was there before',
      'read',
      text,
    ),
    readOnly: flag('send nothing but GET, HEAD and OPTIONS'),
    seed: withDefault('<number>', 'names of test data are made from it', 1, wholeNumber),
    workers: withDefault('<number>', 'how many cases run at a time', 4, positiveNumber),
    rate: optional('<number>', 'requests a second', positiveNumber),
    timeout: withDefault('<ms>', 'how long an answer may take', 10_000, positiveNumber),
    maxRequests: withDefault('<number>', 'how many requests to send at most', 100_000, positiveNumber),
    baseline: optional('<file>', 'deviations that are known (JSON)', text),
    report: optional('<list>', 'files to write: junit=FILE,html=FILE,ndjson=FILE,har=FILE,baseline=FILE', commaList),
    resume: optional('<file>', 'go on with the journal of a run that was interrupted', text),
    rerun: optional('<file>', 'ask again only what failed in the run of a journal', text),
    shrink: onByDefault('show the requests of failures as they were, and do not look for smaller ones'),
    remotes,
    allowHost,
    stopWithParent,
  },
  notes: `
Exit codes:
  0  every operation that was asked for was tried and conforms, except for deviations that the baseline has
  1  the server deviates
  2  conformance is not shown: an operation could not be tried or is not implemented (501), the run was interrupted,
     or it could not start. What an option or the fixtures exclude is left out: it is listed, and does not count.`,
});
