import { isGetOrHead } from '@forgespec/templates/shared/get-or-head';
import { hasNoBody } from '@forgespec/templates/shared/responses';
import { objectMembers, type CheckContext } from './check-context.ts';

/**
 * Reports bodies that have no meaning in HTTP: bodies of GET and HEAD requests, and bodies of responses whose status does not allow
 * content.
 */
export function checkBodies({ operations, diagnostics, locationOf, target }: CheckContext): void {
  for (const { node, method, label } of operations) {
    if (isGetOrHead(method.toUpperCase()) && node.requestBody !== undefined) {
      const message = `${label} has a request body. HTTP does not define its meaning, and many programs drop it.`;
      const fix = 'Use query parameters, or the method POST.';
      diagnostics.warning('body-undefined', message, fix, locationOf(node, 'requestBody'));
    }
    for (const [status, value] of objectMembers(node.responses)) {
      const response = target(value);
      if (response?.content === undefined || !hasNoBody(Number(status))) continue;
      const message = `A response with the status ${status} cannot have a body.`;
      diagnostics.warning('body-undefined', message, 'Remove its `content`.', locationOf(response, 'content'));
    }
  }
}
