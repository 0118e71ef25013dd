import { expect, test } from 'vitest';
import { markdownWithoutHtml } from '../../description/text/markdown.ts';
import { htmlToMarkdown } from '../../description/text/html-markdown.ts';

test.each([
  ['<p>One <b>two</b>.</p>\n<p>Three</p>', 'One **two**.\n\nThree'],
  ['<p>Use <a href="/docs/x">this</a> or <code>a=1</code>.</p>', 'Use [this](/docs/x) or `a=1`.'],
  ['<ul>\n  <li>a</li>\n  <li><em>b</em></li>\n</ul>', '- a\n- _b_'],
  ['One<br>two &amp; three', 'One\\\ntwo & three'],
  ['<h2>Title</h2>Text', '## Title\n\nText'],
  [`<p><a class="x" href='/a b(c)'>x</a></p>`, '[x](/a%20b%28c%29)'],
  [`<a href='/a b(c)' target="_blank">x</a>`, '[x](/a%20b%28c%29)'],
])('simple HTML becomes Markdown: %j', (html, markdown) => expect(htmlToMarkdown(html)).toBe(markdown));

test.each([
  'Read Vec<T> and </b>.',
  'a < b and c > d',
  '<details><p>x</p></details>',
  '<p>x</p> <img src="x" onerror="y">',
  '<p><b>x</p></b>',
  '<p>Code: `<p>`</p>',
  '<p>x</p><!-- note -->',
  '<p onclick="x">a</p',
])('other HTML stays literal: %j', (text) => expect(htmlToMarkdown(text)).toBe(text));

test('text that the HTML escapes does not become an element, and an unsafe link becomes its text', () => {
  expect(markdownWithoutHtml('<p>&lt;script&gt;x&lt;/script&gt;</p>')).toBe('\\<script>x\\</script>');
  expect(markdownWithoutHtml('<p><a href="javascript:x">y</a></p>')).toBe('y');
});
