import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';
import type { JsonObject } from '../../description/json/json.ts';
import type { NamedSchema } from '../../model/schema.ts';
import { compilerErrors } from '../../test/foreign/assignments.ts';

/** A difference between our type of a schema and the type that openapi-typescript generates for this schema. */
export interface TypeDifference {
  readonly named: NamedSchema;
  readonly difference: string;
}

/**
 * Returns the text of a module with the types that openapi-typescript generates for schemas. In this module, each reference to another
 * schema is replaced by a reference to our type of that schema. So a difference in one type is not reported again for the types that refer
 * to it.
 *
 * @param rewritten the schemas of the document. They are rewritten to avoid the known faults of openapi-typescript.
 */
export async function oracleTypes(
  { openapi, info }: JsonObject,
  rewritten: JsonObject,
  schemas: readonly NamedSchema[],
): Promise<string> {
  const alone = { openapi, info, paths: {}, components: { schemas: rewritten } };
  const nodes = await openapiTypes(alone as unknown as OpenAPI3, {
    defaultNonNullable: false,
    silent: true,
  });
  const names = new Map(schemas.map(({ component, name }) => [component, name]));
  const text = astToString(nodes).replaceAll(
    /components\["schemas"\]\[(?<name>"(?:[^"\\]|\\.)*")\]/gu,
    (reference, name: string) => {
      const ours = names.get(String(JSON.parse(name)));
      return ours === undefined ? reference : `types.${ours}`;
    },
  );
  return `import type * as types from './api/types/index.ts';\n${text}`;
}

const header = [
  "import type * as types from './api/types/index.ts';",
  "import type { components } from './oracle.ts';",
  "type Difference<Ours, Theirs> = [Ours] extends [Theirs] ? ([Theirs] extends [Ours] ? 'none' : 'ours is narrower') : ([Theirs] extends [Ours] ? 'ours is wider' : 'ours is different');",
  'declare function compare<Ours, Theirs>(difference: Difference<Ours, Theirs>): void;',
];

/**
 * Returns a program with one line for each schema. The compiler reports an error in the line if our type differs from the type of
 * openapi-typescript.
 */
export function oracleProgram(schemas: readonly NamedSchema[]): string {
  const lines = schemas.map(
    ({ name, component }) => `compare<types.${name}, components['schemas'][${JSON.stringify(component)}]>('none');`,
  );
  return [...header, ...lines, ''].join('\n');
}

/** Returns the differences that the compiler has reported for a program of `oracleProgram`. */
export function typeDifferences(schemas: readonly NamedSchema[], output: string, fileName: string): TypeDifference[] {
  return compilerErrors(output).flatMap(({ file, line, message }) => {
    const named = schemas[line - 1 - header.length];
    if (!file.endsWith(fileName) || named === undefined) return [];
    return [{ named, difference: /'"(?<difference>ours is \w+)"'/u.exec(message)?.groups?.difference ?? message }];
  });
}
