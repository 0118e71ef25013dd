import { Command } from 'commander';
import { requirePackages } from './commands/require-packages.ts';
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
import { buildCommand, type CommandDeclaration } from './options/declare-command.ts';

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

  const add = <Options extends OptionRecord>(
    declaration: CommandDeclaration<Options>,
    run: (values: OptionValues<Options>) => Promise<number>,
  ): void => {
    const command = buildCommand(declaration, async (values) => exit(await run(values)));
    program.addCommand(command.copyInheritedSettings(program));
  };

  add(generateDeclaration, async (options) => (await import('./commands/generate.ts')).generateCommand(options));
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
  add(explainDeclaration, async (options) => (await import('./commands/explain.ts')).explainCommand(options));
  return program;
}

const notes = `
Exit codes: 0 done, 1 the description or the output has problems, 2 the command was used wrongly.
A server that SIGINT, SIGTERM or SIGHUP stops waits up to 5 seconds for its requests, and exits with 0. A second signal ends the wait.
128 + the number of the signal: a signal ended a command before it was done, or a server before it was closed.

Examples:
  forgespec generate                     spec/openapi.yaml → generated/
  forgespec generate --check             fail when generated/ is not up to date
  forgespec lint                         everything that our rules find, as file:line:column
  forgespec docs --out reference         the reference: open reference/index.html
  forgespec serve                        reference, console and mock on http://127.0.0.1:4000
  forgespec mock --port 4010             serve the examples on http://127.0.0.1:4010`;
