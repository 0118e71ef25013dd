import { escapeSegment } from '@forgespec/templates/shared/json-pointer';
import { stringLiteral } from '../../code/literal.ts';
import { fragment, plain, type Fragment } from './fragment.ts';
import { names } from './scope.ts';
import { runtime } from './symbols.ts';

/** Returns an expression for the path of the property with a given name. */
export const propertyPath = (name: string): Fragment => extended(fragment`${names.path}`, `/${escapeSegment(name)}`);

/** The expression for the path of the property whose name is in the variable `key`. */
export const keyPath: Fragment = fragment`\`\${${names.path}}/\${${runtime.pointerSegment}(${names.key})}\``;

/** Returns an expression that appends segments to a pointer. */
export function extended(base: Fragment, rest: string): Fragment {
  if (rest === '') return base;
  // A character that this pattern does not allow could end the template literal, or start an expression in the template
  // literal.
  return /^[\w./~@ -]+$/u.test(rest)
    ? fragment`\`\${${base}}${rest}\``
    : fragment`${base} + ${plain(stringLiteral(rest))}`;
}
