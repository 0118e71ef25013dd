import type { JsonValue } from '@forgespec/description/json';
import { writeCookies } from '@forgespec/templates/shared/cookies';
import type { WireParameter } from '../parameter.ts';
import { styleOf } from './encode-query.ts';

/**
 * Returns the header `Cookie` of a request, with each parameter in its style. Returns an empty string if no parameter is a cookie. The
 * items of an exploded value become separate cookies, as the generated server expects. OpenAPI 3.1 joins them with `&`, but `&` does not
 * separate cookies.
 *
 * @param values maps the names of parameters to their values. Values of parameters that are not cookies are ignored.
 * @see https://spec.openapis.org/oas/v3.1.1.html#appendix-d-serializing-headers-and-cookies
 */
export const encodeCookies = (
  values: Readonly<Record<string, JsonValue>>,
  parameters: readonly WireParameter[],
): string =>
  writeCookies(
    parameters
      .filter((parameter) => parameter.in === 'cookie')
      .flatMap((parameter) => {
        const value = values[parameter.name];
        return value === undefined ? [] : styleOf(parameter, value)(parameter.name, value);
      }),
  );
