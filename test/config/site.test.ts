import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readIdentity } from '../../cli/commands/read-identity.ts';
import { site as option } from '../../cli/options/site-option.ts';
import { writePage } from '../../reference/html/write-page.ts';
import { createPageWriter } from '../../reference/html/page-writer.ts';
import { folderWith } from '../folder-with.ts';

// The key `site` of the config: the name and the look of the reference.

const settings = {
  name: 'Pets & friends',
  logo: 'logo.svg',
  accent: { light: '#123456', dark: '#abc' },
  links: [{ text: 'Status', url: 'https://status.example/' }],
  footer: '© Pets',
  address: 'https://docs.example',
};

test('the pages show the name, the logo, the colours, the links, the footer and the address of the site', async () => {
  const folder = folderWith({});
  writeFileSync(join(folder, 'logo.svg'), '<svg/>');
  const identity = await readIdentity(option.setting?.read(settings, folder) ?? {}, 'openapi.yaml');
  const page = writePage(
    {
      path: 'guides/a',
      title: 'A',
      summary: 'S',
      parents: [],
      badges: [],
      blocks: [],
      aside: [],
      previous: undefined,
      next: undefined,
    },
    { title: 'API', identity, navigation: () => ({ key: '', groups: () => [] }), written: new Map() },
    createPageWriter('guides/a', '.html', () => undefined),
  );
  expect(page).toContain('<span>Pets &amp; friends</span>');
  expect(page).toContain(`data:image/svg+xml;base64,${btoa('<svg/>')}`);
  expect(page).toContain('--accent:light-dark(#123456,#abc)');
  expect(page).toContain('<a href="https://status.example/">Status</a>');
  expect(page).toContain('© Pets');
  expect(page).toContain('<link rel="canonical" href="https://docs.example/guides/a.html" />');
});

test.each([
  [{ accent: { light: 'red;}body{display:none', dark: '#fff' } }, ['accent', 'light']],
  [{ links: [{ text: 'a', url: 'javascript:x' }] }, ['links', 0, 'url']],
  [{ address: 'docs.example' }, ['address']],
])('a value that a page could not use is a fault: %j', (value, path) => {
  expect(option.setting?.faults?.(value, '.').map((fault) => fault.path)).toEqual([path]);
});

test('a logo that does not exist, or is not an image, stops the command', async () => {
  await expect(readIdentity({ logo: 'nowhere.png' }, 'openapi.yaml')).rejects.toThrow(
    'The logo nowhere.png cannot be read.',
  );
  await expect(readIdentity({ logo: 'logo.txt' }, 'openapi.yaml')).rejects.toThrow('is not an SVG');
});

const workflows = (...urls: readonly string[]): string =>
  JSON.stringify({ arazzo: '1.0.1', sourceDescriptions: urls.map((url) => ({ name: 'api', url })) });

test('the workflows refer to the description of the site', async () => {
  const folder = folderWith({ 'docs/w.arazzo.yaml': `# A comment\n${workflows('../api/openapi.yaml')}` });
  const settings = option.setting?.read({ workflows: 'docs/w.arazzo.yaml' }, folder) ?? {};
  const identity = await readIdentity(settings, join(folder, 'api/openapi.yaml'));
  expect(JSON.parse(identity.workflows ?? '')).toEqual(JSON.parse(workflows('openapi.json')));
});

test('a site of another description has no workflows', async () => {
  const folder = folderWith({ 'w.yaml': workflows('openapi.yaml') });
  const identity = await readIdentity({ workflows: join(folder, 'w.yaml') }, join(folder, 'other.yaml'));
  expect(identity.workflows).toBeUndefined();
});

test.each([
  [workflows('openapi.yaml', 'other.yaml'), 'has the source other.yaml, which the site does not contain'],
  ['openapi: 3.1.0', 'is not an Arazzo description'],
  ['arazzo: [', 'is not an Arazzo description'],
])('workflows that the site could not contain stop the command: %j', async (text, message) => {
  const folder = folderWith({ 'w.yaml': text });
  await expect(readIdentity({ workflows: join(folder, 'w.yaml') }, join(folder, 'openapi.yaml'))).rejects.toThrow(
    message,
  );
});
