import { expressionFix } from '../1-load/runtime-expression.ts';
import { isJsonObject } from '../1-load/json.ts';
import { isReference } from '../1-load/reference.ts';
import { objectMembers, type CheckContext } from './check-context.ts';

/**
 * Reports each callback URL with an invalid runtime expression, or with a runtime expression without braces.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#callback-object
 */
export function checkCallbacks({ parts, diagnostics, place }: CheckContext): void {
  for (const owner of parts.others) {
    for (const [, callback] of objectMembers(owner.callbacks)) {
      if (!isJsonObject(callback) || isReference(callback)) continue;
      for (const [address] of objectMembers(callback)) {
        if (address.startsWith('x-')) continue;
        const [expression, fix] = faultOf(address) ?? [];
        if (expression === undefined || fix === undefined) continue;
        const message = `${expression} is not a runtime expression.`;
        diagnostics.warning('structure-invalid', message, fix, place(callback, address));
      }
    }
  }
}

/** Returns the first wrong expression in the URL of a callback, and its fix. Returns undefined if there is none. */
function faultOf(address: string): readonly [expression: string, fix: string] | undefined {
  for (const [, expression = ''] of address.matchAll(/\{([^{}]*)\}/gu)) {
    const fix = expressionFix(expression);
    if (fix !== undefined) return [`{${expression}}`, fix.replace(/`(\$.*)`\?$/u, '`{$1}`?')];
  }
  if (!address.startsWith('$')) return undefined;
  return [address, `Write braces around it: \`'{${address}}'\`.`];
}
