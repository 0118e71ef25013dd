import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

const program = `
import { createClient, isErrorOf, projectBadges, resultOf } from './generated/client/index.ts';
import type { ApiResult } from './generated/client/index.ts';
import { list } from './generated/client/merge-requests.ts';
import type { GetProjectBadgeResponses } from './generated/types/index.ts';
const client = createClient({ baseUrl: 'https://forge.test' });
projectBadges.get(client)({ id: 24, badge_id: 3 });
client.projectBadges.get({ id: 24, badge_id: 3 });
projectBadges.list(client)({ id: 24 });
client.projectBadges.list({ id: 24 });
projectBadges.delete(client)({ id: 24, badge_id: 3 });
client.projectBadges.delete({ id: 24, badge_id: 3 });
list(client)({ with_labels_details: true });
client.mergeRequests.list({ with_labels_details: true });
const result = await resultOf(client.projectBadges.list({ id: 24 }));
result.status;
if (result.status === 301) result.headers.location;
if (result.status === 301) result.data;
if (result.status === 418) result.ok;
const made: ApiResult<GetProjectBadgeResponses> = { ok: false, status: 405, data: 'x', headers: {} };
if (made.status === 405) made.data;
const labels = ['a', 'b'] as const;
client.mergeRequests.list({ labels });
const caught: unknown = undefined;
if (isErrorOf(caught, 'subscribeToProjectLabel')) caught.status;
`;

/** Returns functions for the documentation that an editor shows: on hover over a call, and in a list of completions. */
function startLanguageService() {
  const file = join(root, 'hover.ts');
  const service = ts.createLanguageService({
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (path) =>
      ts.ScriptSnapshot.fromString(path === file ? program : ts.sys.fileExists(path) ? readFileSync(path, 'utf8') : ''),
    getCompilationSettings: () => ({
      strict: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      allowImportingTsExtensions: true,
      types: [],
    }),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getCurrentDirectory: () => root,
  });
  const textOf = (parts: ts.SymbolDisplayPart[] | undefined, tags: readonly ts.JSDocTagInfo[] | undefined) => [
    ts.displayPartsToString(parts),
    ...(tags ?? []).map((tag) => `@${tag.name} ${ts.displayPartsToString(tag.text)}`),
  ];
  return {
    hover(call: string): string[] {
      const info = service.getQuickInfoAtPosition(file, program.indexOf(`${call}(`) + call.length - 1);
      return textOf(info?.documentation, info?.tags);
    },
    typeOf(call: string): string {
      const info = service.getQuickInfoAtPosition(file, program.indexOf(`${call}(`) + call.length - 1);
      return ts.displayPartsToString(info?.displayParts);
    },
    type(expression: string): string {
      const info = service.getQuickInfoAtPosition(file, program.indexOf(`${expression};`) + expression.length - 1);
      return ts.displayPartsToString(info?.displayParts);
    },
    faults: (): string[] =>
      service.getSemanticDiagnostics(file).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
    offeredAfter(text: string): string[] {
      const at = program.indexOf(text) + text.length;
      const entries = service.getCompletionsAtPosition(file, at, {})?.entries ?? [];
      return entries.map(({ name }) => name).filter((name) => /^\d+$/u.test(name));
    },
    completion(call: string): string[] {
      const name = call.split('.').at(-1) ?? '';
      const at = program.indexOf(`${call}(`) + call.length - name.length;
      const details = service.getCompletionEntryDetails(file, at, name, {}, undefined, {}, undefined);
      return textOf(details?.documentation, details?.tags);
    },
  };
}

const { hover, type, typeOf, faults, offeredAfter, completion } = startLanguageService();

test.each([
  ['projectBadges.get', 'client.projectBadges.get', 'Read a badge.', '`GET /projects/{id}/badges/{badge_id}`'],
  ['projectBadges.list', 'client.projectBadges.list', 'List the badges', '`GET /projects/{id}/badges`'],
  ['projectBadges.delete', 'client.projectBadges.delete', 'Delete', '`DELETE /projects/{id}/badges/{badge_id}`'],
  ['list', 'client.mergeRequests.list', 'List', '`GET /merge_requests`'],
])('an editor shows the same documentation for %s and %s', (call, method, summary, request) => {
  const ofFunction = hover(`\n${call}`);
  expect(ofFunction[0]).toContain(summary);
  expect(ofFunction[0]).toContain(request);
  expect(ofFunction.slice(1).join('\n')).toMatch(/^@throws \{ApiError\} 401/mu);
  expect(hover(`\n${method}`)).toEqual(ofFunction);
  expect(completion(method)).toEqual(ofFunction);
});

test('an editor shows the names of the types of a method', () => {
  expect(typeOf('client.projectBadges.list')).toBe(
    '(property) list: (path: ListProjectBadgesPath, query?: ListProjectBadgesQuery, options?: ListOptions) => ListCall<Badge[], Badge, ListProjectBadgesResponses>',
  );
  expect(typeOf('client.projectBadges.delete')).toBe(
    '(property) delete: (path: DeleteProjectBadgePath, query?: NoQuery, options?: CallOptions) => ApiCall<undefined, DeleteProjectBadgeResponses>',
  );
});

test('the generated client contains the documentation and the signature of an operation only once', () => {
  const text = readFileSync(join(root, 'generated', 'client', 'project-badges.ts'), 'utf8');
  expect(text.split('Returns the badges of the project')).toHaveLength(2);
  expect(text.split('query?: ListProjectBadgesQuery')).toHaveLength(2);
});

test('an editor shows the described statuses, and a name for all others', () => {
  expect(faults()).toEqual([]);
  expect(type('result.status')).toMatch(
    /\.status: 200 \| 301 \| 401 \| 404 \| 414 \| 422 \| OtherSuccess<\w+ \w+> \| OtherFailure<\w+ \w+>$/u,
  );
  expect(type('caught.status')).toMatch(/\.status: (?:\d+ \| )+OtherFailure<\w+ \w+>$/u);
  expect(type('result.data')).toMatch(/\.data: unknown$/u);
  expect(type('result.ok')).toMatch(/\.ok: false$/u);
});

test('an editor offers only the described statuses', () => {
  expect(offeredAfter('if (result.status === ')).toEqual(['200', '301', '401', '404', '414', '422']);
  expect(type('made.data')).toMatch(/\.data: unknown$/u);
});
