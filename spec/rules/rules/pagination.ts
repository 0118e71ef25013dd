import { type Report, eachOperation } from '../openapi/each-operation.ts';
import { type Operation, nameOf, parameterNames } from '../openapi/operations.ts';
import { isList, successesOf } from '../openapi/responses.ts';

interface Method {
  readonly parameters: readonly string[];
  readonly headers: readonly string[];
}

const offset: Method = {
  parameters: ['page', 'per_page'],
  headers: ['Link', 'x-next-page', 'x-page', 'x-per-page', 'x-prev-page', 'x-total', 'x-total-pages'],
};
const keyset: Method = { parameters: ['pagination', 'per_page', 'order_by', 'sort'], headers: ['Link'] };

const methods: ReadonlyMap<unknown, readonly Method[]> = new Map([
  ['offset', [offset]],
  ['keyset', [keyset]],
  ['both', [offset, keyset]],
]);

/** A list says how it is paginated, and has the parameters and headers that go with it. */
export const pagination = eachOperation((operation, report) => {
  if (operation.method !== 'get') return;
  const lists = successesOf(operation).filter(isList);
  const { value } = operation.node.at('x-pagination');
  if (value === undefined) {
    if (lists.length > 0) reportUndeclared(operation, report);
    return;
  }
  const promised = methods.get(value) ?? [];
  reportParameters(operation, promised, report);
  for (const list of lists) {
    const declared = list.at('headers').keys().map((name) => name.toLowerCase());
    const missing = missingFrom(declared, promised.flatMap(({ headers }) => headers));
    if (missing === '') continue;
    report(list.location.key(), `This page of a list lacks ${missing}: a client finds the next page there. Add them from shared/headers.yaml.`);
  }
});

function reportUndeclared(operation: Operation, report: Report): void {
  report(
    operation.node.location.key(),
    `\`${nameOf(operation)}\` returns a list and does not say how to get its next page. ` +
      'Write `x-pagination: offset`, `keyset`, `both` or `none`.',
  );
}

function reportParameters(operation: Operation, promised: readonly Method[], report: Report): void {
  const missing = missingFrom(parameterNames(operation, 'query'), promised.flatMap(({ parameters }) => parameters));
  if (missing === '') return;
  const declaration = operation.node.at('x-pagination');
  report(
    declaration.location,
    `\`x-pagination: ${declaration.text}\` promises the query ${missing}, which a client could not send. ` +
      'Add them, or correct `x-pagination`.',
  );
}

function missingFrom(declared: readonly string[], promised: readonly string[]): string {
  const missing = new Set(promised.filter((name) => !declared.includes(name.toLowerCase())));
  return [...missing].map((name) => `\`${name}\``).join(', ');
}
