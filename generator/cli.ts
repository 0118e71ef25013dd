#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { CommandError } from './commands/command-error.ts';
import { printable } from './diagnostics/printable.ts';
import { emitterNames } from './emitter-names.ts';
import { styleFor } from './diagnostics/style.ts';

// Compilers are most of what is loaded here; Node keeps their compiled code between runs.
enableCompileCache();
// Two compilers in two threads make much garbage of short life. Collected early, it costs no time and a third less memory.
setFlagsFromString('--semi-space-growth-factor=1');

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

  program
    .command('generate')
    .description('generate code from the description')
    .option(...spec)
    .option('--out <folder>', 'where to write', 'generated')
    .option('--only <list>', `what to generate, separated by commas: ${emitterNames.join(', ')}`, commaList)
    .option('--assert-formats', 'validators refuse what does not have the format that its schema names (the default)')
    .option('--no-assert-formats', 'validators take formats for annotations, as JSON Schema does by itself')
    .option('--check', 'write nothing; exit with 1 and name what differs')
    .option('--force', 'overwrite generated files that were edited by hand')
    .action(async (options) => exit(await (await import('./commands/generate.ts')).generateCommand(options)));

  program
    .command('lint')
    .description('check the description against the rules of redocly.yaml')
    .option(...spec)
    .option('--config <file>', 'the rules', 'redocly.yaml')
    .action(async (options) => exit(await (await import('./commands/lint.ts')).lintCommand(options)));

  program
    .command('docs')
    .description('build the reference and the pages around it as a folder that needs no network')
    .option(...spec)
    .option('--out <folder>', 'where to write', 'reference')
    .option(...code)
    .option('--calls <file>', 'log of a mock, whose answers the coverage page counts')
    .action(async (options) => exit(await (await import('./commands/docs.ts')).docsCommand(options)));

  program
    .command('serve')
    .description('serve reference, console and mock on one port; pages follow changes of the description')
    .option(...spec)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--port <number>', 'port to listen on; 0 for any free one', portNumber, 4000)
    .option(...code)
    .action(async (options) => exit(await (await import('./commands/serve.ts')).serveCommand(options)));

  program
    .command('mock')
    .description('serve the examples of the description with Prism')
    .option(...spec)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--port <number>', 'port to listen on; 0 for any free one', portNumber, 4010)
    .action(async (options) => exit(await (await import('./commands/mock.ts')).mockCommand(options)));

  program
    .command('explain')
    .description('say what the code of a message means')
    .argument('[code]', 'the code; all of them when absent')
    .action(async (code) => exit((await import('./commands/explain.ts')).explainCommand(code)));

  return program;
}

function commaList(text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.includes('')) throw new InvalidArgumentError('Write names separated by commas.');
  return names;
}

function portNumber(text: string): number {
  const port = Number(text);
  if (!/^\d+$/u.test(text) || port > 65_535) throw new InvalidArgumentError('Write a number from 0 to 65535.');
  return port;
}

try {
  await createProgram((code) => (process.exitCode = code)).parseAsync();
} catch (error) {
  process.exitCode = report(error);
}

/** Says what went wrong, without a stack trace unless it is asked for. Returns the exit code. */
function report(error: unknown): number {
  // commander has printed its own message.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  const label = styleFor(process.stderr).red('error');
  if (error instanceof CommandError) {
    process.stderr.write(`${label} ${error.message}\n`);
    return error.exitCode;
  }
  const message = error instanceof Error ? error.message : String(error);
  const isSystem = error instanceof Error && 'syscall' in error;
  const hint = isSystem
    ? ''
    : '\nThis is a defect of forgespec. Run again with FORGESPEC_DEBUG=1 and report what it prints.';
  process.stderr.write(`${label} ${printable(message)}${hint}\n`);
  if (process.env.FORGESPEC_DEBUG !== undefined && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  return 1;
}
