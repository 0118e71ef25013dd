import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';
import { siteOf } from './site-of.ts';

const description = (tags: string): string => `openapi: 3.1.0
info: { title: Box depot, version: '1', description: All about boxes. }
tags: [${tags}]
paths:
  /boxes:
    get:
      operationId: listBoxes
      tags: [Boxes]
      responses: { '200': { description: The boxes. } }
    delete:
      operationId: deleteBoxes
      tags: [Guide Sizes]
      responses: { '204': { description: Deleted. } }
    head:
      operationId: headBoxes
      tags: [Overview]
      responses: { '200': { description: The headers. } }
`;

test.each([
  ['without chapters', '{ name: Boxes }', []],
  ['with a chapter', '{ name: Boxes }, { name: Sizes, description: Small and large. }', ['# Sizes']],
])('llms.txt of a description %s lists each Markdown page', async (_, tags, more) => {
  const site = await siteOf(join(folderWith({ 'openapi.yaml': description(tags) }), 'openapi.yaml'));
  const pages = site.paths.filter((path) => path.endsWith('.md'));
  const listed = Array.from((site.file('llms.txt') ?? '').matchAll(/\]\((.+\.md)\)/gu), ([, path]) => path);
  expect(pages).toContain('index.md');
  expect(listed.toSorted()).toEqual(pages.toSorted());
  const headings = pages.map((path) => site.file(path)?.split('\n', 1)[0]);
  expect(headings).toEqual(expect.arrayContaining(['# Box depot', '# Boxes', '# Guide Sizes', '# Overview', ...more]));
});
