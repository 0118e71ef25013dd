import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AdapterName } from '../../generator/adapter-names.ts';
import { generate } from '../generate.ts';

/** The paths of a description, and further fields of it. */
type Described = { readonly paths: object } & Readonly<Record<string, unknown>>;

/** Generates the types, the client, and optionally the server of a description into a temporary folder, which is deleted at the end. */
export async function outputOf(described: Described, adapters: readonly AdapterName[] = []): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'forgespec-client-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const servers = [{ url: 'https://api.example' }];
  const description = { openapi: '3.1.0', info: { title: 'Test', version: '1' }, servers, ...described };
  const spec = join(folder, 'openapi.json');
  writeFileSync(spec, JSON.stringify(description));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const only = adapters.length === 0 ? { only: ['types', 'client'] as const } : { adapters };
  const result = await generate({ spec, out: join(folder, 'api'), check: false, force: false, ...only });
  if (!result.upToDate) throw new Error(result.diagnostics.map(({ message }) => message).join('\n'));
  return join(folder, 'api');
}
