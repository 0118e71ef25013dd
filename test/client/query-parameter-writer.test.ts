import { expect, test } from 'vitest';
import { loadSubject } from '../../contract/1-describe/subject.ts';
import { isScalarValue, isStructured } from '../../generator/emitters/client/query-parameter-writer.ts';
import { fileWith } from '../contract/file-with.ts';

const text = { type: 'string' };
const schemas = {
  scalar: text,
  list: { type: 'array', items: text },
  rows: { type: 'array', items: { type: 'array', items: text } },
  pairs: { type: 'array', items: { type: 'object' } },
  anything: { type: 'array' },
  range: { type: 'object' },
};

test('a parameter is structured if it may be an object, or a list of objects or lists', async () => {
  const parameters = Object.entries(schemas).map(([name, schema]) => ({ name, in: 'query', schema }));
  const get = { operationId: 'readBox', parameters, responses: { 204: { description: 'Done.' } } };
  const description = { openapi: '3.1.0', info: { title: 'Boxes', version: '1' }, paths: { '/boxes': { get } } };
  const { subject } = await loadSubject(fileWith(JSON.stringify(description)));
  if (subject === undefined) throw new Error('The description has errors.');
  const known = new Map(subject.api.schemas.map((schema) => [schema.reference, schema]));
  const all = subject.api.areas.flatMap(({ operations }) => operations.flatMap((operation) => operation.parameters));
  const structured = all.filter((parameter) => isStructured(parameter, known)).map(({ name }) => name);
  expect(structured.toSorted()).toEqual(['anything', 'pairs', 'range', 'rows']);
  expect(all.filter((parameter) => isScalarValue(parameter, known)).map(({ name }) => name)).toEqual(['scalar']);
});
