import { describe, expect, test } from 'vitest';
import { diffFormats } from '../../cli/formats/diff-formats.ts';
import { diffReport } from '../../cli/formats/diff-report.ts';
import { causesOf } from '../../diff/cause.ts';
import { changedComponent } from '../../diff/changed-component.ts';
import { changelogItems } from '../../diff/release/changelog-items.ts';
import { compareTexts } from './compare-texts.ts';

const content = (schema: object) => ({ content: { 'application/json': { schema } } });
const amount = { $ref: '#/components/schemas/Amount' };

/** Returns a description in which three operations use the schema `Amount`, and two operations have further responses. */
const withAmount = (currencies: readonly string[], others: object = {}): string =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {
      '/a': { post: { requestBody: content(amount), responses: { '200': { description: 'ok', ...content(amount) } } } },
      '/b': { get: { responses: { '200': { description: 'ok', ...content({ type: 'array', items: amount }) } } } },
      '/c': {
        get: { responses: { '204': { description: 'ok' }, ...others } },
        put: { responses: { '204': { description: 'ok' }, ...others } },
      },
    },
    components: { schemas: { Amount: { type: 'object', properties: { currency: { enum: currencies } } } } },
  });

const tooMany = { '429': { description: 'Too many requests.' } };

describe('causes', () => {
  test('a changed component is one cause with all operations, and its levels by direction', async () => {
    const changes = await compareTexts(withAmount(['EUR']), withAmount(['EUR', 'GBP']));
    expect(changes).toHaveLength(3);
    const [cause, ...others] = causesOf(changes);
    expect(others).toEqual([]);
    expect(cause).toMatchObject({
      level: 'breaking',
      component: '#/components/schemas/Amount',
      sentence: '`Amount.currency`: the list of valid values has a new value ("GBP").',
      operations: ['POST /a', 'GET /b'],
      effects: ['breaking in responses, compatible in requests'],
    });
    expect(cause?.change.witness).toBeDefined();
  });

  test('the same change of several operations is one cause', async () => {
    const changes = await compareTexts(withAmount(['EUR']), withAmount(['EUR'], tooMany));
    expect(causesOf(changes).map(({ operations, sentence }) => [operations, sentence])).toEqual([
      [['GET /c', 'PUT /c'], 'The response 429 is new.'],
    ]);
  });

  test('a change of generated code at the same place is an effect', () => {
    const [api, sdk] = (['api', 'sdk'] as const).map((subject) => ({
      id: subject === 'api' ? ('response-property-enum-value-added' as const) : ('sdk-field-value-added' as const),
      level: subject === 'api' ? ('compatible' as const) : ('breaking' as const),
      subject,
      operation: null,
      pointer: `#/components/schemas/Amount/properties/currency${subject === 'api' ? '/enum' : ''}`,
      message: `The message of ${subject}.`,
      difference: 'The list has a new value',
      base: null,
      revision: null,
    }));
    if (api === undefined || sdk === undefined) throw new Error('A change is missing.');
    expect(causesOf([api, sdk])).toMatchObject([
      {
        level: 'breaking',
        ids: ['response-property-enum-value-added', 'sdk-field-value-added'],
        sentence: '`Amount.currency`: the list has a new value.',
        effects: ['breaking for the generated client: The message of sdk.'],
      },
    ]);
  });
});

test('all reports have one entry for each cause, unless changes are grouped by operation', async () => {
  const changes = await compareTexts(withAmount(['EUR']), withAmount(['EUR', 'GBP'], tooMany));
  const [byCause, byOperation] = [diffReport(changes), diffReport(changes, 'operation')];
  expect([byCause.summary.breaking, byCause.summary.compatible]).toEqual([1, 1]);
  expect([byOperation.summary.breaking, byOperation.summary.compatible]).toEqual([2, 3]);
  const text = diffFormats.text(byCause);
  expect(text).toMatch(/^schemas\/Amount: POST \/a, GET \/b\n {2}breaking {6}`Amount\.currency`: the list/u);
  expect(text).toMatch(/\nGET \/c, PUT \/c\n {2}compatible {4}The response 429 is new\.\n/u);
  expect(diffFormats.text(byOperation)).toMatch(/^POST \/a\n {2}breaking/u);
  expect(diffFormats.markdown(byCause)).toContain(
    '  - POST /a, GET /b\n  - breaking in responses, compatible in requests\n',
  );
  expect(JSON.parse(diffFormats.json(byCause)).causes).toHaveLength(2);
  expect(JSON.parse(diffFormats.json(byOperation))).not.toHaveProperty('causes');
  expect(JSON.parse(diffFormats.sarif(byCause)).runs[0].results).toHaveLength(2);
  expect(JSON.parse(diffFormats.sarif(byOperation)).runs[0].results).toHaveLength(5);
  expect(diffFormats.github(byCause).trim().split('\n')).toHaveLength(1);
});

test('a changelog has one item for each cause', async () => {
  const changes = await compareTexts(withAmount(['EUR']), withAmount(['EUR', 'GBP'], tooMany));
  expect(
    changelogItems(changes, () => undefined).map(({ isBreaking, operations, message }) => [
      isBreaking,
      operations,
      message,
    ]),
  ).toEqual([
    [false, ['GET /c', 'PUT /c'], 'The response 429 is new.'],
    [true, ['GET /b', 'POST /a'], '`Amount.currency`: the list of valid values has a new value ("GBP").'],
  ]);
});

test.each([
  ['#/components/schemas/Pet/properties/tags/items/enum', 'Pet', '.tags[]'],
  ['#/components/schemas/Pet/allOf/0/properties/a~1b/type', 'Pet', '.a/b'],
  ['#/components/schemas/Pet/additionalProperties/type', 'Pet', '.*'],
  ['#/components/schemas/Pet/prefixItems/1/maximum', 'Pet', '[]'],
  ['#/components/responses/Error/content', 'Error', ''],
  ['#/paths/~1pets/get', undefined, undefined],
])('the component of %s', (pointer, name, path) => {
  const found = changedComponent(pointer);
  expect([found?.name, found?.path]).toEqual([name, path]);
});
