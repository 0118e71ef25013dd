import { createDiagnostics } from '@forgespec/description/diagnostics';
import { loadDescription } from '@forgespec/description/load';
import { parseTarget, readAuth, type RunCredentials } from '@forgespec/contract/requests';
import { CannotRunError } from '@forgespec/contract/cannot-run';
import { isOpenApiDocument } from '@forgespec/mock/openapi-document';
import { startPrismMock, type Mock } from '@forgespec/mock/prism';
import type { Api } from '@forgespec/model';
import { buildApi } from '@forgespec/model/from-document';
import { createApiTexts, serveTools } from '@forgespec/reference/mcp';
import { apiTools } from './api-tools.ts';
import type { CallTarget } from './call-operation.ts';
import type { McpCommandOptions } from './declaration.ts';
import { ownVersion } from '../../own-version.ts';
import { CommandError } from '../command-error.ts';
import { openInput } from '../open-input.ts';
import { printFaults } from '../print-faults.ts';
import { reservedNamesOf, type ConfiguredOutputs } from '../reserved-names-of-outputs.ts';
import { handleSignals } from '../stop-signals.ts';

/** Runs `forgespec mcp`: serves the tools of an API until the agent closes the connection, or until a signal. Returns the exit code. */
export async function mcpCommand(options: McpCommandOptions, outputs: ConfiguredOutputs): Promise<number> {
  const { requested } = handleSignals({ stopWithParent: options.stopWithParent, endsItself: true });
  const reserved = await reservedNamesOf(outputs);
  const { finish, ...input } = await openInput(options, { command: 'mcp' });
  const diagnostics = createDiagnostics();
  const description = await loadDescription(input.spec, diagnostics, { asWritten: true, ...input });
  const api = description && buildApi(description, diagnostics, reserved);
  finish();
  printFaults(diagnostics.all);
  const { document } = description ?? {};
  if (api === undefined || diagnostics.hasErrors || !isOpenApiDocument(document)) return 1;
  const mock = options.target === undefined ? await startPrismMock({ document, port: 0 }) : undefined;
  try {
    const tools = apiTools(createApiTexts(api), targetOf(api, options, mock), options.readOnly);
    const server = await serveTools(tools, {
      name: 'forgespec',
      version: ownVersion(),
      instructions: instructionsFor(api, mock !== undefined),
      stdin: process.stdin,
      stdout: process.stdout,
    });
    requested.addEventListener('abort', () => void server.close());
    await server.closed;
    return 0;
  } finally {
    await mock?.close();
  }
}

/** @throws {CommandError} if the address of the server or a credential is not valid. */
function targetOf(api: Api, { target, auth = [] }: McpCommandOptions, mock: Mock | undefined): CallTarget {
  try {
    const credentials = readAuth(auth, api);
    if (mock === undefined) return { api, target: parseTarget(target ?? '', api), credentials };
    return { api, target: parseTarget(mock.url, api), credentials: { ...anyCredentials(api), ...credentials } };
  } catch (error) {
    if (error instanceof CannotRunError) throw new CommandError(error.message, 2);
    throw error;
  }
}

/** The mock accepts any credential, but rejects requests without one. The value is too short to be replaced in responses. */
const anyCredentials = ({ securitySchemes }: Api): RunCredentials =>
  Object.fromEntries(securitySchemes.map(({ name }) => [name, 'any']));

const instructionsFor = ({ title, version, areas }: Api, isMocked: boolean): string => {
  const operations = areas.flatMap((area) => area.operations).length;
  const server = isMocked ? ' Calls reach a mock, which returns examples and stores nothing.' : '';
  return `${title} ${version}, with ${operations} operations. Search for an operation, read it, and then call it.${server}`;
};
