import { type Report, eachOperation } from '../openapi/each-operation.ts';
import type { SpecNode } from '../openapi/node.ts';
import { type Operation, parameterNames } from '../openapi/operations.ts';
import { responsesOf } from '../openapi/responses.ts';

/** A link leads to an operation that exists, names its parameters, and fills in its path: tests and docs follow links. */
export const linksDefined = eachOperation((operation, report, all) => {
  for (const [, response] of responsesOf(operation)) {
    for (const [name, link] of response.at('links').entries()) checkLink(name, link, all, report);
  }
});

function checkLink(name: string, link: SpecNode, all: readonly Operation[], report: Report): void {
  const operationId = link.at('operationId');
  const target = all.find((operation) => operation.operationId === operationId.text);
  if (target === undefined || operationId.text === '') {
    report(
      operationId.location,
      `The link \`${name}\` leads to no operation, so nobody can follow it. Write the operationId of one.`,
    );
    return;
  }
  const known = target.parameters.map((parameter) => parameter.at('name').text);
  const given = link.at('parameters').keys();
  for (const key of given.filter((name) => !known.includes(unqualified(name)))) {
    report(
      link.at('parameters').at(key).location.key(),
      `\`${operationId.text}\` has no parameter \`${key}\`, so the link \`${name}\` sends it for nothing. It has: ${known.join(', ')}.`,
    );
  }
  const filledIn = new Set(given.map(unqualified));
  for (const missing of parameterNames(target, 'path').filter((required) => !filledIn.has(required))) {
    report(
      link.location.key(),
      `The link \`${name}\` does not fill in \`${missing}\` of ${target.path}, so it leads nowhere. ` +
        `Add \`${missing}: $request.path.${missing}\` or \`$response.body#/…\` to its parameters.`,
    );
  }
}

/** A link may say where a parameter is sent: `path.id` is `id`. */
function unqualified(name: string): string {
  return name.replace(/^(?:path|query|header|cookie)\./u, '');
}
