import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteOf } from './site-of.ts';

// The fields `parent` and `kind` of tags, which OpenAPI 3.2 has added.

const site = await siteOf(join(import.meta.dirname, 'tags.yaml'));
const text = (path: string): string => site.file(path) ?? '';
const { actions } = JSON.parse(text('samples.overlay.json')) as {
  actions: { target: string; update?: { tags?: unknown; description?: string; 'x-badges'?: { name: string }[] } }[];
};
const updateOf = (target: string) => actions.find((action) => action.update && action.target === target)?.update;

test('the list of the Markdown pages has a heading for an outermost tag, and no page for a label', () => {
  const [, list = ''] = text('llms.txt').split('## Guide');
  expect(list.split('## Every operation')[0]).toMatchInlineSnapshot(`
    "

    - [Shop](index.md)
    - [The generated client](client.md)
    - [catalogue](guides/catalogue.md)

    ## Operations

    - [lost](operations/lost.md)
    - [only label](operations/only-label.md)

    ## catalogue

    - [cats](operations/cats.md)
    - [pets](operations/pets.md)

    "
  `);
});

test('labels are badges on the pages', () => {
  expect(text('operations/pets/list.md')).toContain('\n\nBeta · Audience: partners\n\n');
  const badges = updateOf("$['paths']['/pets']['get']")?.['x-badges'] ?? [];
  expect(badges.map(({ name }) => name)).toEqual(['Beta', 'Audience: partners']);
});

test('the HTML pages group operations by the other tags, and ignore a parent without a declaration', () => {
  expect(updateOf("$['paths']['/pets']['get']")?.tags).toEqual(['pets']);
  expect(updateOf('$')?.tags).toMatchObject([
    { name: 'catalogue' },
    { name: 'pets', parent: 'catalogue' },
    { name: 'cats', parent: 'pets' },
    { name: 'lost' },
    { name: 'only label' },
  ]);
  expect(JSON.stringify(updateOf('$'))).not.toMatch(/nowhere|badge/u);
});

test('links in the texts of the Markdown pages lead to the page of a nested tag', () => {
  expect(text('guides/catalogue.md')).toContain('[pets](../operations/pets.md)');
});
