import { createRequire } from 'node:module';

const base = 'https://json-schema.org/draft/2020-12/';

const parts = [
  'schema',
  'meta/applicator',
  'meta/content',
  'meta/core',
  'meta/format-annotation',
  'meta/meta-data',
  'meta/unevaluated',
  'meta/validation',
];

/**
 * If a URL names the meta-schema of draft 2020-12, or one of its vocabularies, returns the path of the file with this schema in the package
 * ajv. Returns undefined for any other URL.
 */
export function fileOfMetaschema(address: string): string | undefined {
  const part = parts.find((candidate) => address === base + candidate);
  if (part === undefined) return undefined;
  return createRequire(import.meta.url).resolve(`ajv/dist/refs/json-schema-2020-12/${part}.json`);
}
