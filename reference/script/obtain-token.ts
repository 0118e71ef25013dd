import { finishAuthorization, startAuthorization } from '@forgespec/templates/client/authorization-code';
import { startDeviceAuthorization } from '@forgespec/templates/client/device-authorization';
import { clientCredentials } from '@forgespec/templates/client/oauth-tokens';
import type { FormFlow } from '../content/form-data.ts';

/** The client that a reader has registered at the authorization server. */
export interface RegisteredClient {
  readonly clientId: string;
  /** Empty for a public client. */
  readonly clientSecret: string;
  /** The scopes, separated by spaces. Empty if the server chooses them. */
  readonly scope: string;
}

/** The page of the site to which an authorization server sends the reader back. */
export const redirectAddress = (): string =>
  new URL(`${document.body.dataset['root'] ?? ''}authorized.html`, location.href).href;

/** The name of the channel on which the page `authorized.html` passes on its address. */
const channelName = 'forgespec authorization';

/**
 * Obtains an access token.
 *
 * @param show displays the next step of the reader.
 * @throws {Error} if the server refuses, or if the reader closes the window. The message contains no credential.
 */
export async function obtainToken(
  flow: FormFlow,
  { clientId, clientSecret, scope }: RegisteredClient,
  show: (words: string, address?: string) => void,
  signal: AbortSignal,
): Promise<string> {
  const scopes = scope.split(' ').filter((name) => name !== '');
  const options = {
    tokenUrl: flow.tokenUrl,
    clientId,
    ...(clientSecret === '' ? {} : { clientSecret }),
    ...(scopes.length === 0 ? {} : { scope: scopes }),
  };
  switch (flow.kind) {
    case 'clientCredentials':
      return clientCredentials({ ...options, clientSecret })(undefined);
    case 'deviceAuthorization': {
      const device = await startDeviceAuthorization({ ...options, deviceAuthorizationUrl: flow.startUrl });
      // The complete address already contains the code: RFC 8628, section 3.3.1.
      show(`Enter the code ${device.userCode} on the page `, device.verificationUriComplete ?? device.verificationUri);
      return (await device.tokens(signal)).accessToken;
    }
    case 'authorizationCode': {
      const redirectUri = redirectAddress();
      const { url, ...secrets } = await startAuthorization({
        ...options,
        authorizationUrl: flow.startUrl,
        redirectUri,
      });
      show('Sign in on the page that has opened, or open it: ', url);
      window.open(url, '_blank', 'noopener');
      const callbackUrl = await callbackAddress(secrets.state, signal);
      return (await finishAuthorization({ ...options, ...secrets, redirectUri, callbackUrl })).accessToken;
    }
  }
}

/** Waits for the page `authorized.html` with a state. Pages of other origins cannot use the channel. */
function callbackAddress(state: string, signal: AbortSignal): Promise<string> {
  const channel = new BroadcastChannel(channelName);
  return new Promise<string>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    channel.addEventListener('message', ({ data }) => {
      const address = String(data);
      // Another form of the reader may also wait.
      if (new URL(address).searchParams.get('state') === state) resolve(address);
    });
  }).finally(() => channel.close());
}

/** On the page `authorized.html`, passes the address of the page to the form that waits for it, and removes the code from the address. */
export function passOnAuthorization(): void {
  if (document.body.dataset['authorized'] === undefined || location.search === '') return;
  const { href } = location;
  history.replaceState(null, '', location.pathname);
  new BroadcastChannel(channelName).postMessage(href);
}
