import { isJsonObject } from '@forgespec/description/json';
import { objectMembers, type CheckContext } from './check-context.ts';

/**
 * Reports operations whose `responses` object is empty.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#responses-object
 */
export function checkEmptyResponses({ operations, diagnostics, locationOf }: CheckContext): void {
  for (const { node, label } of operations) {
    const { responses } = node;
    if (!isJsonObject(responses) || objectMembers(responses).some(([key]) => !key.startsWith('x-'))) continue;
    const fix = 'Add a response, such as `default: { description: The result. }`.';
    diagnostics.warning(
      'structure-invalid',
      `The \`responses\` of ${label} are empty.`,
      fix,
      locationOf(node, 'responses', 'value'),
    );
  }
}
