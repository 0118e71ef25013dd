import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generate } from '../../generator/generate.ts';
import type { Contestant, Definitions } from './contestant.ts';

/** The validators that forgespec generates. */
export async function forgespec(definitions: Definitions): Promise<Contestant> {
  const folder = mkdtempSync(join(tmpdir(), 'forgespec-bench-'));
  const spec = join(folder, 'openapi.json');
  const schemas = JSON.parse(JSON.stringify(definitions).replaceAll('"#/$defs/', '"#/components/schemas/'));
  const document = { openapi: '3.1.0', info: { title: 'Bench', version: '1' }, paths: {}, components: { schemas } };
  writeFileSync(spec, JSON.stringify(document));
  const out = join(folder, 'out');
  const { upToDate } = await generate({ spec, out, only: ['validators'], schemas: 'all', check: false, force: false });
  if (!upToDate) throw new Error('The schemas of the benchmark are not valid');
  const index: Readonly<Record<string, unknown>> = await import(pathToFileURL(join(out, 'validators/index.ts')).href);
  return {
    name: 'forgespec',
    compile(name) {
      const [is, check] = [index[`is${name}`], index[`check${name}`]];
      if (!isFunction(is) || !isFunction(check)) throw new Error(`No validators for ${name}`);
      return { is, issues: check };
    },
  };
}

// The functions are not wrapped, because a wrapper would add to the measured time.
// oxlint-disable-next-line typescript/no-explicit-any -- the name (`is…` or `check…`) determines the parameter and the result.
const isFunction = (value: unknown): value is (value: unknown) => any => typeof value === 'function';
