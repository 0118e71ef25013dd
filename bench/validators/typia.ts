import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Contestant, Definitions, JsonSchema } from './contestant.ts';

const packages = join(import.meta.dirname, '../../node_modules');

/** typia 12. Its command generates code from TypeScript types. */
export async function typia(definitions: Definitions): Promise<Contestant> {
  const names = Object.keys(definitions);
  const types = names.map((name) => `export type ${name} = ${typeOf(definitions[name] ?? {})};`);
  const functions = names.map((name) => {
    const [is, issues] =
      definitions[name]?.additionalProperties === false
        ? ['createEquals', 'createValidateEquals']
        : ['createIs', 'createValidate'];
    return `export const is${name} = typia.${is}<${name}>(), issues${name} = typia.${issues}<${name}>();`;
  });
  const generated = generate(["import typia, { tags } from 'typia';", ...types, ...functions].join('\n'));
  const made: Readonly<Record<string, unknown>> = await import(generated.file);
  generated.remove();
  return {
    name: 'typia',
    compile(name) {
      const [is, validate] = [made[`is${name}`], made[`issues${name}`]];
      if (!isFunction(is) || !isFunction(validate)) throw new Error(`No validators for ${name}`);
      return { is, issues: (value) => validate(value).errors ?? [] };
    },
  };
}

/** Runs the command of typia in a new folder. */
function generate(program: string): { readonly file: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'forgespec-bench-'));
  symlinkSync(packages, join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  mkdirSync(join(folder, 'types'));
  writeFileSync(join(folder, 'types/index.ts'), program);
  const compilerOptions = { strict: true, module: 'esnext', moduleResolution: 'bundler', target: 'es2024' };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['types'] }));
  const command = ['generate', '--input', 'types', '--output', 'made', '--project', 'tsconfig.json'];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(packages, 'typia/lib/executable/typia.js'), ...command],
    { cwd: folder, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`typia: ${stdout}${stderr}`);
  return { file: join(folder, 'made/index.ts'), remove: () => rmSync(folder, { recursive: true }) };
}

function typeOf(schema: JsonSchema): string {
  if (schema.$ref !== undefined) return schema.$ref.slice('#/$defs/'.length);
  const options = schema.anyOf ?? schema.oneOf;
  if (options !== undefined) return union(options.map(typeOf));
  if (schema.enum !== undefined) return union(schema.enum.map((value) => JSON.stringify(value)));
  if (schema.type === undefined) return 'any';
  return union([schema.type].flat().map((type) => typeNamed(type, schema)));
}

const union = (types: readonly string[]): string => `(${types.join(' | ')})`;

function typeNamed(type: string, schema: JsonSchema): string {
  switch (type) {
    case 'integer':
      return "number & tags.Type<'int64'>";
    case 'array':
      return `Array<${typeOf(schema.items ?? {})}>`;
    case 'object':
      return objectOf(schema);
    case 'string':
      return textOf(schema);
    default:
      return type;
  }
}

const objectOf = ({ properties = {}, required = [] }: JsonSchema): string =>
  `{ ${Object.entries(properties)
    .map(([key, member]) => `${JSON.stringify(key)}${required.includes(key) ? '' : '?'}: ${typeOf(member)};`)
    .join(' ')} }`;

// The date types of typia accept 30 February. This benchmark uses the regular expressions of zod instead.
function textOf({ format, maxLength }: JsonSchema): string {
  const pattern = (expression: RegExp): string => `string & tags.Pattern<${JSON.stringify(expression.source)}>`;
  if (format === 'date') return pattern(z.regexes.date);
  if (format === 'date-time') return pattern(z.regexes.datetime({ offset: true }));
  return maxLength === undefined ? 'string' : `string & tags.MaxLength<${maxLength}>`;
}

// The functions are not wrapped, because a wrapper would add to the measured time.
// oxlint-disable-next-line typescript/no-explicit-any -- the parameters and results are known from the names of the functions.
const isFunction = (value: unknown): value is (value: unknown) => any => typeof value === 'function';
