// Writes the outputs of our plugins for one description, and checks them. Each description is checked in its own process, because the imported
// modules stay in memory until the process ends. Prints the result as one line of JSON.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { emitOutput } from '../../cli/plugin-test.ts';
import { createDiagnostics } from '../../description/diagnostics/diagnostic.ts';
import { loadDescription } from '../../description/load/load.ts';
import { reservedWith } from '../../generator/reserved-names.ts';
import { inspectDescription } from '../../model/check/inspect-description.ts';
import type { Schema } from '../../model/schema.ts';
import { mswHandlers } from '../../plugins/msw/index.ts';
import { tanstackQuery } from '../../plugins/tanstack-query/index.ts';
import { typeByFormat } from '../../plugins/type-by-format/index.ts';
import { zodSchemas } from '../../plugins/zod/index.ts';
import { schemaValues } from '../agreement/schema-values.ts';

/** The result of the check of one description. */
export interface PluginsResult {
  /** The number of files of the outputs. */
  readonly files: number;
  /** The number of values that the modules of the outputs export. */
  readonly exports: number;
  /** The number of zod schemas that are compared with their validators. */
  readonly schemas: number;
  /** The number of values that are compared. */
  readonly values: number;
  /** The number of these values that zod and the validators accept. */
  readonly accepted: number;
  readonly faults: readonly string[];
}

type Functions = Readonly<Record<string, ((value: unknown) => unknown) | undefined>>;
type ZodSchemas = Readonly<Record<string, { safeParse(value: unknown): { readonly success: boolean } } | undefined>>;

const [spec = '', valueCount = '40'] = process.argv.slice(2);
const plugins = [
  mswHandlers(),
  tanstackQuery({ framework: 'core' }),
  typeByFormat({ formats: { uuid: 'Uuid', 'date-time': 'Timestamp', uri: 'Uri' } }),
  zodSchemas(),
];
process.stdout.write(`${JSON.stringify(await checkPlugins())}\n`);

async function checkPlugins(): Promise<PluginsResult> {
  const output = await emitOutput({
    description: readFileSync(spec, 'utf8'),
    plugins,
    options: { schemas: 'all' },
  });
  try {
    const errors = output.diagnostics.filter(({ severity }) => severity === 'error');
    if (errors.length > 0) {
      const faults = errors.map(({ code, message }) => `${code}: ${message}`);
      return { files: 0, exports: 0, schemas: 0, values: 0, accepted: 0, faults };
    }
    const load = (path: string) => import(pathToFileURL(join(output.folder, path)).href);
    const modules = await Promise.all(plugins.map(({ name }) => load(`${name}/index.ts`)));
    const zod: ZodSchemas = await load('zod/index.ts');
    const validators: Functions = await load('validators/index.ts');
    const { faults, ...counts } = await compareZod(zod, validators);
    return {
      files: output.files.size,
      exports: modules.flatMap((module) => Object.keys(module)).length,
      ...counts,
      faults: [...(await output.compile()), ...faults],
    };
  } finally {
    output.remove();
  }
}

/** Compares each zod schema with its validator. */
async function compareZod(zod: ZodSchemas, validators: Functions): Promise<Omit<PluginsResult, 'exports' | 'files'>> {
  const description = await loadDescription(spec, createDiagnostics(), { remotes: [] });
  if (description === undefined) throw new Error(`${spec} cannot be loaded.`);
  const { api } = inspectDescription(
    description,
    [],
    reservedWith(plugins.map(({ reservedNames }) => reservedNames())),
  );
  const byReference = new Map(api.schemas.map((named) => [named.reference, named.schema]));
  const resolve = (reference: string): Schema =>
    byReference.get(reference) ?? { kind: 'boolean', value: true, pointer: '' };
  const result = { schemas: 0, values: 0, accepted: 0, faults: new Array<string>() };
  for (const { name, standardName, schema, isComponent } of api.schemas) {
    if (!isComponent) continue;
    const [parsed, isValid] = [zod[standardName], validators[`is${name}`]];
    result.schemas++;
    if (parsed === undefined || isValid === undefined) {
      result.faults.push(`${name} has no zod schema or no validator`);
      continue;
    }
    for (const value of schemaValues(schema, resolve, Number(valueCount))) {
      const isAccepted = isValid(value) === true;
      result.values++;
      if (isAccepted) result.accepted++;
      if (parsed.safeParse(value).success !== isAccepted)
        result.faults.push(
          `zod ${isAccepted ? 'rejects' : 'accepts'} ${JSON.stringify(value).slice(0, 200)} for ${name}`,
        );
    }
  }
  return result;
}
