import { isJsonObject, type JsonValue } from '../../generator/1-load/json.ts';
import type { Subject, TestedOperation } from '../subject/subject.ts';
import { mergedSchema } from '../values/merged-schema.ts';
import type { Draft } from './draft.ts';
import { createPager } from './pager.ts';

/** `order_by` and `sort` really sort: a case for each value of `order_by`, in both directions. */
export function orderCases(subject: Subject, operation: TestedOperation): Omit<Draft, 'pointer'>[] {
  const [keys, directions] = ['order_by', 'sort'].map((name) => {
    const parameter = operation.parameters.find((candidate) => candidate.in === 'query' && candidate.name === name);
    const values = parameter === undefined ? [] : (mergedSchema(parameter.schema, subject.resolve)?.enum ?? []);
    return values.filter((value) => typeof value === 'string');
  });
  const isSorted = directions?.includes('asc') === true && directions.includes('desc');
  const hasKeys = operation.parameters.some(({ name }) => name === 'order_by');
  if (!isSorted || (hasKeys && keys?.length === 0)) return [];
  return (keys?.length === 0 ? [undefined] : (keys ?? [undefined])).map((key) => ({
    kind: 'pagination' as const,
    name: `pagination/order${key === undefined ? '' : `/${key}`}`,
    async run(session, operation) {
      const pager = await createPager(session, operation, { needsState: true });
      const ask = async (sort: string): Promise<readonly JsonValue[]> => {
        const page = await pager.get({ ...(key !== undefined && { order_by: key }), sort, per_page: 100 });
        return page?.items ?? [];
      };
      const ascending = await ask('asc');
      const descending = await ask('desc');
      if (ascending.length < 2) return pager.skip('the list is too short to show an order');
      if (ascending.length >= 100) return;
      // Where items without a value belong, is the server's own matter: at the same end both times, for one.
      const shown = (items: readonly JsonValue[]): JsonValue[] =>
        items
          .map((item) => (isJsonObject(item) ? (item[key ?? 'id'] ?? null) : item))
          .filter((value) => value !== null);
      if (shown(ascending).length === 0) {
        return pager.skip(`the items do not show ${key ?? 'id'}`);
      }
      const [up, down] = [shown(ascending), shown(descending).toReversed()];
      if (JSON.stringify(up) !== JSON.stringify(down)) {
        const message = 'Ascending and descending order are not the reverse of each other.';
        pager.fail('pagination/order', message, JSON.stringify(up), JSON.stringify(down));
      } else if (key !== undefined && isUnsorted(up)) {
        pager.fail('pagination/order', `The list is not sorted by ${key}.`, 'ascending order', JSON.stringify(up));
      }
    },
  }));
}

/** Numbers and times have one order; how a server compares texts is its own matter. */
function isUnsorted(values: readonly JsonValue[]): boolean {
  const comparable = values.filter((value) => typeof value === 'number' || /^\d{4}-\d{2}-\d{2}/u.test(String(value)));
  return comparable.some((value, index) => index > 0 && value !== null && (comparable[index - 1] ?? value) > value);
}
