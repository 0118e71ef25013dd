import { assert, property } from 'fast-check';
import { Project, StructureKind } from 'ts-morph';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { format } from '../../generator/output/format.ts';
import { commentLines, docComment, tagLines } from '../../generator/code/comment.ts';
import { hostileText, hostileTexts } from './hostile-text.ts';

/** Returns a module with one documented type, printed by ts-morph. */
function printed(lines: readonly string[]): string {
  const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });
  const docs = docComment(lines);
  const file = project.createSourceFile('a.ts', {
    statements: [{ kind: StructureKind.TypeAlias, isExported: true, name: 'A', type: 'string', docs }],
  });
  return file.getFullText();
}

/** Returns everything that the compiler finds in a module besides its one type: code, tags, links and directives. */
function findings(source: string): string[] {
  const file = ts.createSourceFile('a.ts', source, ts.ScriptTarget.Latest, true);
  const { diagnostics = [] } = ts.transpileModule(source, { reportDiagnostics: true });
  const inComments = file.statements.flatMap((statement) => ts.getJSDocCommentsAndTags(statement));
  return [
    ...file.statements.slice(1).map((statement) => statement.getText()),
    ...diagnostics.map(({ messageText }) => String(messageText)),
    ...file.statements.flatMap((statement) => ts.getJSDocTags(statement)).map(({ tagName }) => `@${tagName.text}`),
    ...inComments.filter(({ comment }) => typeof comment === 'object').map((comment) => comment.getText()),
    ...[...file.referencedFiles, ...file.typeReferenceDirectives].map(({ fileName }) => fileName),
  ];
}

describe('text in a doc comment', () => {
  test.for(Object.entries(hostileTexts))('neither ends the comment nor starts a tag: %s', async ([, text]) => {
    const source = printed(commentLines(text));
    expect(findings(source)).toEqual([]);
    const formatted = await format({ path: 'a.ts', text: source });
    expect(findings(formatted.text)).toEqual([]);
  });

  test('neither ends the comment nor starts a tag, for arbitrary text', () => {
    assert(
      property(hostileText, (text) => {
        expect(findings(printed(commentLines(text)))).toEqual([]);
      }),
    );
  });

  test('neither ends the comment nor starts a tag after a fixed tag', () => {
    assert(
      property(hostileText, (text) => {
        expect(findings(printed(tagLines('@deprecated', text)))).toEqual(['@deprecated']);
      }),
    );
  });

  test('is valid Unicode without bidirectional control characters', () => {
    assert(
      property(hostileText, (text) => {
        const lines = commentLines(text).join('\n');
        expect(lines.isWellFormed()).toBe(true);
        expect(lines).not.toMatch(/[[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]--[\t\n]]/v);
      }),
    );
  });
});

test('blank text creates no comment', () => {
  expect(['', ' \n\t\n', '\u200b\0'].map(commentLines)).toEqual([[], [], []]);
  expect(docComment([])).toEqual([]);
});

test('text wraps between words at 100 columns', () => {
  const lines = commentLines('word '.repeat(60));
  expect(lines.map((line) => line.length)).toEqual([99, 99, 99]);
  expect(lines.join(' ')).toBe('word '.repeat(60).trim());
});

test('tables, indented code, fenced code and list items keep their layout', () => {
  const wide = 'x '.repeat(70).trim();
  expect(commentLines(`| ${wide} |`)).toEqual([`| ${wide} |`]);
  expect(commentLines(`text\n\n    ${wide}`)).toEqual(['text', '', `    ${wide}`]);
  expect(commentLines(`\`\`\`\n${wide}\n\`\`\`\n${wide}`)).toHaveLength(5);
  expect(commentLines(`- ${wide}`)[1]).toMatch(/^ {2}x/u);
  expect(commentLines(`12. ${wide}`)[1]).toMatch(/^ {4}x/u);
});

test('wrapping never starts a line with the marker of a list or a heading', () => {
  const lines = commentLines(`${'x'.repeat(97)} - y ${'z'.repeat(95)} # h`);
  expect(lines.filter((line) => /^[-#] /u.test(line))).toEqual([]);
});
