import type { AnyAuth, Authenticated, ReceivedCredential, OperationContext } from './auth.ts';
import { RequestContext } from './handler-context.ts';

/** A valid credential, and the caller that it identifies. */
export type ValidCredential = Authenticated<string, ReceivedCredential>;

/** The context of one request to an API with security schemes. */
export class CallerContext extends RequestContext implements OperationContext<AnyAuth> {
  /** The valid credentials of one alternative of the operation. Empty before they are checked, and for an anonymous caller. */
  credentials: readonly ValidCredential[] = [];

  get schemes(): readonly string[] {
    return this.credentials.map(({ scheme }) => scheme);
  }

  get auth(): AnyAuth {
    const [first] = this.credentials;
    if (first === undefined) return {};
    if (this.credentials.length === 1) return first;
    return { scheme: 'all', all: Object.fromEntries(this.credentials.map((one) => [one.scheme, one])) };
  }
}
