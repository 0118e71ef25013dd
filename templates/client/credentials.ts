import type { CallInput } from './call-options.ts';
import { sendable } from './headers.ts';
import type { Operation } from './operation.ts';
import type { TokenExchange } from './token-exchange.ts';

/** A user name and a password, for HTTP Basic. */
export interface BasicCredential {
  readonly username: string;
  readonly password: string;
}

/** A token or key, or a user name and a password. */
export type Credential = BasicCredential | string;

/**
 * Gives a credential. It is called before each request, and once more when the service did not accept what it gave (401): with
 * another one then the request is sent again.
 *
 * @param refused the credential that was not accepted.
 */
export type CredentialProvider<Kind extends Credential = Credential> = (
  refused: Credential | undefined,
) => Kind | Promise<Kind>;

/** Credentials by the names of their security schemes, each as it is, or given when it is needed. */
export type Credentials = Readonly<Record<string, Credential | CredentialProvider | undefined>>;

/** A way to authenticate: where a credential goes, and how it is written there. */
export interface SecurityScheme {
  /** The name in the description. */
  readonly scheme: string;
  readonly in: 'header' | 'query';
  /** The name of the header or query parameter. */
  readonly name: string;
  /** Default: as it is. */
  readonly write?: (credential: Credential) => string;
  /** How a token is obtained where none is given. */
  readonly exchange?: TokenExchange;
}

/** What a request carries to authenticate. */
export interface CarriedCredentials {
  readonly header: Record<string, string>;
  readonly query: Record<string, string>;
  /** What providers gave, by the names of security schemes. */
  readonly provided: Record<string, Credential>;
}

/** Where the credentials of calls come from. */
export interface CredentialSource {
  readonly auth: Credentials;
  /** Calls another operation, to obtain a token. */
  readonly fetchData: (operation: Operation, input: CallInput) => PromiseLike<unknown>;
}

/**
 * The credentials for a call: those of the first of its alternatives for which there are any. None where there are none: the
 * server lets an anonymous caller in, or answers 401.
 *
 * @param refused what the server did not accept.
 * @throws {TypeError} when a credential cannot be sent in a header.
 */
export async function credentialsFor(
  operation: Operation,
  input: CallInput,
  source: CredentialSource,
  refused: Readonly<Record<string, Credential>> = {},
): Promise<CarriedCredentials> {
  const carried: CarriedCredentials = { header: {}, query: {}, provided: {} };
  const given = ({ scheme, exchange }: SecurityScheme): Credential | CredentialProvider | undefined =>
    source.auth[scheme] ?? exchange?.provide(exchange, operation, input, source);
  const isUsable = (schemes: readonly SecurityScheme[]): boolean =>
    schemes.length > 0 && schemes.every((scheme) => given(scheme) !== undefined);
  for (const scheme of operation.security?.find(isUsable) ?? []) {
    let credential = given(scheme) ?? '';
    if (typeof credential === 'function') {
      credential = await credential(refused[scheme.scheme]);
      carried.provided[scheme.scheme] = credential;
    }
    const text = (scheme.write ?? String)(credential).trim();
    carried[scheme.in][scheme.name] = sendable(scheme.scheme, text);
  }
  return carried;
}
