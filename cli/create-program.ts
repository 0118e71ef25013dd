import { Command } from 'commander';
import { exitCodeAfterRun } from './commands/exit-code.ts';
import { packagesOf, requirePackages } from './commands/require-packages.ts';
import { usageErrorText } from './commands/usage-error.ts';
import type { ConfiguredOutputs } from './commands/reserved-names-of-outputs.ts';
import type { ConfiguredRuns, ReloadRuns } from './config/configured-runs.ts';
import { configuredCommands } from './config/configured-commands.ts';
import { noConfig, type LoadedConfig } from './config/loaded-config.ts';
import { changelogDeclaration } from './commands/changelog/declaration.ts';
import { completionDeclaration } from './commands/completion/declaration.ts';
import { configDeclaration } from './commands/config/declaration.ts';
import { contractDeclaration } from './commands/contract/declaration.ts';
import { diffDeclaration } from './commands/diff/declaration.ts';
import { docsDeclaration } from './commands/docs/declaration.ts';
import { doctorDeclaration } from './commands/doctor/declaration.ts';
import { explainDeclaration } from './commands/explain/declaration.ts';
import { generateDeclaration, type GenerateCommandOptions } from './commands/generate/declaration.ts';
import { initDeclaration } from './commands/init/declaration.ts';
import { languageServerDeclaration } from './commands/language-server/declaration.ts';
import { lintDeclaration } from './commands/lint/declaration.ts';
import { mcpDeclaration } from './commands/mcp/declaration.ts';
import { mockDeclaration } from './commands/mock/declaration.ts';
import { namesDeclaration } from './commands/names/declaration.ts';
import { pagesDeclaration } from './commands/pages/declaration.ts';
import { pluginDeclaration } from './commands/plugin/declaration.ts';
import { sandboxDeclaration } from './commands/sandbox/declaration.ts';
import { scaffoldDeclaration } from './commands/scaffold/declaration.ts';
import { serveDeclaration } from './commands/serve/declaration.ts';
import { ownVersion } from './own-version.ts';
import { flagOf, type OptionRecord, type OptionValues } from './options/command-option.ts';
import { buildCommand, type CommandDeclaration, type GivenOptions, readsConfig } from './options/declare-command.ts';
import { buildFetchingTopic, optionsInHelp } from './options/fetching-topic.ts';

/**
 * Builds the command line. The modules of a command are loaded only when this command runs, so that `--help` is fast.
 *
 * @param exit receives the exit code of the command.
 */
