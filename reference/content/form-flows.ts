import type { SecuritySchemeModel } from '@forgespec/model';
import type { FormFlow } from './form-data.ts';

/**
 * Returns the OAuth 2 flows of a security scheme with which a page can obtain a token. The flows `implicit` and `password` are left out, because
 * RFC 9700 advises against them. OpenID Connect is left out, because its document does not belong to the description.
 *
 * @param scopes the scopes that the operation needs.
 */
export function formFlows({ flows }: Pick<SecuritySchemeModel, 'flows'>, scopes: readonly string[]): FormFlow[] {
  return flows.flatMap((flow): FormFlow[] => {
    if (flow.kind === 'openIdConnect' || flow.kind === 'implicit' || flow.kind === 'password') return [];
    const { kind, authorizationUrl, deviceAuthorizationUrl, tokenUrl } = flow;
    const startUrl = {
      authorizationCode: authorizationUrl,
      deviceAuthorization: deviceAuthorizationUrl,
      clientCredentials: tokenUrl,
    }[kind];
    if (!isUrl(startUrl) || !isUrl(tokenUrl)) return [];
    return [{ kind, startUrl, tokenUrl, scope: scopes.join(' ') }];
  });
}

const isUrl = (url: string | undefined): url is string =>
  url !== undefined && /^https?:/iu.test(url) && URL.canParse(url);
