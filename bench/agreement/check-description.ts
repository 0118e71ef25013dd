// Checks the generated types of one description. The type of a schema must accept the same values as the validator of this schema, and must
// equal the type that openapi-typescript generates for it. Each description is checked in its own process, because the imported modules of
// the validators stay in memory until the process ends. Prints the result as one line of JSON.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { JsonObject, JsonValue } from '../../description/json/json.ts';
import { loadDescription } from '../../description/load/load.ts';
import type { NamedSchema } from '../../model/schema.ts';
import { inspectDescription } from '../../model/check/inspect-description.ts';
import { createDiagnostics } from '../../description/diagnostics/diagnostic.ts';
import { generate } from '../../generator/generate.ts';
import { reservedNames } from '../../generator/reserved-names.ts';
import {
  assignmentProgram,
  compilerErrors,
  wrongAssignments,
  type Assignment,
} from '../../test/foreign/assignments.ts';
import { isNarrowerOnPurpose, type NamedSchemas } from './narrower-types.ts';
import { knownDifference } from './known-difference.ts';
import { oracleProgram, oracleTypes, typeDifferences } from './oracle.ts';
import type { DescriptionResult, Disagreement } from './result.ts';
import { schemaValues } from './schema-values.ts';
import { withoutKnownFaults } from './without-known-faults.ts';
import { isOmittedAt } from './omitted.ts';
import { refusalOfType, type Issue } from './refusals.ts';

const root = join(import.meta.dirname, '../..');
const [spec = '', valueCount = '40'] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'forgespec-agreement-'));
try {
  const started = performance.now();
  const result = await checkDescription();
  process.stdout.write(`${JSON.stringify({ ...result, seconds: (performance.now() - started) / 1000 })}\n`);
} finally {
  if (process.env.KEEP === undefined) rmSync(folder, { recursive: true });
  else process.stderr.write(`${folder}\n`);
}

async function checkDescription(): Promise<Omit<DescriptionResult, 'seconds'>> {
  const started = performance.now();
  const { diagnostics } = await generate({
    spec,
    out: join(folder, 'api'),
    schemas: 'all',
    importExtensions: 'ts',
    check: false,
    force: false,
  });
  const generateSeconds = (performance.now() - started) / 1000;
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const refusals = errors.map(({ code, message, location }): Disagreement => ({
    kind: 'refused',
    place: `${location?.source.path ?? ''}:${location?.line ?? ''}`,
    text: `${code}: ${message}`,
  }));
  const nothing = { schemas: 0, values: 0, known: 0, faults: {}, generateSeconds };
  if (refusals.length > 0) return { ...nothing, disagreements: refusals };

  const description = await loadDescription(spec, createDiagnostics(), { remotes: [] });
  if (description === undefined) throw new Error(`${spec} cannot be loaded.`);
  const { api } = inspectDescription(description, [], reservedNames);
  const validators: Validators = await import(pathToFileURL(join(folder, 'api/validators/index.ts')).href);
  const names = namedSchemas(api.schemas, validators);
  const { assignments, known } = assignmentsOf(api.schemas, description.document, names, validators);
  const components = api.schemas.filter(({ isComponent, isForRequests }) => isComponent && !isForRequests);

  const byReference = new Map(api.schemas.map((named) => [named.reference, named]));
  const rewritten = withoutKnownFaults(description.document, components);

  writeFileSync(join(folder, 'values.ts'), assignmentProgram('./api/types/index.ts', assignments));
  writeFileSync(join(folder, 'oracle.ts'), await oracleTypes(description.document, rewritten.schemas, components));
  writeFileSync(join(folder, 'differences.ts'), oracleProgram(components));
  const output = compile();
  const differences = typeDifferences(components, output, 'differences.ts').map(({ named, difference }) => ({
    fault: knownDifference(named, difference, byReference),
    disagreement: { kind: 'openapi-typescript', place: named.pointer, text: difference } as const,
  }));
  const faults = new Map(rewritten.counts);
  for (const { fault } of differences) if (fault !== undefined) faults.set(fault, (faults.get(fault) ?? 0) + 1);
  return {
    schemas: api.schemas.length,
    values: assignments.length,
    known,
    faults: Object.fromEntries(faults),
    generateSeconds,
    disagreements: [
      ...compilerErrors(output)
        .filter(({ file }) => !/^(?:values|differences|oracle)\.ts$/u.test(file))
        .map(({ file, line, message }): Disagreement => ({
          kind: 'compiler',
          place: `${file}:${line}`,
          text: message,
        })),
      ...wrongAssignments(assignments, output, 'values.ts').map(({ assignment }) => wrongValue(assignment)),
      ...differences.filter(({ fault }) => fault === undefined).map(({ disagreement }) => disagreement),
    ],
  };
}

