import type { ReportKind } from '@forgespec/contract/reports';
import { declareCommand, type OptionsOf } from '../../options/declare-command.ts';
import { descriptionOptions } from '../../options/description-options.ts';
import {
  choiceOption,
  offByDefault,
  onByDefault,
  optional,
  optionalForRun,
  withDefault,
} from '../../options/option-kinds.ts';
import {
  anyText,
  commaList,
  filePath,
  portNumber,
  positiveNumber,
  type ValueKind,
  wholeNumber,
} from '../../options/value-kinds.ts';
import { auth } from '../../options/auth-option.ts';
import { allowHost, area, spec, stopWithParent } from '../../options/shared-options.ts';

export type ContractCommandOptions = OptionsOf<typeof contractDeclaration>;

/** The kinds of report files that a run can write. */
export const reportKinds = {
  baseline: 'The deviations of the run, as a baseline for later runs (JSON).',
  har: 'All requests and responses, as an HTTP archive.',
  html: 'The report as a page.',
  junit: 'The report for CI systems, as JUnit XML.',
  ndjson: 'The journal of the run, with one JSON object on each line.',
  sarif: 'The causes of the failures, as SARIF 2.1.0.',
} as const satisfies Readonly<Record<ReportKind, string>>;

/**
 * The report files. On the command line, they are written as `junit=FILE,html=FILE,github`. In the config, they are written as
 * `{ junit: 'FILE', html: 'FILE', github: true }`.
 */
const reportFiles: ValueKind<readonly string[]> = {
  parse: commaList.parse,
  schema: {
    description: 'The report files to write. Each key is the kind of a report, and its value is the path of the file.',
    type: 'object',
    properties: {
      ...Object.fromEntries(
        Object.entries(reportKinds).map(([kind, description]) => [kind, { description, ...filePath.schema }]),
      ),
      github: {
        description: 'Whether the run prints the causes of the failures as annotations of GitHub Actions.',
        type: 'boolean',
      },
    },
    additionalProperties: false,
  },
  read: (value, folder) =>
    Object.entries(value ?? {}).flatMap(([kind, file]) => {
      if (typeof file === 'boolean') return file ? [kind] : [];
      return [`${kind}=${filePath.read(file, folder)}`];
    }),
};

export const contractDeclaration = declareCommand({
  name: 'contract',
  words: 'test whether a server conforms to the description',
  section: { key: 'contract', words: 'Options of `forgespec contract`.' },
  alternatives: [['target', 'proxy']],
  options: {
    spec,
    target: optional(
      '<url>',
      'the URL of the server; if it has no path, the base path of the API is added; a path, also /, replaces the base path',
      anyText,
    ),
    proxy: optional(
      '<url>',
      'send no requests; start a proxy for this server, and check the requests of other programs',
      anyText,
    ),
    host: withDefault('<address>', 'address of the proxy', '127.0.0.1', anyText),
    port: withDefault('<number>', 'port of the proxy; 0 selects a free port', 4012, portNumber),
    fixtures: optional(
      '<file>',
      'a file with facts about the server: credentials, ids, hooks (YAML or JSON)',
      filePath,
    ),
    auth,
    against: optional(
      '<mock>',
      'compare each response with the response of a mock: prism, or the URL of a running mock',
      anyText,
    ),
    area,
    operation: optional('<list>', 'limit the command to these operations, separated by commas', commaList),
    level: choiceOption(
      '<level>',
      'the data that the run may change: read for no data, write for data that the run creates, full also for other data',
      ['read', 'write', 'full'],
      'read',
    ),
    readOnly: offByDefault('send only GET, HEAD and OPTIONS'),
    seed: withDefault('<number>', 'the seed for the names of test data', 1, wholeNumber),
    workers: withDefault('<number>', 'the number of cases that run at the same time', 4, positiveNumber),
    rate: optional('<number>', 'the largest number of requests per second', positiveNumber),
    timeout: withDefault('<ms>', 'the time limit for a response, in milliseconds', 10_000, positiveNumber),
    settle: optional(
      '<seconds>',
      'the time after which the effect of a write is visible; a case that does not pass is repeated with such pauses',
      positiveNumber,
    ),
    maxRequests: withDefault('<number>', 'the largest number of requests', 100_000, positiveNumber),
    hostile: offByDefault(
      'after the other cases, also send wrong types, unusual texts and malformed notations to each part of each request',
    ),
    timeLimit: optional(
      '<seconds>',
      'end the run after this time, and report the results until then; useful with --hostile',
      positiveNumber,
    ),
    baseline: optional('<file>', 'a file with known deviations, which do not fail the run (JSON)', filePath),
    report: optional(
      '<list>',
      'files to write: junit=FILE,html=FILE,ndjson=FILE,har=FILE,sarif=FILE,baseline=FILE; github prints annotations for GitHub Actions',
      reportFiles,
    ),
    baselineReason: optionalForRun('<text>', 'the reason of the new entries in --report baseline=FILE', anyText),
    baselineExpires: optionalForRun(
      '<day>',
      'the last day of the new entries in --report baseline=FILE, such as 2026-12-31',
      anyText,
    ),
    resume: optionalForRun('<file>', 'continue the interrupted run that wrote this journal', anyText),
    rerun: optionalForRun('<file>', 'repeat only the failed cases of the run that wrote this journal', anyText),
    shrink: onByDefault(
      'show the failed requests unchanged; do not search for smaller requests that still fail',
      'search for smaller requests that still fail',
    ),
    ...descriptionOptions,
    allowHost,
    stopWithParent,
  },
  examples: [
    { args: '--target http://127.0.0.1:3000', words: 'test a server with requests that only read' },
    {
      args: '--target http://127.0.0.1:3000 --level write --report junit=junit.xml',
      words: 'also create and delete test data, and write a report for CI',
    },
    { args: '--proxy http://127.0.0.1:3000 --port 4012', words: 'check the requests of other programs' },
  ],
  notes: `
Exit codes:
  0  every selected operation was tested and conforms, except for the deviations of the baseline
  1  the server deviates
  2  conformance is unknown: an operation could not be tested or is not implemented (501), the run was interrupted,
     or it could not start. Cases that an option or the fixtures exclude are listed, and do not count.`,
});