export function createProgram(exit: (code: number) => void): Command {
  const program = new Command('forgespec')
    .description(
      'Creates types, a client, server stubs, validators, a reference and a mock from an OpenAPI description.',
    )
    .helpCommand('help [command]', 'show the options and examples of a command')
    .version(versionText(), '-v, --version', 'print the versions of forgespec and of Node')
    .option('--color', 'use colors, even if the output is not a terminal')
    .option('--no-color', 'use no colors; by default, NO_COLOR, FORCE_COLOR and the kind of output decide')
    .configureHelp({ showGlobalOptions: true, visibleOptions: optionsInHelp })
    .on('option:color', () => useColors(true))
    .on('option:no-color', () => useColors(false))
    .showHelpAfterError('`forgespec --help` lists the commands.')
    .configureOutput({ outputError: (text, write) => write(usageErrorText(text, configFlags)) })
    .allowExcessArguments()
    .exitOverride()
    .addHelpText('after', notes);

  const addRuns = <Options extends OptionRecord>(
    declaration: CommandDeclaration<Options>,
    run: (
      loaded: ConfiguredRuns<OptionValues<Options>>,
      reload: ReloadRuns<OptionValues<Options>>,
      loadOutputs: ReloadRuns<GenerateCommandOptions>,
      outputs: ConfiguredOutputs,
    ) => Promise<number>,
  ): void => {
    const command = buildCommand(declaration, async (given) => {
      const last: LastConfig = { config: noConfig };
      const load = loaderOf(declaration, given, last);
      const loaded = await load();
      const ofOutputs: GivenOptions = { config: given.config, values: new Map() };
      const loadOutputs = loaderOf(generateDeclaration, ofOutputs);
      const outputs: ConfiguredOutputs = async () =>
        (await import('./config/command-values.ts')).commandValues(generateDeclaration, ofOutputs, last.config);
      exit(loaded === undefined ? 2 : exitCodeAfterRun(await run(loaded, load, loadOutputs, outputs), loaded.runs));
    });
    program.addCommand(inherit(command, program));
  };
  const add = <Options extends OptionRecord>(
    declaration: CommandDeclaration<Options>,
    run: (
      values: OptionValues<Options>,
      loadOutputs: ReloadRuns<GenerateCommandOptions>,
      outputs: ConfiguredOutputs,
    ) => Promise<number>,
  ): void =>
    addRuns(declaration, async ({ runs: [values] }, _, loadOutputs, outputs) => {
      if (values === undefined) throw new Error(`The config has no values for ${declaration.name}.`);
      return run(values, loadOutputs, outputs);
    });

  add(initDeclaration, async (options) => (await import('./commands/init/run.ts')).initCommand(options));
  addRuns(generateDeclaration, async (loaded, reload) =>
    (await import('./commands/generate/run.ts')).generateCommand(loaded, reload),
  );
  add(lintDeclaration, async (options, _, outputs) =>
    (await import('./commands/lint/run.ts')).lintCommand(options, outputs),
  );
  add(namesDeclaration, async (options, _, outputs) =>
    (await import('./commands/names/run.ts')).namesCommand(options, outputs),
  );
  add(pagesDeclaration, async (options, _, outputs) =>
    (await import('./commands/pages/run.ts')).pagesCommand(options, outputs),
  );
  add(diffDeclaration, async (options, _, outputs) =>
    (await import('./commands/diff/run.ts')).diffCommand(options, outputs),
  );
  add(changelogDeclaration, async (options, _, outputs) =>
    (await import('./commands/changelog/run.ts')).changelogCommand(options, outputs),
  );
  add(docsDeclaration, async (options, _, outputs) => {
    requirePackages('docs', ...packagesOf.docs);
    return (await import('./commands/docs/run.ts')).docsCommand(options, outputs);
  });
  add(serveDeclaration, async (options, loadOutputs, outputs) => {
    const engine = options.engine === 'sandbox' ? '@forgespec/sandbox' : '@forgespec/mock';
    requirePackages(`serve --engine ${options.engine}`, '@forgespec/reference', engine);
    return (await import('./commands/serve/run.ts')).serveCommand(options, loadOutputs, outputs);
  });
  add(scaffoldDeclaration, async (options, _, outputs) =>
    (await import('./commands/scaffold/run.ts')).scaffoldCommand(options, outputs),
  );
  add(mockDeclaration, async (options, loadOutputs) => {
    requirePackages('mock', ...packagesOf.mock);
    return (await import('./commands/mock/run.ts')).mockCommand(options, loadOutputs);
  });
  add(contractDeclaration, async (options, _, outputs) => {
    requirePackages('contract', ...packagesOf.contract);
    if (options.against === 'prism') requirePackages('contract --against prism', '@forgespec/mock');
    return (await import('./commands/contract/run.ts')).contractCommand(options, outputs);
  });
  add(mcpDeclaration, async (options, _, outputs) => {
    requirePackages('mcp', ...packagesOf.mcp);
    return (await import('./commands/mcp/run.ts')).mcpCommand(options, outputs);
  });
  add(sandboxDeclaration, async (options, loadOutputs) => {
    requirePackages('sandbox', ...packagesOf.sandbox);
    return (await import('./commands/sandbox/run.ts')).sandboxCommand(options, loadOutputs);
  });
  add(pluginDeclaration, async (options) => (await import('./commands/plugin/run.ts')).pluginCommand(options));
  const config = inherit(buildConfigCommand(exit), program);
  for (const command of config.commands) inherit(command, program, 'config ');
  program.addCommand(config);
  add(doctorDeclaration, async (options) => (await import('./commands/doctor/run.ts')).doctorCommand(options));
  add(explainDeclaration, async (options) => (await import('./commands/explain/run.ts')).explainCommand(options));
  add(languageServerDeclaration, async (options, loadOutputs) => {
    requirePackages('language-server', ...packagesOf.languageServer);
    return (await import('./commands/language-server/run.ts')).languageServerCommand(options, loadOutputs);
  });
  add(completionDeclaration, async (options) =>
    (await import('./commands/completion/run.ts')).completionCommand(options, program),
  );
  program.addCommand(buildFetchingTopic(), { hidden: true });
  return program;
}

