import { type Report, eachOperation } from '../openapi/each-operation.ts';
import type { SpecNode } from '../openapi/node.ts';
import { type OperationNode, parameterNames } from '../openapi/operations.ts';
import { responsesOf } from '../openapi/responses.ts';

/**
 * Requires that a link refers to an existing operation, names only parameters of this operation, and provides all of its path parameters.
 * Tests and docs follow links.
 */
export const linksDefined = eachOperation((operation, report, all) => {
  for (const [, response] of responsesOf(operation)) {
    for (const [name, link] of response.at('links').entries()) checkLink(name, link, all, report);
  }
});

function checkLink(name: string, link: SpecNode, all: readonly OperationNode[], report: Report): void {
  const operationId = link.at('operationId');
  const target = all.find((operation) => operation.operationId === operationId.text);
  if (target === undefined || operationId.text === '') {
    report(
      operationId.location,
      `The link \`${name}\` does not name an existing operation, so it cannot be followed. Write an operationId.`,
    );
    return;
  }
  const known = target.parameters.map((parameter) => parameter.at('name').text);
  const given = link.at('parameters').keys();
  for (const key of given.filter((name) => !known.includes(unqualified(name)))) {
    report(
      link.at('parameters').at(key).location.key(),
      `\`${operationId.text}\` has no parameter \`${key}\`, so the link \`${name}\` sends it without effect. It has: ${known.join(', ')}.`,
    );
  }
  const filledIn = new Set(given.map(unqualified));
  for (const missing of parameterNames(target, 'path').filter((required) => !filledIn.has(required))) {
    report(
      link.location.key(),
      `The link \`${name}\` does not provide \`${missing}\` of ${target.path}, so it cannot be followed. ` +
        `Add \`${missing}: $request.path.${missing}\` or \`$response.body#/…\` to its parameters.`,
    );
  }
}

/** Removes the location from the name of a parameter in a link: `path.id` becomes `id`. */
function unqualified(name: string): string {
  return name.replace(/^(?:path|query|header|cookie)\./u, '');
}
