import { isJsonObject } from '../../1-load/json.ts';
import { readObject } from './read.ts';
import type { BuildContext } from './context.ts';

/**
 * Reports names of components that no reference can be relied on to find, because a JSON Pointer or a URI escapes a character of
 * them. OpenAPI allows letters, digits, `.`, `-` and `_`; other characters do no harm.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#components-object
 */
export function checkComponentNames({ document, diagnostics, place }: BuildContext): void {
  for (const [kind, components] of Object.entries(readObject(document, 'components') ?? {})) {
    if (!isJsonObject(components)) continue;
    for (const [name, component] of Object.entries(components)) {
      if (!/[~/%#]/u.test(name)) continue;
      const message = `The name ${name} in components/${kind} has a character that references escape.`;
      const fix = 'Name it with letters, digits, `.`, `-` and `_`.';
      diagnostics.error('name-invalid', message, fix, place(component) ?? place(components, name));
    }
  }
}
