import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { isRecord } from './node.ts';
import { annotations, subschemaKeywords } from './schemas.ts';

const maps: ReadonlySet<string> = new Set(subschemaKeywords.map);
const schemaKeywords: ReadonlySet<string> = new Set([
  ...subschemaKeywords.one,
  ...subschemaKeywords.list,
  ...subschemaKeywords.map,
]);

// Redocly resolves references and identifiers, and patterns have their own rule.
const checkedElsewhere: ReadonlySet<string> = new Set([
  '$anchor',
  '$dynamicAnchor',
  '$dynamicRef',
  '$id',
  '$ref',
  'pattern',
  'patternProperties',
]);

const ajv = new Ajv2020({ strictSchema: true, strictTypes: false, strictTuples: false, logger: false });
formats.default(ajv);
// `discriminator` and `xml` belong to the vocabulary of OpenAPI 3.1. `nullable` was part of 3.0, and has no meaning in 3.1.
ajv.addVocabulary(['discriminator', 'xml']);
ajv.removeKeyword('nullable');

// The results by schema. Compiling is slow, and most schemas are equal to an earlier one.
const problems = new Map<string, string | undefined>();

/**
 * Returns the reason why a schema is not valid JSON Schema 2020-12; undefined if it is valid. Subschemas are not
 * checked, because the rule calls this function for each of them. So each problem is found once, and recursive schemas
 * need no special treatment.
 */
export function compileProblem(schema: object): string | undefined {
  const level = oneLevel(schema);
  const shape = JSON.stringify(level);
  if (!problems.has(shape)) problems.set(shape, compile(level));
  return problems.get(shape);
}

function compile(schema: object): string | undefined {
  try {
    ajv.compile(schema);
    return undefined;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // One problem can cause several errors of the meta-schema. The first error is enough.
    const [, first] = /^schema is invalid: data\/?([^,]+)/u.exec(error.message) ?? [];
    return first ?? error.message.replace(/^strict mode: | ignored in schema at path "#"$/gu, '');
  }
}

/** Returns the schema without annotations, and with `true` in place of each subschema. */
function oneLevel(schema: object): object {
  const keywords = Object.entries(schema).filter(
    ([name]) => !name.startsWith('x-') && !annotations.has(name) && !checkedElsewhere.has(name),
  );
  return Object.fromEntries(
    keywords.map(([name, value]) => [name, schemaKeywords.has(name) ? withoutSchemas(name, value) : value]),
  );
}

function withoutSchemas(keyword: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSchema);
  if (!maps.has(keyword) || !isRecord(value)) return withoutSchema(value);
  return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, withoutSchema(schema)]));
}

// A value that is not an object stays unchanged, so that the compiler reports it.
function withoutSchema(schema: unknown): unknown {
  return isRecord(schema) ? true : schema;
}
