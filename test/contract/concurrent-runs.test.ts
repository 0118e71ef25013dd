import { expect, onTestFinished, test } from 'vitest';
import { readFixtures } from '../../contract/2-plan/read-fixtures.ts';
import { loadSubject } from '../../contract/1-describe/subject.ts';
import { isJsonObject, type JsonValue } from '../../description/json/json.ts';
import { startHarbour } from './harbour/server.ts';
import { runAgainst } from './run-against.ts';

const folder = 'test/contract/harbour';

test('two runs never create resources with the same name, so that they can test one server at the same time', async () => {
  const { subject } = await loadSubject(`${folder}/openapi.yaml`);
  if (subject === undefined) throw new Error('The description has errors.');
  const harbour = await startHarbour(new Set());
  onTestFinished(() => harbour.close());
  const fixtures = readFixtures(`${folder}/contract.yaml`, subject);
  const createdNames = async (): Promise<JsonValue[]> => {
    const { results } = await runAgainst(subject, harbour.url, fixtures, { keepExchanges: true });
    return results.flatMap(({ id, exchanges }) =>
      exchanges
        .filter(({ operation, response }) => operation.name === 'addBerth' && response.status === 201)
        .flatMap(({ request }) => {
          const body: JsonValue = JSON.parse(request.body ?? '{}');
          return isJsonObject(body) && body.name !== undefined ? [`${id} ${String(body.name)}`] : [];
        }),
    );
  };
  const first = await createdNames();
  const second = await createdNames();
  expect(first.length).toBeGreaterThan(5);
  expect(first.filter((name) => second.includes(name))).toEqual([]);
});
