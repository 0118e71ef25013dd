import { assert, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { html, scriptJson } from '../../description/text/html.ts';
import { hostileText, hostileTexts } from './hostile-text.ts';

/** Decodes the references that markup contains for the characters `<`, `>`, `"`, `'` and `&`, as a browser does. */
const read = (markup: string): string =>
  markup
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

describe('a page', () => {
  test.for(Object.entries(hostileTexts))('displays text unchanged: %s', ([, text]) => {
    const { markup } = html`<p title="${text}">${text}</p>`;
    const [, attribute = '', content = ''] = /^<p title="([^"<>]*)">([^"<>]*)<\/p>$/u.exec(markup) ?? [];
    expect(read(attribute)).toBe(text);
    expect(read(content)).toBe(text);
  });

  test('inserts markup unchanged, alone and in lists', () => {
    const items = ['a', '<b>'].map((text) => html`<li>${text}</li>`);
    const { markup } = html`<ul>
      ${items}
    </ul>`;
    expect(markup.replaceAll(/\s+/gu, '')).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>');
    expect(html`${undefined}${3}`.markup).toBe('3');
  });
});

describe('JSON in a script', () => {
  test('evaluates to the value and never ends the script', () => {
    assert(
      property(hostileText, (text) => {
        const { markup } = scriptJson({ [text]: text });
        expect(markup).not.toMatch(/[<\u2028\u2029]/u);
        expect(JSON.parse(markup)).toEqual({ [text]: text });
      }),
    );
  });
});
