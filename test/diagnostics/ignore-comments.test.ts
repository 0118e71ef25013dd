import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkDescription } from '../../model/check/check-description.ts';
import { folderWith, type Files } from '../folder-with.ts';
import { diagnose, head } from './diagnose.ts';
import { reservedNames } from '../../generator/reserved-names.ts';

/** Returns the codes of the diagnostics with their lines, and their messages: `7 ignore-unused …`. */
async function found(files: Files | string, rules = false): Promise<string[]> {
  const folder = folderWith(typeof files === 'string' ? { 'openapi.yaml': files } : files);
  const spec = join(folder, 'openapi.yaml');
  const severities = { 'operation-summary': 'error' } as const;
  const diagnostics = rules
    ? (await checkDescription({ reservedNames, spec, severities })).diagnostics
    : await diagnose(spec);
  return diagnostics.map(
    ({ code, location, message, fix }) =>
      `${location?.line} ${code}${code.startsWith('ignore') ? ` ${message} ${fix}` : ''}`,
  );
}

/** Returns a description with the keys of an operation. The first line of the keys is line 8. */
const operation = (lines: string): string =>
  `${head}tags: [{ name: pets }]
paths:
  /pets:
    get:
      operationId: listPets
${lines.replaceAll(/^/gmu, '      ')}
      responses: { '204': { description: Done. } }
`;

const reason = 'Only our tools use this tag.';

test.each([
  ['on its line', `tags: [internal] # forgespec-ignore tag-undeclared: ${reason}`],
  ['on the line below', `# forgespec-ignore tag-undeclared: ${reason}\ntags: [internal]`],
  ['below other comments', `# forgespec-ignore tag-undeclared: ${reason}\n# Internal.\ntags: [internal]`],
])('a comment ignores a warning %s', async (_, lines) => {
  expect(await found(operation(lines))).toEqual([]);
});

test('two comments above one line ignore two codes', async () => {
  const lines = `# forgespec-ignore tag-undeclared: ${reason}\n# forgespec-ignore entry-duplicate: Both are needed.\ntags: [a, a]`;
  expect(await found(operation('tags: [a, a]'))).toEqual(['8 tag-undeclared', '8 entry-duplicate', '8 tag-undeclared']);
  expect(await found(operation(lines))).toEqual([]);
});

test('a comment ignores no finding in other lines, and no other code', async () => {
  const lines = `tags:\n  - internal # forgespec-ignore tag-undeclared: ${reason}\n  - secret\nx-a: 1`;
  expect(await found(operation(lines))).toEqual(['10 tag-undeclared']);
  expect(await found(operation(`tags: [a] # forgespec-ignore entry-duplicate: Both are needed.`))).toEqual([
    '8 tag-undeclared',
    '8 ignore-unused Line 8 has no finding entry-duplicate. Remove the comment.',
  ]);
});

test('a comment in another file ignores findings there', async () => {
  const files = {
    'openapi.yaml': `${head}tags: [{ name: pets }]\npaths:\n  /pets: { $ref: pets.yaml }\n`,
    'pets.yaml': `get:\n  operationId: listPets\n  # forgespec-ignore tag-undeclared: ${reason}\n  tags: [internal]\n  responses: { '204': { description: Done. } }\n`,
  };
  expect(await found(files)).toEqual([]);
});

test('a comment ignores a finding of a rule, even if its severity is error', async () => {
  const text = operation('tags: [pets]').replace('get:', 'get: # forgespec-ignore operation-summary: The id says it.');
  expect(await found(operation('tags: [pets]'), true)).toContain('6 operation-summary');
  const codes = await found(text, true);
  expect(codes).not.toContain('6 operation-summary');
  expect(codes.join('\n')).not.toContain('ignore-');
});

test('without rules, a comment about a rule is not reported as unused', async () => {
  expect(await found(operation('tags: [pets] # forgespec-ignore operation-summary: The id says it.'))).toEqual([]);
  expect(await found(operation('tags: [pets] # forgespec-ignore operation-summary: The id says it.'), true)).toContain(
    '8 ignore-unused Line 8 has no finding operation-summary. Remove the comment.',
  );
});

test('an error of the catalogue cannot be ignored', async () => {
  const text = `${operation('summary: Odd.')}components:
  schemas:
    # forgespec-ignore yaml-syntax: Later.
    A: { $ref: broken.yaml }
`;
  const files = { 'openapi.yaml': text, 'broken.yaml': '# forgespec-ignore yaml-syntax: Later.\na: [\n' };
  const diagnostics = await diagnose(join(folderWith(files), 'openapi.yaml'));
  expect(diagnostics.map(({ severity, code }) => `${severity} ${code}`)).toContain('error yaml-syntax');
});

test('a comment ignores a warning with an assumption', async () => {
  const lines = '# forgespec-ignore security-scheme-undeclared: Later.\nsecurity: [{ login: [] }]';
  expect(await found(operation(lines))).toEqual([]);
});

test('if there is an error, a comment that ignores nothing is not reported, because the error may hide the finding', async () => {
  const lines = `tags: [pets] # forgespec-ignore tag-undeclared: ${reason}\nsecurity: [{ login: [] }]`;
  expect(await found(operation(lines))).toEqual(['9 security-scheme-undeclared']);
});

test.each([
  ['', 'The comment has no code to ignore. Write `# forgespec-ignore CODE: reason`.'],
  [
    ' tag-undeclared',
    'The comment does not state why tag-undeclared is ignored. Write `# forgespec-ignore CODE: reason`.',
  ],
  [
    ' tag-undeclared: ',
    'The comment does not state why tag-undeclared is ignored. Write `# forgespec-ignore CODE: reason`.',
  ],
  [' tag-undeclred: A.', 'There is no code "tag-undeclred". Did you mean `tag-undeclared`?'],
  [' nonsense: A.', 'There is no code "nonsense". `forgespec explain` lists all codes.'],
])('the comment "# forgespec-ignore%s" is not valid and ignores nothing', async (text, message) => {
  expect(await found(operation(`# forgespec-ignore${text}\ntags: [internal]`))).toEqual([
    `8 ignore-invalid ${message}`,
    '9 tag-undeclared',
  ]);
});

test.each([
  ['in a text in quotes', `summary: "a # forgespec-ignore tag-undeclared: A."`],
  ['in a block of text', `description: |\n  # forgespec-ignore tag-undeclared: A.\n  # forgespec-ignore`],
  ['with a longer word', '# forgespec-ignored tag-undeclared: A.'],
])('a text %s is not an ignore comment', async (_, lines) => {
  expect(await found(operation(`${lines}\ntags: [pets]`))).toEqual([]);
});
