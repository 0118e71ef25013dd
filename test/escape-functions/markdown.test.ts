import { array, assert, constantFrom, oneof, property } from 'fast-check';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, test } from 'vitest';
import { literalMarkdown, markdownWithoutHtml } from '../../description/text/markdown.ts';
import { isSafeUrl } from '../../description/text/safe-url.ts';
import { hostileDescriptions } from '../browser/hostile-reference.ts';
import { hostileText, hostileTexts } from './hostile-text.ts';

const nodesOf = (node: Nodes): Nodes[] => [node, ...('children' in node ? node.children.flatMap(nodesOf) : [])];

/** Returns the parts of a Markdown text that are dangerous in a page: HTML and links to scripts. */
const harmIn = (markdown: string): Nodes[] =>
  nodesOf(fromMarkdown(markdown)).filter(
    (node) =>
      node.type === 'html' ||
      ((node.type === 'link' || node.type === 'image' || node.type === 'definition') && !isSafeUrl(node.url)),
  );

/** Returns the visible text, without line breaks. */
const shown = (markdown: string): string =>
  nodesOf(fromMarkdown(markdown))
    .map((node) => ('value' in node ? node.value : ''))
    .join('')
    .replaceAll(/\s+/gu, ' ');

describe('Markdown of a description', () => {
  test.for(Object.entries({ ...hostileDescriptions, ...hostileTexts }))(
    'contains no HTML after escaping: %s',
    ([, text]) => {
      expect(harmIn(markdownWithoutHtml(text))).toEqual([]);
    },
  );

  test('contains no HTML after escaping, for every combination of constructs', () => {
    const parts = oneof(
      constantFrom(
        '<',
        '>',
        '`',
        '```',
        '\n',
        '\n\n',
        '    ',
        '> ',
        '- ',
        '# ',
        '[',
        '](',
        ')',
        '][',
        ']: ',
        '\\',
        '|',
        '&lt;',
        '~~~',
      ),
      constantFrom(
        '<b>',
        '</b>',
        '<script>',
        '<!--',
        '-->',
        'javascript:x',
        'https://a.example',
        '{% html %}',
        'text',
        ' ',
        '\t',
        '*',
        '1. ',
      ),
      hostileText,
    );
    assert(
      property(array(parts, { maxLength: 14 }), (texts) => {
        const written = markdownWithoutHtml(texts.join(''));
        expect(harmIn(written)).toEqual([]);
        // Escaping it again does not change the visible text.
        expect(harmIn(markdownWithoutHtml(written))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  test.for(['Vec<T>', 'a < b', 'if (a<b && c>d) {% raw %}', '<details>'])('shows the original text: %s', (text) => {
    expect(shown(markdownWithoutHtml(`See ${text}!`))).toBe(`See ${text}!`);
    expect(shown(markdownWithoutHtml(`See \`${text}\`!`))).toBe(`See ${text}!`);
    expect(shown(markdownWithoutHtml(`\`\`\`ts\n${text}\n\`\`\``))).toBe(text);
  });

  test('is not changed if it contains neither HTML nor tags nor scripts', () => {
    const text = '* A [link](#/pagination),\n* `code`, and 3 > 2.\n\n```sh\ncurl\n```\n';
    expect(markdownWithoutHtml(text.replace('[link](#/pagination)', 'word'))).toBe(
      text.replace('[link](#/pagination)', 'word'),
    );
    expect(markdownWithoutHtml('A [link](https://a.example "title") and *more*.')).toBe(
      'A [link](https://a.example "title") and *more*.',
    );
  });

  test('has the same lists, tables, headings and links after escaping', () => {
    const text = '# Head <b>\n\n- one\n  1. two\n\n| a | b |\n| - | - |\n| c | [d](https://d.example/?a=1&b=(2)) |\n';
    const types = (markdown: string): string[] =>
      nodesOf(fromMarkdown(markdown))
        .map(({ type }) => type)
        .filter((type) => type !== 'html');
    const written = markdownWithoutHtml(text);
    expect(written).toContain('| c | [d](https://d.example/?a=1\\&b=\\(2\\)) |');
    expect(types(written)).toEqual(expect.arrayContaining(['heading', 'list', 'listItem']));
  });

  test('an attribute is added to the language of code blocks in which a renderer would interpret tags', () => {
    expect(markdownWithoutHtml('```html {% process=true %}\n{% a %}\n```', 'GUARD')).toBe(
      '```html GUARD\n{% a %}\n```',
    );
    expect(markdownWithoutHtml('```\n{% a %}\n```', 'GUARD')).toBe('```text GUARD\n{% a %}\n```');
  });
});

test.for(Object.entries(hostileTexts))('literalMarkdown returns Markdown that displays the text: %s', ([, text]) => {
  const written = literalMarkdown(text);
  expect(harmIn(written)).toEqual([]);
  expect(written).not.toContain('\n');
  if (/^[ -~]*$/u.test(text)) expect(shown(written).trim()).toBe(text.replaceAll(/\s+/gu, ' ').trim());
});

test.for([
  ['https://a.example', true],
  ['#/pagination', true],
  ['/a:b', true],
  ['?a:b', true],
  ['mailto:a@example.com', true],
  ['javascript:x', false],
  [' \u0001JavaScript:x', false],
  ['java\nscript:x', false],
  ['data:text/html,x', false],
  ['vbscript:x', false],
  ['file:///etc/passwd', false],
  ['blob:https://a.example/1', false],
] as const)('a link to %j is safe: %j', ([url, isSafe]) => {
  expect(isSafeUrl(url)).toBe(isSafe);
});