/** A map from the flags that options of outputs would have to the keys of these options in the config. */
const configFlags = new Map(
  Object.entries(generateDeclaration.options).flatMap(([key, { isOnlyInConfig }]) =>
    isOnlyInConfig === true
      ? [flagOf(key), flagOf(key).replace('--', '--no-')].map((flag) => [flag, `outputs.${key}`] as const)
      : [],
  ),
);

/** The config that was loaded last. */
interface LastConfig {
  config: LoadedConfig;
}

/**
 * Returns a function that loads the config, and then returns the option values for each run of a command.
 *
 * @param last receives the config.
 */
const loaderOf =
  <Options extends OptionRecord>(
    declaration: CommandDeclaration<Options>,
    given: GivenOptions,
    last?: LastConfig,
  ): ReloadRuns<OptionValues<Options>> =>
  async () => {
    const { commandValues } = await import('./config/command-values.ts');
    const { loadCheckedConfig } = await import('./commands/load-checked-config.ts');
    const config = readsConfig(declaration) ? await loadCheckedConfig(given.config, declaration) : noConfig;
    if (last !== undefined && config !== undefined) last.config = config;
    return config && { runs: commandValues(declaration, given, config), config: config.file };
  };

/** Returns a command with the settings of the program. After an error, the command prints how to show its help: `forgespec lint --help`. */
const inherit = (command: Command, program: Command, prefix = ''): Command =>
  command
    .copyInheritedSettings(program)
    .showHelpAfterError(`\`forgespec ${prefix}${command.name()} --help\` shows the options.`)
    .helpCommand(false);

/**
 * Builds `forgespec config`. It has one subcommand for each command that has a section in the config. For example, `forgespec config mock`
 * prints the values that `forgespec mock` would use.
 */
function buildConfigCommand(exit: (code: number) => void): Command {
  const print = async (given: GivenOptions, declaration?: CommandDeclaration): Promise<void> => {
    const named: unknown = config.getOptionValue('config');
    const { configCommand } = await import('./commands/config/run.ts');
    const options = { json: config.getOptionValue('json') === true };
    exit(await configCommand(options, typeof named === 'string' ? named : undefined, given, declaration));
  };
  const config = buildCommand(configDeclaration, (given) => print(given));
  for (const declaration of configuredCommands) {
    const command = buildCommand(declaration, (given) => print(given, declaration));
    config.addCommand(command);
  }
  return config;
}

const versionText = (): string => `forgespec ${ownVersion()}\nNode ${process.versions.node}`;

/** Sets the environment variables with which Node.js and commander decide if they use colours. */
function useColors(wanted: boolean): void {
  const [set, unset] = wanted ? ['FORCE_COLOR', 'NO_COLOR'] : ['NO_COLOR', 'FORCE_COLOR'];
  process.env[set] = '1';
  delete process.env[unset];
}

const notes = `
Exit codes:
  0        done; or a signal stopped a server, and its requests ended within 5 seconds
  1        the description has errors or too many warnings, the output is not up to date, or the server does not conform
  2        wrong use of the command: a wrong flag, config or file of rules, or a missing package
  128 + N  the signal N ended a command before it was done, or a server before it was closed
A second signal closes a server without waiting for its requests.

The config forgespec.config.ts (or .mts, .js, .mjs, .json, .yaml, .yml) sets options for all runs. A flag overrides the config. If the config
turns on a flag such as --strict, write --no-strict to turn it off for one run.

Examples:
  forgespec init              add forgespec to the project in this folder
  forgespec generate          spec/openapi.yaml → generated/
  forgespec generate --check  exit with 1 if generated/ is not up to date
  forgespec config            print the values of all options, and the origin of each
  forgespec lint              report all problems of the description, each with its line and its fix
  forgespec docs --out docs   write the reference; open docs/index.html
  forgespec serve             serve reference and mock on http://127.0.0.1:4000
  forgespec mock --port 4010  serve the examples on http://127.0.0.1:4010

forgespec COMMAND --help shows the options and examples of one command. forgespec help fetching explains the options for fetched documents
and overlays, which many commands have.`;
