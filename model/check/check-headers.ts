import type { JsonObject } from '@forgespec/description/json';
import type { SourceLocation } from '@forgespec/description/diagnostics';
import { objectMembers, type CheckContext } from './check-context.ts';

/**
 * The header parameters that OpenAPI ignores. The keys of the map are the names of these parameters, in lower case. The
 * values are the fixes.
 */
const ignoredParameters: ReadonlyMap<string, string> = new Map([
  ['accept', 'Remove it. The keys of `content` in each response are the media types.'],
  ['authorization', 'Remove it, and declare the credentials in components/securitySchemes.'],
  ['content-type', 'Remove it. The keys of `content` in the request body are the media types.'],
]);

/**
 * Reports header names that HTTP does not allow, and headers that OpenAPI ignores.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-5.1
 */
export function checkHeaders(context: CheckContext): void {
  const { document, parts } = context;
  for (const owner of parts.others) {
    if (owner.in === 'header') checkParameter(owner, context);
    const isResponse = typeof owner.description === 'string' && owner.in === undefined && owner !== document;
    if (isResponse) checkResponse(owner, context);
  }
}

/** Checks a header parameter, or a security scheme that is sent in a header. */
function checkParameter(owner: JsonObject, context: CheckContext): void {
  const { name, type } = owner;
  if (typeof name !== 'string') return;
  const locate = () => context.locationOf(owner, 'name', 'value');
  checkName(name, locate, context);
  const fix = type === 'apiKey' ? undefined : ignoredParameters.get(name.toLowerCase());
  if (fix === undefined) return;
  const message = `A header parameter named ${name} has no effect in OpenAPI.`;
  context.diagnostics.warning('header-ignored', message, fix, locate());
}

function checkResponse(response: JsonObject, context: CheckContext): void {
  const { diagnostics, locationOf, target } = context;
  for (const [header] of objectMembers(response.headers)) {
    checkName(header, () => locationOf(target(response.headers) ?? response, header), context);
    if (header.toLowerCase() !== 'content-type') continue;
    const message = 'A response header named Content-Type has no effect in OpenAPI.';
    const fix = 'Remove it. The keys of `content` in each response are the media types.';
    diagnostics.warning('header-ignored', message, fix, locationOf(response.headers, header));
  }
}

const headerName = /^[\w!#$%&'*+.^`|~-]+$/u;

/** @param locate returns the source location of the name. It is called only for a problem, because this takes time. */
function checkName(name: string, locate: () => SourceLocation | undefined, { diagnostics }: CheckContext): void {
  if (headerName.test(name)) return;
  const meant = name.trim().replace(/:$/u, '').replaceAll(/\s+/gu, '-');
  const fix = headerName.test(meant) ? `Did you mean \`${meant}\`?` : 'Write letters, digits and hyphens.';
  diagnostics.warning('header-name-invalid', `"${name}" cannot be the name of a header.`, fix, locate());
}
