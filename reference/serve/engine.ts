import type { AllowedHosts } from '@forgespec/templates/shared/local-request';
import type { Credentials } from '../pages/console-page.ts';

/** What answers the calls of the console. */
export interface Engine {
  /** What the console says of it. */
  readonly words: string;
  /** Credentials that it takes. */
  readonly credentials: Credentials;
  /** Its address, without a slash at the end. An engine may start only when it is asked for. */
  url(): Promise<string>;
  /** The description is another one now: an engine that reads it does so. */
  follow(document: object): Promise<void>;
  /** @param deadline when it aborts, connections of unfinished requests are cut. */
  close(deadline?: AbortSignal): Promise<void>;
}

/** The parts of an engine that depend on the site around it. */
export interface EngineEnvironment {
  /** The hosts that requests may be sent to. */
  readonly hosts: AllowedHosts;
  /** Gets a line per request: `GET /v1/shops 200 listShops`. */
  readonly log: (line: string) => void;
}

/** Starts an engine on a port of its own. */
export type StartEngine = (environment: EngineEnvironment) => Promise<Engine>;

export const mockWords = 'Mock of this page: answers with the examples';

/** A mock takes any credential, so that the first call works. */
export const anyCredential: Credentials = () => ({ username: 'any', secret: 'any' });
