import type { AllowedHosts } from '@forgespec/templates/shared/local-request';
import type { FindCredential } from '../content/form-credential.ts';

/** The server that receives the requests of the forms: the mock or the sandbox. */
export interface Engine {
  /** The description of the server, for the server list of the forms. */
  readonly words: string;
  /** Returns a credential that the server accepts for a security scheme. */
  readonly credentials: FindCredential;
  /** Returns the URL of the server, without a slash at the end. If the server is not running yet, starts it. */
  url(): Promise<string>;
  /** Updates the server after the OpenAPI document has changed. */
  follow(document: object): Promise<void>;
  /**
   * @param deadline a signal that limits the time for open requests. When the signal is aborted, their connections are
   * closed.
   */
  close(deadline?: AbortSignal): Promise<void>;
}

/** The settings that the site passes to its engine. */
export interface EngineEnvironment {
  /** The allowed values of the `Host` header. */
  readonly hosts: AllowedHosts;
  /** Receives one line per request: `GET /v1/shops 200 listShops`. */
  readonly log: (line: string) => void;
}

/** Starts an engine on its own port. */
export type StartEngine = (environment: EngineEnvironment) => Promise<Engine>;

export const mockWords = 'Mock on this site: responds with the examples';

/**
 * Returns an arbitrary credential, so that the first request of a form succeeds. A mock accepts every credential.
 */
export const anyCredential: FindCredential = () => ({ username: 'any', secret: 'any' });