/** A map from the name of each validator function, such as `isPet`, to the function. */
type Validators = Readonly<Record<string, ((value: unknown) => unknown) | undefined>>;

interface SchemaAssignment extends Assignment {
  readonly named: NamedSchema;
  /**
   * The first issue that the TypeScript compiler can also find, such as a missing property. Because of this issue, the type must reject the
   * value. Undefined if the validator accepts the value.
   */
  readonly refusal: Issue | undefined;
}

function assignmentsOf(
  schemas: readonly NamedSchema[],
  document: JsonObject,
  names: NamedSchemas,
  validators: Validators,
): { assignments: SchemaAssignment[]; known: number } {
  let known = 0;
  const resolve = (reference: string) =>
    names.resolve(reference) ?? ({ kind: 'boolean', value: true, pointer: '' } as const);
  const assignments = schemas.flatMap((named) => {
    const type = `types.${named.name}`;
    return schemaValues(named.schema, resolve, Number(valueCount)).flatMap((value): SchemaAssignment[] => {
      const isAssignable = validators[`is${named.name}`]?.(value) === true;
      if (isAssignable && isNarrowerOnPurpose(named.schema, value, names)) {
        known++;
        return [];
      }
      if (isAssignable) return [{ named, type, value, isAssignable, refusal: undefined }];
      // The cast is safe, because `check…` returns the issues of the value.
      const issues = (validators[`check${named.name}`]?.(value) ?? []) as readonly Issue[];
      const refusal = refusalOfType(issues, value, document, (path) => isOmittedAt(named.schema, path, names.resolve));
      return refusal === undefined ? [] : [{ named, type, value, isAssignable, refusal }];
    });
  });
  return { assignments, known };
}

function wrongValue({ named, value, isAssignable, refusal }: SchemaAssignment): Disagreement {
  const text = JSON.stringify(value);
  const shown = text.length > 200 ? `${text.slice(0, 200)}…` : text;
  return isAssignable
    ? { kind: 'type refuses', place: named.pointer, text: shown }
    : { kind: 'type accepts', place: refusal?.schema ?? named.pointer, text: `${shown} (${refusal?.message})` };
}

function namedSchemas(schemas: readonly NamedSchema[], validators: Validators): NamedSchemas {
  const byReference = new Map(schemas.map((named) => [named.reference, named]));
  const byComponent = new Map(
    schemas
      .filter(({ isComponent, isForRequests }) => isComponent && !isForRequests)
      .map((named) => [named.component, named]),
  );
  return {
    resolve: (reference) => byReference.get(reference)?.schema,
    referenceOf: (component) => byComponent.get(component)?.reference,
    accepts: (reference, value: JsonValue) => validators[`is${byReference.get(reference)?.name}`]?.(value) === true,
  };
}

/**
 * Compiles the generated code and the test programs with all strict flags that a user of the code may set. Returns the error messages of
 * the compiler, or an empty string if there are none.
 */
function compile(): string {
  const compilerOptions: JsonObject = {
    noEmit: true,
    strict: true,
    declaration: true,
    allowImportingTsExtensions: true,
    erasableSyntaxOnly: true,
    exactOptionalPropertyTypes: true,
    isolatedDeclarations: true,
    noImplicitReturns: true,
    noPropertyAccessFromIndexSignature: true,
    noUncheckedIndexedAccess: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    verbatimModuleSyntax: true,
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts', 'api'] }));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  try {
    const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
    execFileSync(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
      maxBuffer: 1e9,
    });
    return '';
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) return String(error.stdout);
    throw error;
  }
}
