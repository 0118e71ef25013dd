import { isJsonObject, type JsonObject } from '@forgespec/description/json';
import { readObject } from './read.ts';
import type { BuildContext } from './context.ts';

/**
 * Reports component names with other characters than letters, digits, `.`, `-` and `_`. Some tools do not find a component whose name has
 * a character that must be escaped in a JSON Pointer or URI.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#components-object
 */
export function checkComponentNames(context: BuildContext): void {
  for (const [kind, components] of Object.entries(readObject(context.document, 'components') ?? {})) {
    if (!isJsonObject(components) || kind.startsWith('x-')) continue;
    for (const name of Object.keys(components))
      if (!/^[\w.-]+$/u.test(name)) reportName(name, kind, components, context);
  }
}

function reportName(
  name: string,
  kind: string,
  components: JsonObject,
  { diagnostics, locationOf }: BuildContext,
): void {
  const isEscaped = /[~/%#]/u.test(name);
  const message = isEscaped
    ? `The name ${name} in components/${kind} has a character that must be escaped in references.`
    : `The name ${name} in components/${kind} has a character that OpenAPI does not allow.`;
  const meant = correctedName(name);
  const fix =
    meant === '' || Object.hasOwn(components, meant)
      ? 'Name it with letters from A to Z, digits, `.`, `-` and `_`.'
      : `Did you mean \`${meant}\`?`;
  diagnostics.warning('name-invalid', message, fix, locationOf(components[name]) ?? locationOf(components, name));
}

/**
 * Returns a name without the characters that OpenAPI does not allow. For example, returns `ShopStatus` for `Shop Status`, and `Menu` for
 * `Menü`. If the name has letters that are not based on A to Z, such as Greek letters, returns an empty string.
 */
function correctedName(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '');
  if (/[^\p{ASCII}\P{L}]/u.test(plain)) return '';
  const [first = '', ...others] = plain.split(/[^\w.-]+/u).filter((word) => word !== '');
  return first + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
