import { eachOperation } from '../openapi/each-operation.ts';
import { fitsMethod, namesFor } from '../verbs.ts';

/** An operationId starts with a verb that its method allows, so that names foretell what a call does. */
export const operationIdVerb = eachOperation(({ method, operationId, node }, report) => {
  if (operationId === '' || fitsMethod(operationId, method)) return;
  report(
    node.at('operationId').location,
    `\`${operationId}\` does not read like a ${method.toUpperCase()}: people guess operations by their verb. ` +
      `Name it ${namesFor(method)}, in camelCase.`,
  );
});
