import { expressionFix, isReference } from '@forgespec/description/openapi';
import { isJsonObject, type JsonObject } from '@forgespec/description/json';
import { objectMembers, type CheckContext } from './check-context.ts';

/**
 * Reports each callback URL with an invalid runtime expression, or with a runtime expression without braces.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#callback-object
 */
export function checkCallbacks(context: CheckContext): void {
  for (const owner of context.parts.others) {
    for (const [, callback] of objectMembers(owner.callbacks))
      if (isJsonObject(callback) && !isReference(callback)) checkCallback(callback, context);
  }
}

function checkCallback(callback: JsonObject, { diagnostics, locationOf }: CheckContext): void {
  for (const [address] of objectMembers(callback)) {
    const fault = address.startsWith('x-') ? undefined : faultOf(address);
    if (fault !== undefined)
      diagnostics.warning('structure-invalid', fault.message, fault.fix, locationOf(callback, address));
  }
}

/** Returns the first fault in the URL of a callback, and its fix. Returns undefined if there is none. */
function faultOf(address: string): { message: string; fix: string } | undefined {
  for (const [whole, expression = ''] of address.matchAll(/\{([^{}]*)\}/gu)) {
    const fix = expressionFix(expression);
    if (fix !== undefined) return { message: `${whole} is not a runtime expression.`, fix: withBraces(fix, '{$1}') };
  }
  if (!address.startsWith('$')) return undefined;
  const fix = expressionFix(address);
  // Without quotes, YAML does not read a key that starts with a brace as a string.
  if (fix !== undefined) return { message: `${address} is not a runtime expression.`, fix: withBraces(fix, "'{$1}'") };
  return {
    message: `The URL of the callback has a runtime expression without braces: ${address}.`,
    fix: `Write braces around it: \`'{${address}}'\`.`,
  };
}

/**
 * Writes braces around the runtime expressions in the text of a fix. In `replacement`, `$1` represents the expression.
 */
const withBraces = (fix: string, replacement: string): string => fix.replaceAll(/`(\$[^`]*)`/gu, `\`${replacement}\``);
