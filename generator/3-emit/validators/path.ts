import { escapeSegment } from '@forgespec/templates/shared/json-pointer';
import { stringLiteral } from '../../code/literal.ts';
import { fragment, plain, type Fragment } from './fragment.ts';
import { names } from './scope.ts';
import { runtime } from './symbols.ts';

/** An expression for the path of a property whose name is known. */
export const propertyPath = (name: string): Fragment => extended(fragment`${names.path}`, `/${escapeSegment(name)}`);

/** An expression for the path of the property that `key` names. */
export const keyPath: Fragment = fragment`\`\${${names.path}}/\${${runtime.pointerSegment}(${names.key})}\``;

/** An expression for a pointer and what follows it. */
export function extended(base: Fragment, rest: string): Fragment {
  if (rest === '') return base;
  // Anything else could end the template, or start an expression in it.
  return /^[\w./~@ -]+$/u.test(rest)
    ? fragment`\`\${${base}}${rest}\``
    : fragment`${base} + ${plain(stringLiteral(rest))}`;
}
