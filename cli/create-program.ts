import { Command } from 'commander';
import { requirePackages } from './commands/require-packages.ts';
import { configuredCommands } from './config/configured-commands.ts';
import { noConfig } from './config/loaded-config.ts';
import { configDeclaration } from './declarations/config.ts';
import { contractDeclaration } from './declarations/contract.ts';
import { docsDeclaration } from './declarations/docs.ts';
import { explainDeclaration } from './declarations/explain.ts';
import { generateDeclaration } from './declarations/generate.ts';
import { lintDeclaration } from './declarations/lint.ts';
import { mockDeclaration } from './declarations/mock.ts';
import { sandboxDeclaration } from './declarations/sandbox.ts';
import { scaffoldDeclaration } from './declarations/scaffold.ts';
import { serveDeclaration } from './declarations/serve.ts';
import type { OptionRecord, OptionValues } from './options/command-option.ts';
import { buildCommand, type CommandDeclaration, type GivenOptions, readsConfig } from './options/declare-command.ts';

/**
 * Builds the command line. Each command loads its modules only when it runs, so that `--help` is fast.
 *
 * @param exit receives the exit code of the command.
 */
export function createProgram(exit: (code: number) => void): Command {
  const program = new Command('forgespec')
    .description('One OpenAPI description in; types, client, server stubs, validators, reference and mock out.')
    .helpCommand(false)
    .showHelpAfterError('(run with --help for the options)')
    .exitOverride()
    .addHelpText('after', notes);

  const addRuns = <Options extends OptionRecord>(
    declaration: CommandDeclaration<Options>,
    run: (runs: readonly OptionValues<Options>[]) => Promise<number>,
  ): void => {
    const command = buildCommand(declaration, async (given) => {
      const { commandValues } = await import('./config/command-values.ts');
      const { soundConfig } = await import('./commands/sound-config.ts');
      const config = readsConfig(declaration) ? await soundConfig(given.config) : noConfig;
      exit(config === undefined ? 2 : await run(commandValues(declaration, given, config)));
    });
    program.addCommand(command.copyInheritedSettings(program));
  };
  const add = <Options extends OptionRecord>(
    declaration: CommandDeclaration<Options>,
    run: (values: OptionValues<Options>) => Promise<number>,
  ): void =>
    addRuns(declaration, async ([values]) => {
      if (values === undefined) throw new Error(`The config has no values for ${declaration.name}.`);
      return run(values);
    });

  addRuns(generateDeclaration, async (runs) => (await import('./commands/generate-outputs.ts')).generateOutputs(runs));
  add(lintDeclaration, async (options) => (await import('./commands/lint.ts')).lintCommand(options));
  add(docsDeclaration, async (options) => {
    requirePackages('docs', '@forgespec/reference');
    return (await import('./commands/docs.ts')).docsCommand(options);
  });
  add(serveDeclaration, async (options) => {
    const engine = options.engine === 'sandbox' ? '@forgespec/sandbox' : '@forgespec/mock';
    requirePackages(`serve --engine ${options.engine}`, '@forgespec/reference', engine);
    return (await import('./commands/serve.ts')).serveCommand(options);
  });
  add(scaffoldDeclaration, async (options) => (await import('./commands/scaffold.ts')).scaffoldCommand(options));
  add(mockDeclaration, async (options) => {
    requirePackages('mock', '@forgespec/mock');
    return (await import('./commands/mock.ts')).mockCommand(options);
  });
  add(contractDeclaration, async (options) => {
    requirePackages('contract', '@forgespec/contract');
    if (options.against === 'prism') requirePackages('contract --against prism', '@forgespec/mock');
    return (await import('./commands/contract.ts')).contractCommand(options);
  });
  add(sandboxDeclaration, async (options) => {
    requirePackages('sandbox', '@forgespec/sandbox');
    return (await import('./commands/sandbox.ts')).sandboxCommand(options);
  });
  const config = buildConfigCommand(exit).copyInheritedSettings(program);
  for (const command of config.commands) command.copyInheritedSettings(program);
  program.addCommand(config);
  add(explainDeclaration, async (options) => (await import('./commands/explain.ts')).explainCommand(options));
  return program;
}

/** Builds `forgespec config`. It has a subcommand for each command of the config, which prints the values of one call. */
function buildConfigCommand(exit: (code: number) => void): Command {
  const print = async (given: GivenOptions, declaration?: CommandDeclaration): Promise<void> => {
    const named: unknown = config.getOptionValue('config');
    const { configCommand } = await import('./commands/config.ts');
    const options = { json: config.getOptionValue('json') === true };
    exit(await configCommand(options, typeof named === 'string' ? named : undefined, given, declaration));
  };
  const config = buildCommand(configDeclaration, (given) => print(given)).helpCommand(false);
  for (const declaration of configuredCommands) {
    const command = buildCommand(declaration, (given) => print(given, declaration));
    config.addCommand(command);
  }
  return config;
}

const notes = `
Exit codes: 0 done, 1 the description or the output has problems, 2 the command was used wrongly.
A server that SIGINT, SIGTERM or SIGHUP stops waits up to 5 seconds for its requests, and exits with 0. A second signal ends the wait.
128 + the number of the signal: a signal ended a command before it was done, or a server before it was closed.

forgespec.config.ts (or .js, .mjs, .json, .yaml) sets options for all runs; a flag wins. To turn off a flag such as --places that the config
turns on, write --no-places.

Examples:
  forgespec generate                     spec/openapi.yaml → generated/
  forgespec generate --check             fail when generated/ is not up to date
  forgespec config                       the values of all options, and the origin of each
  forgespec lint                         everything that our rules find, as file:line:column
  forgespec docs --out reference         the reference: open reference/index.html
  forgespec serve                        reference, console and mock on http://127.0.0.1:4000
  forgespec mock --port 4010             serve the examples on http://127.0.0.1:4010`;
