import { expect, test } from 'vitest';
import type { Content } from '../../model/message.ts';
import { load } from './model.ts';

/** Returns the contents of a response, for media types in YAML. */
async function contentsOf(version: string, content: string): Promise<readonly Content[]> {
  const { api } = await load({
    'openapi.yaml': `openapi: ${version}
info: { title: Events, version: '1' }
paths: { /events: { get: { operationId: listEvents, responses: { '200': { description: Events., content: { ${content} } } } } } }
components:
  schemas:
    Event:
      type: object
      required: [data]
      properties:
        data: { type: string, contentMediaType: application/json, contentSchema: { $ref: '#/components/schemas/Pet' } }
    Pet: { type: object }
    List: { type: array, items: { $ref: '#/components/schemas/Pet' } }
    Text: { type: string }
    Any: { type: object, description: Any event. }
`,
  });
  return api.areas[0]?.operations[0]?.responses[0]?.contents ?? [];
}

const to = (name: string): string => `$ref: '#/components/schemas/${name}'`;

test.each([
  ['a reference', `{ ${to('Event')} }`],
  ['a reference with a description', `{ ${to('Event')}, description: A pet. }`],
  ['a reference with other properties', `{ ${to('Event')}, properties: { id: { type: string } } }`],
  ['`allOf`', `{ allOf: [{ ${to('Event')} }], description: A pet. }`],
])('the data of an event is parsed if the event is described by %s', async (_, schema) => {
  const [content] = await contentsOf('3.2.0', `text/event-stream: { itemSchema: ${schema} }`);
  expect(content?.eventData).toBe('json');
  expect(JSON.stringify(content?.itemSchema)).toContain('/components/schemas/Pet');
});

test.each([`{ ${to('Text')}, description: A word. }`, `{ allOf: [{ ${to('Text')} }, { description: A word. }] }`])(
  'the data of an event is text if the schema of the data is %s',
  async (schema) => {
    const [content] = await contentsOf(
      '3.2.0',
      `text/event-stream: { itemSchema: { properties: { data: ${schema} } } }`,
    );
    expect(content?.eventData).toBe('text');
  },
);

test.each([
  ['3.0.3', `{ ${to('List')}, description: Pets. }`],
  ['3.1.0', `{ ${to('List')}, description: Pets. }`],
  ['3.0.3', `{ allOf: [{ ${to('List')} }], description: Pets. }`],
  ['3.1.0', `{ type: [array], items: { ${to('Pet')} } }`],
])('in OpenAPI %s, the items of a sequence are those of the array %s', async (version, schema) => {
  const [content] = await contentsOf(version, `application/jsonl: { schema: ${schema} }`);
  expect(content?.itemSchema).toMatchObject({ reference: '#/components/schemas/Pet' });
});

test.each([
  ['a reference to any object', `${to('Any')}`],
  ['an `allOf` of any object', `allOf: [{ ${to('Any')} }, { description: An event. }]`],
])('the properties of an event beside %s describe the event', async (_, other) => {
  const event = `{ ${other}, required: [data], properties: { data: { type: string }, id: { type: string } } }`;
  const [content] = await contentsOf('3.2.0', `text/event-stream: { itemSchema: ${event} }`);
  const data = expect.objectContaining({ name: 'data', schema: expect.objectContaining({ type: ['string'] }) });
  expect(content).toMatchObject({ eventData: 'text', itemSchema: { properties: expect.arrayContaining([data]) } });
});

test('an alternative without properties describes the data of an event', async () => {
  const alternatives = `anyOf: [{ properties: { data: { type: string } } }, { ${to('Any')} }]`;
  const [content] = await contentsOf('3.2.0', `text/event-stream: { itemSchema: { ${alternatives} } }`);
  expect(content?.eventData).toBe('json');
});

test('the items of an array of strings are strings, and a string describes the whole text', async () => {
  const [items] = await contentsOf('3.1.0', `application/jsonl: { schema: { type: array, items: { type: string } } }`);
  expect(items?.itemSchema).toMatchObject({ type: ['string'] });
  const [text] = await contentsOf('3.1.0', `application/jsonl: { schema: { type: string } }`);
  expect(text?.itemSchema).toMatchObject({ kind: 'boolean' });
});
