import { eachOperation } from '../openapi/each-operation.ts';
import { nameOf } from '../openapi/operations.ts';

/**
 * Requires that every operation has a complete `x-sdk`, the name of its method in the client. Otherwise a new tag or operationId would
 * change the name.
 */
export const clientNamePresent = eachOperation((operation, report) => {
  const name = operation.node.at('x-sdk');
  const missing = ['group', 'method'].filter((key) => !name.at(key).exists);
  if (missing.length === 0) return;
  report(
    (name.exists ? name : operation.node).location.key(),
    `\`${nameOf(operation)}\` lacks ${missing.map((key) => `\`${key}\``).join(' and ')} in \`x-sdk\`: without them, ` +
      'its name in the client depends on its tag and its operationId. Write `x-sdk: { group: <area>, method: <verb> }`, both in camelCase.',
  );
});
