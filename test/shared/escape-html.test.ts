import { expect, test } from 'vitest';
import { escapeHtml, unescapeHtml } from '../../templates/shared/escape-html.ts';

test.each([
  ['a & b', 'a &amp; b'],
  ['&lt;', '&amp;lt;'],
  ['<script>', '&lt;script&gt;'],
  [`"it's"`, '&quot;it&#39;s&quot;'],
  ['größe \u{1f600}', 'größe \u{1f600}'],
])('HTML, sections 13.1.2 and 13.1.4; XML 1.0, section 2.4: %s is written as %s', (text, markup) => {
  expect(escapeHtml(text)).toBe(markup);
  expect(unescapeHtml(markup)).toBe(text);
});
