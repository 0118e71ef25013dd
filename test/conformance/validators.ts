import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { typeName } from '../../model/names/identifier.ts';
import { generate } from '../generate.ts';
import { suiteFolder, type SuiteCase } from './suite.ts';

/**
 * Returns the results of the generated code for a value. `is` is the result of the function `is…`. `isUnchallenged` is true if `check…`
 * finds no issue.
 */
export type Verdict = (value: unknown) => { readonly is: boolean; readonly isUnchallenged: boolean };

/**
 * Generates the validators of all cases. Returns a map from the name of each case to its validators. One description contains every schema
 * as a component. The generator processes this description like one that a user has written.
 */
export async function validatorsOf(
  cases: readonly SuiteCase[],
  assertFormats: boolean,
): Promise<ReadonlyMap<string, Verdict>> {
  const folder = mkdtempSync(join(tmpdir(), 'forgespec-conformance-'));
  try {
    const spec = join(folder, 'openapi.json');
    const schemas = Object.fromEntries(cases.map((suiteCase) => [suiteCase.name, identified(suiteCase)]));
    const info = { title: 'JSON Schema Test Suite', version: '2020-12' };
    writeFileSync(spec, JSON.stringify({ openapi: '3.1.0', info, paths: {}, components: { schemas } }));
    const out = join(folder, 'out');
    const remotes = [{ prefix: 'http://localhost:1234', folder: join(suiteFolder ?? '', 'remotes') }];
    const options = { spec, out, assertFormats, remotes, check: false, force: false };
    const { diagnostics, upToDate } = await generate({ ...options, only: ['validators'], schemas: 'all' });
    if (!upToDate) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
    const index: Readonly<Record<string, unknown>> = await import(pathToFileURL(join(out, 'validators/index.ts')).href);
    return new Map(cases.map(({ name }) => [name, verdictOf(index, typeName(name))]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Returns a schema with an `$id`. As the suite requires, `#` then refers to the schema. Without an `$id`, `#` would refer to the whole
 * description.
 */
function identified({ name, schema }: SuiteCase): unknown {
  const isNameless = typeof schema === 'object' && schema !== null && !('$id' in schema);
  return isNameless ? { $id: `https://suite.example/${name}`, ...schema } : schema;
}

function verdictOf(index: Readonly<Record<string, unknown>>, name: string): Verdict {
  const [is, check] = [index[`is${name}`], index[`check${name}`]];
  if (typeof is !== 'function' || typeof check !== 'function') throw new Error(`No validators for ${name}`);
  return (value) => ({ is: is(value) === true, isUnchallenged: check(value).length === 0 });
}
