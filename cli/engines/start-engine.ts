import { anyCredential, mockWords, type Engine, type EngineEnvironment } from '@forgespec/reference/engine';
import { logLine } from '@forgespec/description/diagnostics';
import type { EngineName } from './engine-names.ts';
import type { ReloadableServer } from './reloadable-server.ts';

export interface EngineOptions extends EngineEnvironment {
  readonly name: EngineName;
  /** The path of the folder with the generated code. Used only by the engine `stubs`. */
  readonly generated: string;
  /** If the engine runs generated code, this function is called with the started server. */
  readonly started?: ((server: ReloadableServer) => void) | undefined;
}

/**
 * Starts the server that responds to the requests of the pages, on its own port.
 *
 * @throws {GeneratedServerMissingError} if the engine is `stubs` and the folder does not contain a generated server.
 */
export async function startEngine({ name, generated, hosts, log, started }: EngineOptions): Promise<Engine> {
  switch (name) {
    case 'prism':
      return startPrism(log);
    case 'stubs':
      return startStubs(generated, log, started);
    case 'sandbox':
      return startService(hosts, log, started);
  }
}

// Each of the three functions below loads only the packages of its own engine.

async function startPrism(log: (line: string) => void): Promise<Engine> {
  const { createPrismEngine } = await import('./prism-engine.ts');
  return createPrismEngine(log);
}

async function startStubs(
  generated: string,
  log: (line: string) => void,
  started: EngineOptions['started'],
): Promise<Engine> {
  const { startStubMock } = await import('@forgespec/mock/stubs');
  const mock = await startStubMock({ generated, port: 0, log });
  started?.(mock);
  return running(mock, { words: mockWords, credentials: anyCredential });
}

async function startService(
  hosts: EngineEnvironment['hosts'],
  log: (line: string) => void,
  started: EngineOptions['started'],
): Promise<Engine> {
  const { startSandbox } = await import('@forgespec/sandbox/start');
  const { knownCredentials } = await import('@forgespec/sandbox/known-credentials');
  const { printingLog } = await import('@forgespec/sandbox/printing-log');
  const sandbox = await startSandbox({
    hostNames: hosts,
    log: printingLog(log),
    observe: ({ method, target, status, route }) => log(logLine(method, target, { status }, route?.operation)),
  });
  started?.(sandbox);
  return running(sandbox, {
    words: 'Sandbox on this site: stores changes until the server stops',
    credentials: ({ name }) => knownCredentials.get(name),
  });
}

/**
 * Returns the engine for a running server. The engine ignores a changed document, because `followServer` loads the
 * changed code of the server.
 */
function running(
  server: { readonly url: string; close(deadline?: AbortSignal): Promise<void> },
  shown: Pick<Engine, 'credentials' | 'words'>,
): Engine {
  return {
    ...shown,
    url: () => Promise.resolve(server.url),
    follow: () => Promise.resolve(),
    close: (deadline) => server.close(deadline),
  };
}
