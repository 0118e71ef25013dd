import { describe, expect, test } from 'vitest';
import { changeExplanationText, explainedChange } from '../../diff/explained-change.ts';
import { partExamples } from '../../diff/api/part-examples.ts';
import { schemaChangeExamples } from '../../diff/schema/schema-examples.ts';
import { compareTexts } from './compare-texts.ts';

/** Returns a description that contains the part of an example. */
function described(place: string, part: string): string {
  const yaml = part === '{}' ? '' : part;
  const operation = place === 'operation' ? yaml : `responses: {'200': {description: Done., ${yaml}}}`;
  const lines = {
    operation: `      ${operation.replaceAll('\n', '\n      ')}`,
    response: `      ${operation}`,
    description: '',
  };
  const paths = `paths:\n  /pets:\n    get:\n      operationId: readPets\n${lines[place as keyof typeof lines]}`;
  const rest = place === 'description' ? yaml : `${paths}\n`;
  const info = rest.startsWith('info') ? '' : 'info: {title: Pets, version: 1.0.0}\n';
  return `openapi: 3.1.0\n${info}${rest}\n`;
}

describe('the example of a change', () => {
  test.each(Object.entries(partExamples))('%s', async (id, { in: place, base, revision }) => {
    const changes = await compareTexts(described(place, base), described(place, revision));
    expect(changes.map((change) => change.id)).toContain(id);
  });

  test.each(Object.entries(schemaChangeExamples))('%s', async (id, [base, revision]) => {
    const withSchema = (schema: string): string =>
      described(
        'description',
        `paths: {/pets: {post: {requestBody: {content: {application/json: {schema: ${schema}}}}, responses: {'200': {description: Done., content: {application/json: {schema: ${schema}}}}}}}}`,
      );
    const changes = await compareTexts(withSchema(base), withSchema(revision));
    expect(changes.map((change) => change.id)).toContainEqual(
      expect.stringMatching(new RegExp(`^(?:request|response)-(?:body|property)-${id}$`, 'u')),
    );
  });
});

test('an explanation names the effect, an example, and the ways to accept the change', () => {
  const change = explainedChange('request-property-became-required');
  expect(change && changeExplanationText(change)).toMatchInlineSnapshot(`
    "A property must be present.
    Callers send this part, and the server reads it. If values that were valid are no longer valid, the change is breaking. If more values are valid, the change is compatible. Webhooks and callbacks have the opposite direction: the API sends this part.

    Before, in a schema:
      {type: object, properties: {name: {type: string}}}

    After, in a schema:
      {type: object, properties: {name: {type: string}}, required: [name]}

    To set the level of all changes with this id, write into forgespec.config.ts:
      diff: { levels: { 'request-property-became-required': 'warning' } }

    To accept one change, add an entry to the file of the option --accepted:
      - id: request-property-became-required
        operation: GET /pets
        reason: No caller uses it."
  `);
  expect(explainedChange('request-property-unknown')).toBeUndefined();
  expect(explainedChange('sdk-method-removed')?.effect).toContain('programs that use the generated client');
});

test.each([
  ['version-not-raised', 'The problem affects people and programs that use the version'],
  ['documentation-changed', 'The change affects readers of the documentation.'],
  ['response-body-documentation-changed', 'The change affects readers of the documentation.'],
  ['tag-added', 'The change affects readers of the documentation.'],
  ['component-removed', 'The change affects programs that use the generated type'],
  ['server-removed', 'The change affects the callers of the API'],
])('the effect of %s names the affected people and programs', (id, effect) => {
  expect(explainedChange(id)?.effect).toContain(effect);
});
