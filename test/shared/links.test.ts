import { describe, expect, test } from 'vitest';
import { linkHeader, longestLinks } from '../../templates/shared/link-header.ts';
import { parseLinks } from '../../templates/shared/parse-links.ts';

describe('RFC 8288, section 3: links are read', () => {
  test.each([
    ['', []],
    ['no link', []],
    ['<https://a.example/?b=1,2;c>; rel="next"', [['https://a.example/?b=1,2;c', ['next']]]],
    ['<?page=2>; rel=next', [['?page=2', ['next']]]],
    [
      '<a>; rel=next,<b>;rel=prev ; title=x',
      [
        ['a', ['next']],
        ['b', ['prev']],
      ],
    ],
    ['<a>; REL = "Next  prefetch"', [['a', ['next', 'prefetch']]]],
    ['<a>; title="x, <b>; rel=\\"prev\\""; rel="next"', [['a', ['next']]]],
    ['<a>; title="; rel=prev"; rel=next', [['a', ['next']]]],
    ['<a>; rel="next"; rel="prev"', [['a', ['next']]]],
    ["<a>; title*=UTF-8''x%2Cy; rel=next", [['a', ['next']]]],
    ['<a>; rel=next; crossorigin', [['a', ['next']]]],
    ['<a>; crossorigin; rel=next', [['a', ['next']]]],
    ['<a>; rel="next"; anchor="#b", <c>; rel="prev"', [['c', ['prev']]]],
    ['<a>; rev=next', [['a', []]]],
    ['<a>; xrel=next', [['a', []]]],
    ['<>; rel=first', [['', ['first']]]],
    ['<a', []],
  ])('%j', (header, expected) => {
    expect(parseLinks(header)).toEqual(expected.map(([target, relations]) => ({ target, relations })));
  });

  test('a long header takes linear time', () => {
    expect(parseLinks('<'.repeat(100_000))).toEqual([]);
    expect(parseLinks(`<a>${';"'.repeat(50_000)}`)).toHaveLength(1);
    expect(parseLinks(`<a>;rel="${'\\"'.repeat(50_000)}`)).toHaveLength(1);
  });
});

describe('RFC 8288, section 3: links are written', () => {
  test('the parser returns the written links', () => {
    const links = [
      { relation: 'prev', address: 'https://a.example/?page=1&labels=a,b' },
      { relation: 'next', address: 'https://a.example/?page=3&q=%22%3E' },
    ] as const;
    expect(parseLinks(linkHeader(links))).toEqual(
      links.map(({ relation, address }) => ({ target: address, relations: [relation] })),
    );
  });

  test.each([
    [2000, ['prev', 'next', 'first', 'last']],
    [4000, ['prev', 'next', 'first']],
    [5000, ['prev', 'next']],
    [7000, ['next']],
    [13_000, []],
  ])(
    'if not all of four addresses of %d characters fit, only the most important ones are written',
    (length, relations) => {
      const address = `https://a.example/?${'a'.repeat(length)}`;
      const header = linkHeader(
        (['prev', 'next', 'first', 'last'] as const).map((relation) => ({ relation, address })),
      );
      expect(parseLinks(header).flatMap((link) => link.relations)).toEqual(relations);
      expect(header.length).toBeLessThanOrEqual(longestLinks);
    },
  );
});
