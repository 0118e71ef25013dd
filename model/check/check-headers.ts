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
  const { document, parts, diagnostics, place, target } = context;
  const checkName = (name: string, at: () => SourceLocation | undefined): void => {
    if (/^[\w!#$%&'*+.^`|~-]+$/u.test(name)) return;
    const meant = name.trim().replace(/:$/u, '').replaceAll(/\s+/gu, '-');
    const isName = /^[\w!#$%&'*+.^`|~-]+$/u.test(meant);
    const fix = isName ? `Did you mean \`${meant}\`?` : 'Write letters, digits and hyphens.';
    diagnostics.warning('header-name-invalid', `"${name}" cannot be the name of a header.`, fix, at());
  };

  for (const owner of parts.others) {
    const { name } = owner;
    if (owner.in === 'header' && typeof name === 'string') {
      checkName(name, () => place(owner, 'name', 'value'));
      const fix = owner.type === 'apiKey' ? undefined : ignoredParameters.get(name.toLowerCase());
      if (fix !== undefined) {
        const message = `A header parameter named ${name} has no effect in OpenAPI.`;
        diagnostics.warning('header-ignored', message, fix, place(owner, 'name', 'value'));
      }
    }
    const isResponse = typeof owner.description === 'string' && owner.in === undefined;
    for (const [header] of isResponse && owner !== document ? objectMembers(owner.headers) : []) {
      checkName(header, () => place(target(owner.headers) ?? owner, header));
      if (header.toLowerCase() !== 'content-type') continue;
      const message = 'A response header named Content-Type has no effect in OpenAPI.';
      const fix = 'Remove it. The keys of `content` in each response are the media types.';
      diagnostics.warning('header-ignored', message, fix, place(owner.headers, header));
    }
  }
}
