import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { folderWith } from '../folder-with.ts';
import { generate } from '../generate.ts';
import { completeText } from './complete-text.ts';

// Small schemas, with the complete texts of all problems that `generate` reports for them, and with the type that it generates. The other
// tests of diagnostics compare only some words of a text.

interface Entry {
  readonly name: string;
  /** The schema `A`. */
  readonly schema: unknown;
  /** The version of OpenAPI, if it is not 3.1.0. */
  readonly version?: string;
  /** Other schemas, by name. */
  readonly others?: object;
  /** The problems, as `severity code at marked text: message | fix`. */
  readonly reports?: readonly string[];
  /** The declaration of the type `A`. */
  readonly type: string;
}

const entries: readonly Entry[] = parse(readFileSync(join(import.meta.dirname, 'schemas-in-full.yaml'), 'utf8'));

/** Returns the declaration of a type in a module, without comments and the keyword `export`. */
function declarationIn(file: string): string {
  const code = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\/|\/\/[^\n]*/gsu, '');
  return (/export ((?:type|interface) A\b.*?)(?=\nexport|$)/su.exec(code)?.[1] ?? '').replaceAll(/\s+/gu, ' ').trim();
}

test.for(entries)('$name', async ({ schema, version = '3.1.0', others, reports = [], type }) => {
  const description = {
    openapi: version,
    info: { title: 'Test', version: '1.0.0' },
    paths: {},
    components: { schemas: { A: schema, ...others } },
  };
  const folder = folderWith({ 'openapi.yaml': JSON.stringify(description, undefined, 1) });
  const out = join(folder, 'out');
  const options = { spec: join(folder, 'openapi.yaml'), out, only: ['types'], check: false, force: false } as const;
  const { diagnostics } = await generate(options);
  expect({ reports: diagnostics.map(completeText), type: declarationIn(join(out, 'types/shared.ts')) }).toEqual({
    reports,
    type,
  });
});
