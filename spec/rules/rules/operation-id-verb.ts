import { eachOperation } from '../openapi/each-operation.ts';
import { fitsMethod, namesFor } from '../verbs.ts';

/**
 * Requires that an operationId starts with a verb for its method, so that readers can infer the effect of a call from
 * the name.
 */
export const operationIdVerb = eachOperation(({ method, operationId, node }, report) => {
  if (operationId === '' || fitsMethod(operationId, method)) return;
  report(
    node.at('operationId').location,
    `\`${operationId}\` does not have a verb for ${method.toUpperCase()}: readers infer the method from the verb. ` +
      `Name it ${namesFor(method)}, in camelCase.`,
  );
});
