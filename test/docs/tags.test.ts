import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteOf } from './site-of.ts';

// The fields `parent` and `kind` of tags, which OpenAPI 3.2 has added.

const site = await siteOf(join(import.meta.dirname, 'tags.yaml'));
const text = (path: string): string => site.files.get(path) ?? '';
const { actions } = JSON.parse(text('samples.overlay.json')) as {
  actions: { target: string; update?: { tags?: unknown; description?: string; 'x-badges'?: { name: string }[] } }[];
};
const updateOf = (target: string) => actions.find((action) => action.update && action.target === target)?.update;

test('the list of the Markdown pages has a heading for an outermost tag, and no page for a label', () => {
  expect(text('llms.txt').split('## Guide')[1]).toMatchInlineSnapshot(`
    "

    - [Overview](markdown/overview.md)
    - [The generated client](client.md)
    - [catalogue](markdown/guide-catalogue.md)

    ## Operations

    - [lost](markdown/lost.md): 
    - [only label](markdown/only-label.md): 

    ### catalogue

    - [cats](markdown/cats.md): 
    - [pets](markdown/pets.md): 
    "
  `);
});

test('labels are sentences in the Markdown pages, and badges in the HTML pages', () => {
  expect(text('markdown/pets.md')).toContain('\n\nBeta. Audience: partners. Needs no credentials.\n\n');
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
  expect(text('markdown/guide-catalogue.md')).toContain('[pets](pets.md)');
});
