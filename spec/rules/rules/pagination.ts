import { eachOperation } from '../openapi/each-operation.ts';
import { nameOf, parameterNames } from '../openapi/operations.ts';
import { isList, successesOf } from '../openapi/responses.ts';

/** The parameters and headers that a pagination method requires of a list. */
interface PaginationRequirements {
  /** Names of query parameters. */
  readonly parameters: readonly string[];
  /** Names of response headers. */
  readonly headers: readonly string[];
}

const offset: PaginationRequirements = {
  parameters: ['page', 'per_page'],
  headers: ['Link', 'x-next-page', 'x-page', 'x-per-page', 'x-prev-page', 'x-total', 'x-total-pages'],
};

const keyset: PaginationRequirements = {
  parameters: ['pagination', 'per_page', 'order_by', 'sort'],
  headers: ['Link'],
};

/** Requires that a list declares its pagination method, and has the parameters and headers of the method. */
export const pagination = eachOperation((operation, report) => {
  if (operation.method !== 'get') return;
  const lists = successesOf(operation).filter(isList);
  const declaration = operation.node.at('x-pagination');
  if (!declaration.exists && lists.length > 0) {
    const message = `\`${nameOf(operation)}\` returns a list, but does not declare its pagination method.`;
    report(operation.node.location.key(), `${message} Write \`x-pagination: link\` or \`none\`.`);
  }
  if (declaration.value !== 'link') return;

  // All our pages have the header `Link`. A list with numbered pages has the parameter `page`, and a list with a cursor does not need it.
  const declared = parameterNames(operation, 'query');
  const isNumbered = declared.includes('page');
  const hasKeyset = !isNumbered || declared.includes('pagination');
  const methods = [...(isNumbered ? [offset] : []), ...(hasKeyset ? [keyset] : [])];
  const parameters = missing(
    methods.flatMap((method) => method.parameters),
    declared,
  );
  if (parameters !== '') {
    const message = `\`x-pagination: ${declaration.text}\` requires the query ${parameters}, which is not declared, so a client could not send it.`;
    report(declaration.location, `${message} Add them, or correct \`x-pagination\`.`);
  }
  for (const list of lists) {
    const headers = missing(
      methods.flatMap((method) => method.headers),
      list.at('headers').keys(),
    );
    if (headers === '') continue;
    const message = `This page of a list lacks ${headers}, with which a client finds the next page.`;
    report(list.location.key(), `${message} Add them from shared/headers.yaml.`);
  }
});

/** Returns the required names that are not declared, for a message. Upper and lower case are not distinguished. */
function missing(required: readonly string[], declared: readonly string[]): string {
  const lowerCase = declared.map((name) => name.toLowerCase());
  const names = new Set(required.filter((name) => !lowerCase.includes(name.toLowerCase())));
  return [...names].map((name) => `\`${name}\``).join(', ');
}
