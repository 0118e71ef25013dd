import type { DispatcherOptions, Exchange } from '@forgespec/sdk/server';
import type { Closable } from '@forgespec/templates/shared/graceful-close';
import type { AllowedHosts } from '@forgespec/templates/shared/local-request';
import type { Addresses } from './addresses.ts';
import type { DataOptions } from './data.ts';

/** The options of a start of the sandbox. */
export interface SandboxOptions extends Partial<DataOptions> {
  readonly host?: string;
  /** The port of the service. With 0, any free port is used. */
  readonly port?: number;
  /**
   * The control port. 0 to use any free port. Undefined to open no control port. Without a control token, other
   * computers cannot connect to this port.
   */
  readonly controlPort?: number | undefined;
  /** The bearer token that requests to the control port must contain. */
  readonly controlToken?: string | undefined;
  /**
   * The allowed values of the `Host` header. If `host` is a loopback address, the default allows only names of this
   * computer. If `host` is another address, the default allows all names.
   */
  readonly hostNames?: AllowedHosts | undefined;
  readonly addresses?: Partial<Addresses>;
  /** The action if a response does not match the description. */
  readonly checkResponses?: DispatcherOptions['checkResponses'];
  readonly log?: DispatcherOptions['log'];
  /** Called after each response. */
  readonly observe?: (exchange: Exchange) => void;
}

/**
 * A running sandbox, for users of the package. These users cannot access the database and the repositories of the
 * sandbox.
 */
export interface StartedSandbox extends Closable {
  /** The URL of the service and of the registry: `http://127.0.0.1:4011`. */
  readonly url: string;
  /** The URL of the control port. Undefined if the sandbox has no control port. */
  readonly controlUrl: string | undefined;
  /**
   * Imports the modules of the server again. The new modules handle all later requests, and the old modules complete
   * the open requests. The data stays open. Node.js imports a module again only if a module hook changes its URL.
   * Without such a hook, the call has no effect.
   */
  readonly reload: () => Promise<void>;
}
