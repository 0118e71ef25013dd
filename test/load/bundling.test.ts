import { join } from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { createDiagnostics } from '../../description/diagnostics/diagnostic.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../description/json/json.ts';
import { loadDescription } from '../../description/load/load.ts';
import { followReferences, isReference } from '../../description/openapi/reference.ts';
import { readDocuments } from '../documents/read-documents.ts';
import { folderWith, type Files } from '../folder-with.ts';

// Redocly's bundler gives other names to components, so the bundles are compared after their references are replaced.

/**
 * Features that Redocly's bundler does not support: `$id` and anchors, `$self`, percent-encoded file names, and the OAuth flow
 * `deviceAuthorization`.
 */
const unsupported = /\$id|\$anchor|\$dynamicAnchor|\$self|%20|deviceAuthorization/u;

/** The maximum depth of nested references that are replaced. */
const deepest = 6;

/** Returns a copy of a value in which references to targets are replaced by their targets. */
function withTargets(document: JsonObject, node: JsonValue | undefined, depth = 0): JsonValue {
  if (Array.isArray(node)) return node.map((item) => withTargets(document, item, depth));
  if (!isJsonObject(node)) return node ?? null;
  const target = isReference(node) ? followReferences(document, node) : undefined;
  const { $ref, ...others } = node;
  if (target !== undefined && depth === deepest) return '…';
  const around = target === undefined ? {} : withTargets(document, target, depth + 1);
  const own = Object.entries(target === undefined ? node : others).map(([key, value]): [string, JsonValue] => [
    key,
    key === 'mapping' && isJsonObject(value) ? withMapped(document, value, depth) : withTargets(document, value, depth),
  ]);
  return isJsonObject(around) ? { ...around, ...Object.fromEntries(own) } : around;
}

/** Replaces the values of the mapping of a discriminator by the schemas that they name. */
const withMapped = (document: JsonObject, mapping: JsonObject, depth: number): JsonValue =>
  Object.fromEntries(
    Object.entries(mapping).map(([name, $ref]) => [
      name,
      typeof $ref === 'string' && $ref.startsWith('#') ? withTargets(document, { $ref }, depth) : ($ref ?? null),
    ]),
  );

async function bundleOf(spec: string): Promise<{ document: JsonObject; codes: string[] }> {
  const diagnostics = createDiagnostics();
  const description = await loadDescription(spec, diagnostics, { asWritten: true });
  const found = [...diagnostics.all, ...(description?.structure ?? [])];
  return { document: description?.document ?? {}, codes: found.map(({ code }) => code) };
}

async function bundleOfRedocly(spec: string): Promise<JsonObject> {
  const { bundle: result } = await bundle({ ref: spec, config: await createConfig({}) });
  const parsed: unknown = result.parsed;
  return isJsonObject(parsed) ? parsed : {};
}

const documents = readDocuments()
  .filter(({ files, options }) => options.overlays === undefined && !unsupported.test(JSON.stringify(files)))
  // The loader converts Swagger 2.0, and Redocly's bundler does not.
  .filter(({ name }) => !name.startsWith('swagger/'))
  .map(({ name, files }) => ({ name, spec: (): string => join(folderWith(files), 'openapi.yaml') }));
const ours = ['spec/openapi.yaml', 'generated/openapi.json'].map((name) => ({
  name,
  spec: (): string => join(import.meta.dirname, '../..', name),
}));

test.for([...documents, ...ours])('the bundle of $name has the same parts as the one of Redocly', async ({ spec }) => {
  const path = spec();
  const { document, codes } = await bundleOf(path);
  // Our bundler replaces faulty parts by assumptions, and Redocly's bundler does not. Bundles with such parts are not compared.
  if (codes.some((code) => code !== 'name-collision')) return;
  const other = await bundleOfRedocly(path);
  const parts = ['info', 'servers', 'paths', 'webhooks', 'tags'];
  for (const part of parts) expect(withTargets(document, document[part])).toEqual(withTargets(other, other[part]));
});

const head = 'openapi: 3.1.0\ninfo: { title: Shop, version: 1.0.0 }\n';
const bundleFiles = async (files: Files): Promise<{ document: JsonObject; codes: string[] }> =>
  bundleOf(join(folderWith(files), 'openapi.yaml'));

test('a reference in place of a text is replaced by the content of a file', async () => {
  const { document } = await bundleFiles({
    'openapi.yaml': `openapi: 3.1.0\ninfo: { title: Shop, version: 1.0.0, description: { $ref: intro.md } }\npaths: {}\n`,
    'intro.md': '# Intro\n',
  });
  expect(document).toMatchObject({ info: { description: '# Intro\n' } });
});

test('a reference in place of an object without components is replaced by its target', async () => {
  const { document, codes } = await bundleFiles({
    'openapi.yaml': `${head}paths: { $ref: paths.yaml }\ncomponents: { securitySchemes: { key: { $ref: key.yaml } } }\n`,
    'paths.yaml': '/pets: { $ref: pets/item.yaml, summary: Own. }\n',
    'pets/item.yaml': `summary: Pets.\nget: { parameters: { $ref: parameters.yaml }, responses: { '204': { description: Done. } } }\n`,
    'pets/parameters.yaml': '- { $ref: page.yaml }\n',
    'pets/page.yaml': '{ name: page, in: query, schema: { $ref: ../number.yaml } }\n',
    'number.yaml': 'type: integer\n',
    'key.yaml': '{ type: apiKey, name: key, in: header }\n',
  });
  expect(codes).toEqual([]);
  expect(document).toMatchObject({
    paths: { '/pets': { summary: 'Own.', get: { parameters: [{ $ref: '#/components/parameters/page' }] } } },
    components: {
      securitySchemes: { key: { type: 'apiKey' } },
      parameters: { page: { schema: { $ref: '#/components/schemas/number' } } },
      schemas: { number: { type: 'integer' } },
    },
  });
});

test('a reference directly in an extension is replaced, and a missing file there is no problem', async () => {
  const { document, codes } = await bundleFiles({
    'openapi.yaml': `${head}paths: {}\nx-logo: { image: { $ref: logo.yaml }, deep: { image: { $ref: logo.yaml } } }\nx-other: { $ref: missing.yaml }\n`,
    'logo.yaml': 'url: logo.png\n',
  });
  expect(codes).toEqual([]);
  expect(document['x-logo']).toEqual({ image: { url: 'logo.png' }, deep: { image: { $ref: 'logo.yaml' } } });
});

test('thousands of schemas in files of their own may refer to each other', async () => {
  const count = 3000;
  const files = Array.from({ length: count }, (_, index): [string, string] => [
    `s${index}.json`,
    JSON.stringify({ type: 'object', properties: { next: { $ref: `s${(index + 1) % count}.json` } } }),
  ]);
  const { document, codes } = await bundleFiles({
    'openapi.yaml': `${head}paths: {}\ncomponents: { schemas: { First: { $ref: s0.json } } }\n`,
    ...Object.fromEntries(files),
  });
  expect(codes).toEqual([]);
  expect(document).toMatchObject({
    components: { schemas: { [`s${count - 1}`]: { properties: { next: { $ref: '#/components/schemas/First' } } } } },
  });
});
