import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reportKinds } from '../../cli/commands/contract/declaration.ts';
import { createProgram } from '../../cli/create-program.ts';
import { declaredCommands } from '../../cli/declared-commands.ts';
import { typeOfKeyword } from '../../description/load/bundling/part-type.ts';
import { subschemas } from '../../description/load/resources/subschemas.ts';
import { adapterNames } from '../../generator/adapter-names.ts';
import { enforcedKeywords } from '../../model/keywords/schema-keywords.ts';
import { paginationMethodNames } from '../../model/from-document/pagination/declaration.ts';
import { paginationMethods } from '../../spec/rules/value-schemas.ts';
import { subschemaKeywords } from '../../spec/rules/openapi/schemas.ts';

// The rules of our API and the room `description` do not import the model, so the compiler cannot compare their lists with those of the
// model.

const keywordsOf = (type: string): readonly string[] =>
  [...enforcedKeywords].flatMap(([keyword, other]) => (other === type ? [keyword] : []));

test('the rules have the pagination methods of the model', () => {
  const methods = [...paginationMethodNames, 'none'].toSorted();
  expect(paginationMethods.toSorted()).toEqual(methods);
});

test('the rules find the schemas inside each keyword of the model', () => {
  expect(subschemaKeywords.one).toEqual(expect.arrayContaining([...keywordsOf('schema')]));
  expect(subschemaKeywords.list).toEqual(expect.arrayContaining([...keywordsOf('schemas')]));
  expect(subschemaKeywords.map).toEqual(expect.arrayContaining([...keywordsOf('schemaMap')]));
});

test.each([
  ...keywordsOf('schema').map((keyword) => ({ keyword, value: {} })),
  ...keywordsOf('schemas').map((keyword) => ({ keyword, value: [{}] })),
  ...keywordsOf('schemaMap').map((keyword) => ({ keyword, value: { name: {} } })),
])('the loader finds the schema inside `$keyword`', ({ keyword, value }) => {
  expect(subschemas({ [keyword]: value })).toHaveLength(1);
});

test.each([
  ...keywordsOf('schema').map((keyword) => ({ keyword, kind: 'schema' })),
  ...keywordsOf('schemas').map((keyword) => ({ keyword, kind: 'list' })),
  ...keywordsOf('schemaMap').map((keyword) => ({ keyword, kind: 'map' })),
])('the loader bundles the references in `$keyword`', ({ keyword, kind }) => {
  expect(typeOfKeyword(keyword)?.kind).toBe(kind);
});

test.each(adapterNames)('the adapter `%s` has a template', (name) => {
  expect(existsSync(join(import.meta.dirname, `../../templates/server/adapters/${name}.ts`))).toBe(true);
});

test('the commands of the program are the declared commands and a topic of the help', () => {
  const commands = createProgram(() => {}).commands.map((command) => command.name());
  expect(commands).toEqual([...declaredCommands.map(({ name }) => name), 'fetching']);
});

test.each(Object.keys(reportKinds))('the help of the option `--report` contains the kind `%s`', (kind) => {
  const contract = createProgram(() => {}).commands.find((command) => command.name() === 'contract');
  expect(contract?.helpInformation()).toContain(`${kind}=FILE`);
});
