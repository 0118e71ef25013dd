import type { AllowedHosts } from '@forgespec/templates/shared/local-request';
import type { FindConsoleCredential } from '../pages/console-page.ts';

/** The server that receives the requests of the console. */
export interface Engine {
  /** The description of the server in the console. */
  readonly words: string;
  /** Returns a credential that the server accepts. */
  readonly credentials: FindConsoleCredential;
  /** Returns the URL of the server, without a slash at the end. The first call may start the server. */
  url(): Promise<string>;
  /** Updates the server after the OpenAPI document has changed. */
  follow(document: object): Promise<void>;
  /** @param deadline when it aborts, connections with open requests are closed. */
  close(deadline?: AbortSignal): Promise<void>;
}

/** The settings of an engine that depend on the site. */
export interface EngineEnvironment {
  /** The allowed values of the `Host` header. */
  readonly hosts: AllowedHosts;
  /** Receives one line per request: `GET /v1/shops 200 listShops`. */
  readonly log: (line: string) => void;
}

/** Starts an engine on its own port. */
export type StartEngine = (environment: EngineEnvironment) => Promise<Engine>;

export const mockWords = 'Mock on this site: responds with the examples';

/** Returns an arbitrary credential for a mock, which accepts every credential, so that the first request succeeds. */
export const anyCredential: FindConsoleCredential = () => ({ username: 'any', secret: 'any' });
