import { expect, test } from 'vitest';
import { loadSubject } from '../../contract/1-describe/subject.ts';
import { mixedAlternatives } from '../../contract/2-plan/cases/mixed-alternatives.ts';
import { defaultBodyContent, describedSlots } from '../../contract/2-plan/cases/slots.ts';
import { fileWith } from './file-with.ts';

const description = `openapi: 3.1.0
info: { title: Doors, version: '1' }
paths:
  /doors:
    post:
      operationId: addDoor
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
                names: { type: array, items: { type: string } }
                keys:
                  type: array
                  items:
                    allOf:
                      - { type: object, properties: { isSpare: { type: boolean } } }
                      - oneOf:
                          - { type: object, required: [person], properties: { person: { type: integer }, team: false } }
                          - { type: object, required: [team], properties: { team: { type: integer }, person: false } }
      responses: { '204': { description: Added. } }
`;

test('a list whose items have alternatives gets an item of two alternatives, which the description forbids', async () => {
  const { subject, diagnostics } = await loadSubject(fileWith(description));
  const operation = subject?.operation('addDoor');
  if (subject === undefined || operation === undefined) throw new Error(JSON.stringify(diagnostics));
  const schema = defaultBodyContent(operation)?.schema;
  if (schema === undefined) throw new Error('The body has no schema.');
  const found = describedSlots(subject, operation).flatMap((slot) =>
    mixedAlternatives(slot.schema, subject.resolve).map(({ value, pointer }) => ({ name: slot.name, value, pointer })),
  );
  expect(found.map(({ name }) => name)).toEqual(['keys']);
  expect(found[0]?.pointer).toMatch(/\/keys\/items\/allOf\/1\/oneOf$/u);
  const [keys] = found.map(({ value }) => value);
  expect(Object.keys((keys as Record<string, unknown>[])[0] ?? {})).toEqual(['person', 'team']);
  expect(subject.check(schema)({ keys: keys ?? null })).not.toEqual([]);
});
