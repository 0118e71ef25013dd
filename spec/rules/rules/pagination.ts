import { eachOperation } from '../openapi/each-operation.ts';
import { nameOf, parameterNames } from '../openapi/operations.ts';
import { isList, successesOf } from '../openapi/responses.ts';
import { paginationMethods } from '../pagination-methods.ts';

/** A list says how it is paginated, and has the parameters and headers that go with it. */
export const pagination = eachOperation((operation, report) => {
  if (operation.method !== 'get') return;
  const lists = successesOf(operation).filter(isList);
  const declaration = operation.node.at('x-pagination');
  if (!declaration.exists && lists.length > 0) {
    const message = `\`${nameOf(operation)}\` returns a list and does not say how to get its next page.`;
    report(
      operation.node.location.key(),
      `${message} Write \`x-pagination: offset\`, \`keyset\`, \`both\` or \`none\`.`,
    );
  }

  const methods = paginationMethods.get(declaration.value) ?? [];
  const parameters = missing(
    methods.flatMap((method) => method.parameters),
    parameterNames(operation, 'query'),
  );
  if (parameters !== '') {
    const message = `\`x-pagination: ${declaration.text}\` promises the query ${parameters}, which a client could not send.`;
    report(declaration.location, `${message} Add them, or correct \`x-pagination\`.`);
  }
  for (const list of lists) {
    const headers = missing(
      methods.flatMap((method) => method.headers),
      list.at('headers').keys(),
    );
    if (headers === '') continue;
    const message = `This page of a list lacks ${headers}: a client finds the next page there.`;
    report(list.location.key(), `${message} Add them from shared/headers.yaml.`);
  }
});

/** The promised names that are not declared, for a message. The case of a header does not matter. */
function missing(promised: readonly string[], declared: readonly string[]): string {
  const lowerCase = declared.map((name) => name.toLowerCase());
  const names = new Set(promised.filter((name) => !lowerCase.includes(name.toLowerCase())));
  return [...names].map((name) => `\`${name}\``).join(', ');
}
