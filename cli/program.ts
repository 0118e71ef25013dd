import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { Command, Option } from 'commander';
import { handleBrokenOutput } from './commands/broken-output.ts';
import { reportFailure } from './commands/report-failure.ts';
import { commaList, portNumber, positiveNumber, remoteFolder, wholeNumber } from './commands/option-values.ts';
import { engineNames } from './engines/engine-names.ts';
import { emitterNames } from '@forgespec/generator/emitter-names';

// Compilers are most of what is loaded here; Node keeps their compiled code between runs.
enableCompileCache();
if (process.argv[2] === 'generate') {
  // Two threads on two cores make much garbage of short life. Collected early, it costs a third less memory; helpers of the
  // collector and of the optimizing compiler would take the time from them, and a run is over before most optimized code pays off.
  setFlagsFromString('--min-semi-space-size=2 --semi-space-growth-factor=1 --single-threaded-gc');
  setFlagsFromString('--invocation-count-for-maglev=1500 --invocation-count-for-turbofan=60000');
}

/** The command line. Each command loads its own modules, so that `--help` waits for none of them. */
function createProgram(exit: (code: number) => void): Command {
  const program = new Command('forgespec')
    .description('One OpenAPI description in; types, client, server stubs, validators, reference and mock out.')
    .helpCommand(false)
    .showHelpAfterError('(run with --help for the options)')
    .exitOverride()
    .addHelpText(
      'after',
      `
Exit codes: 0 done, 1 the description or the output has problems, 2 the command was used wrongly.
A server that SIGINT, SIGTERM or SIGHUP stops waits up to 5 seconds for its requests, and exits with 0. A second signal ends the wait.
128 + the number of the signal: a signal ended a command before it was done, or a server before it was closed.

Examples:
  forgespec generate                     spec/openapi.yaml → generated/
  forgespec generate --check             fail when generated/ is not up to date
  forgespec lint                         everything that our rules find, as file:line:column
  forgespec docs --out reference         the reference: open reference/index.html
  forgespec serve                        reference, console and mock on http://127.0.0.1:4000
  forgespec mock --port 4010             serve the examples on http://127.0.0.1:4010/api/v4`,
    );

  const spec = [
    '--spec <file>',
    'root of the description: OpenAPI 3.0 or 3.1, YAML or JSON, one file or split',
    'spec/openapi.yaml',
  ] as const;

  const code = [
    '--code <folder>',
    'where samples import from: a folder such as ./generated, or the name of a package',
    './generated',
  ] as const;

  const remotes = [
    '--remotes <url-prefix=folder>',
    'the folder with the documents that references find below an address; may be repeated, nothing is ever fetched',
    remoteFolder,
    [],
  ] as const;

  const hostNames = [
    '--allow-host <list>',
    'names under which it may be addressed, separated by commas (default: names of this computer, if it listens there only)',
    commaList,
  ] as const;

  const withParent = [
    '--stop-with-parent',
    'stop when the process that started this one has ended, such as a script that was killed',
  ] as const;

  program
    .command('generate')
    .description('generate code from the description')
    .option(...spec)
    .option('--out <folder>', 'where to write: a new or empty folder, or an output folder', 'generated')
    .option('--only <list>', `what to generate, separated by commas: ${emitterNames.join(', ')}`, commaList)
    .option('--assert-formats', 'validators refuse what does not have the format that its schema names (the default)')
    .option('--no-assert-formats', 'validators take formats for annotations, as JSON Schema does by itself')
    .option('--places', 'also write validators/places.ts, which tells in which line of the description a schema stands')
    .option('--report [file]', 'say what TypeScript types cannot express, and which validators enforce it')
    .option(...remotes)
    .option('--check', 'write nothing; exit with 1 and name what differs')
    .option('--force', 'overwrite generated files that were edited by hand')
    .action(async (options) => exit(await (await import('./commands/generate.ts')).generateCommand(options)));

  program
    .command('lint')
    .description('check the description against the rules of redocly.yaml')
    .option(...spec)
    .option('--config <file>', 'the rules (default: redocly.yaml, or what Redocly recommends where there is none)')
    .option(...remotes)
    .action(async (options) => exit(await (await import('./commands/lint.ts')).lintCommand(options)));

  program
    .command('docs')
    .description('build the reference and the pages around it as a folder that needs no network')
    .option(...spec)
    .option('--out <folder>', 'where to write: a new or empty folder, or one of an earlier run', 'reference')
    .option(...code)
    .option('--calls <file>', 'log of a mock, whose answers the coverage page counts')
    .option(
      '--contract <file>',
      'journal of a contract run (--report ndjson=FILE), whose verdicts the coverage page shows',
    )
    .option(...remotes)
    .action(async (options) => exit(await (await import('./commands/docs.ts')).docsCommand(options)));

  program
    .command('serve')
    .description('serve reference, console and mock or sandbox on one port; pages follow changes of the description')
    .option(...spec)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--port <number>', 'port to listen on; 0 for any free one', portNumber, 4000)
    .option(...code)
    .addOption(
      new Option(
        '--engine <name>',
        'what answers the console: a mock as by `forgespec mock`, or the service with its state',
      )
        .choices(engineNames)
        .default('prism'),
    )
    .option('--generated <folder>', 'what was generated, for the engine stubs', 'generated')
    .option(...remotes)
    .option(...hostNames)
    .option(...withParent)
    .action(async (options) => exit(await (await import('./commands/serve.ts')).serveCommand(options)));

  program
    .command('scaffold')
    .description('start handlers for the generated server, a file for each area, and add those that are missing')
    .option(...spec)
    .option('--out <folder>', 'where to write', 'handlers')
    .option('--generated <folder>', 'what was generated', 'generated')
    .option('--area <list>', 'only these areas, separated by commas', commaList)
    .option(...remotes)
    .action(async (options) => exit(await (await import('./commands/scaffold.ts')).scaffoldCommand(options)));

  program
    .command('mock')
    .description('serve the examples of the description')
    .option(...spec)
    .addOption(
      new Option(
        '--engine <name>',
        'prism reads the description and judges requests; stubs are the generated server, and fast',
      )
        .choices(['prism', 'stubs'])
        .default('prism'),
    )
    .option('--generated <folder>', 'what was generated, for the engine stubs', 'generated')
    .option('--dynamic', 'make bodies up from their schemas (prism)')
    .option('--seed <number>', 'makes what is made up the same in every run (prism)', wholeNumber)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--port <number>', 'port to listen on; 0 for any free one', portNumber, 4010)
    .option(...remotes)
    .option(...withParent)
    .action(async (options) => exit(await (await import('./commands/mock.ts')).mockCommand(options)));

  program
    .command('contract')
    .description('ask a server whether it does what the description says')
    .option(...spec)
    .option('--target <url>', 'the server, with or without the base path of the API')
    .option('--proxy <url>', 'instead of asking, look on while others ask this server through a proxy')
    .option('--host <address>', 'address of that proxy', '127.0.0.1')
    .option('--port <number>', 'port of that proxy; 0 for any free one', portNumber, 4012)
    .option('--fixtures <file>', 'what to know about this server: credentials, ids, hooks (YAML or JSON)')
    .option('--against <mock>', 'compare with a mock as well: prism, or an address')
    .option('--area <list>', 'only these areas, separated by commas', commaList)
    .option('--operation <list>', 'only these operations, separated by commas', commaList)
    .option('--level <level>', 'read; write, on test data of its own; full, also what was there before', 'read')
    .option('--read-only', 'send nothing but GET, HEAD and OPTIONS')
    .option('--seed <number>', 'names of test data are made from it', wholeNumber, 1)
    .option('--workers <number>', 'how many cases run at a time', positiveNumber, 4)
    .option('--rate <number>', 'requests a second', positiveNumber)
    .option('--timeout <ms>', 'how long an answer may take', positiveNumber, 10_000)
    .option('--max-requests <number>', 'how many requests to send at most', positiveNumber, 100_000)
    .option('--baseline <file>', 'deviations that are known (JSON)')
    .option('--report <list>', 'files to write: junit=FILE,html=FILE,ndjson=FILE,har=FILE,baseline=FILE', commaList)
    .option('--resume <file>', 'go on with the journal of a run that was interrupted')
    .option('--rerun <file>', 'ask again only what failed in the run of a journal')
    .option('--no-shrink', 'show the requests of failures as they were, and do not look for smaller ones')
    .option(...remotes)
    .option(...hostNames)
    .option(...withParent)
    .addHelpText(
      'after',
      `
Exit codes:
  0  every operation that was asked for was tried and conforms, except for deviations that the baseline has
  1  the server deviates
  2  conformance is not shown: an operation could not be tried or is not implemented (501), the run was interrupted,
     or it could not start. What an option or the fixtures exclude is left out: it is listed, and does not count.`,
    )
    .action(async (options) => exit(await (await import('./commands/contract.ts')).contractCommand(options)));

  program
    .command('sandbox')
    .description('run the whole service, with state and an example world')
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--port <number>', 'port to listen on; 0 for any free one', portNumber, 4011)
    .option('--data <folder>', 'where to keep its data; without it, it is gone when the sandbox stops')
    .option('--database <url>', 'a database of a PostgreSQL server, in place of the one in this process')
    .option('--no-seed', 'begin without the example world')
    .option(
      '--control-port <number>',
      'port for /sandbox/reset, /sandbox/clock and /sandbox/faults, for this computer',
      portNumber,
    )
    .addOption(
      new Option(
        '--control-token <token>',
        'opens the control port to other computers, for requests with this bearer token',
      ).env('FORGESPEC_CONTROL_TOKEN'),
    )
    .option(...hostNames)
    .option(...withParent)
    .action(async (options) => exit(await (await import('./commands/sandbox.ts')).sandboxCommand(options)));

  program
    .command('explain')
    .description('say what the code of a message means')
    .argument('[code]', 'the code; all of them when absent')
    .action(async (code) => exit((await import('./commands/explain.ts')).explainCommand(code)));

  return program;
}

handleBrokenOutput();
try {
  await createProgram((code) => (process.exitCode = code)).parseAsync();
} catch (error) {
  process.exitCode = reportFailure(error);
}
