import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generate, type GenerateOptions } from '../generate.ts';
import type { ValidationIssue } from '../../templates/validators/report.ts';

/** The generated functions of a schema. */
export interface Generated {
  is(value: unknown): boolean;
  check(value: unknown): ValidationIssue[];
}

export interface ValidatorsOptions {
  /** Default: 3.1.0. */
  readonly openapi?: string;
  /** Default: true. */
  readonly assertFormats?: boolean;
  readonly remotes?: GenerateOptions['remotes'];
}

/** Generates the validators of schemas, and imports them. */
export async function validatorsOf(
  schemas: Readonly<Record<string, unknown>>,
  options: ValidatorsOptions = {},
): Promise<ReadonlyMap<string, Generated>> {
  const folder = mkdtempSync(join(tmpdir(), 'forgespec-validators-'));
  try {
    return await generatedIn(folder, schemas, options);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function generatedIn(
  folder: string,
  schemas: Readonly<Record<string, unknown>>,
  { openapi = '3.1.0', assertFormats, remotes }: ValidatorsOptions,
): Promise<ReadonlyMap<string, Generated>> {
  const spec = join(folder, 'openapi.json');
  const document = { openapi, info: { title: 'Test', version: '1' }, paths: {}, components: { schemas } };
  writeFileSync(spec, JSON.stringify(document));
  const out = join(folder, 'out');
  const { diagnostics, upToDate } = await generate({
    spec,
    out,
    remotes,
    only: ['validators'],
    schemas: 'all',
    assertFormats,
    check: false,
    force: false,
  });
  if (!upToDate) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const index: Readonly<Record<string, unknown>> = await import(pathToFileURL(join(out, 'validators/index.ts')).href);
  const generated = (name: string): Generated => {
    const [is, check] = [index[`is${name}`], index[`check${name}`]];
    if (typeof is !== 'function' || typeof check !== 'function') throw new Error(`No validators for ${name}`);
    return { is: (value) => is(value) === true, check: (value) => check(value) };
  };
  return new Map(Object.keys(schemas).map((name) => [name, generated(name)]));
}
