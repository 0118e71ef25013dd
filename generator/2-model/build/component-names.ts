import { isJsonObject } from '../../1-load/json.ts';
import { readObject } from './read.ts';
import type { BuildContext } from './context.ts';

/**
 * Reports component names with a character that must be escaped in a JSON Pointer or URI, because some tools do not find such a
 * component. OpenAPI only allows letters, digits, `.`, `-` and `_`, but other characters are harmless and not reported.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#components-object
 */
export function checkComponentNames({ document, diagnostics, place }: BuildContext): void {
  for (const [kind, components] of Object.entries(readObject(document, 'components') ?? {})) {
    if (!isJsonObject(components)) continue;
    for (const [name, component] of Object.entries(components)) {
      if (!/[~/%#]/u.test(name)) continue;
      const message = `The name ${name} in components/${kind} has a character that must be escaped in references.`;
      const fix = 'Name it with letters, digits, `.`, `-` and `_`.';
      diagnostics.error('name-invalid', message, fix, place(component) ?? place(components, name));
    }
  }
}
