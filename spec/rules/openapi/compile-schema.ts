import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { isRecord } from './node.ts';
import { annotations, subschemaKeywords } from './schemas.ts';

const maps: ReadonlySet<string> = new Set(subschemaKeywords.map);
const holdsSchemas: ReadonlySet<string> = new Set([
  ...subschemaKeywords.one,
  ...subschemaKeywords.list,
  ...subschemaKeywords.map,
]);

// Redocly resolves references and identifiers, and patterns have their own rule.
const judgedElsewhere: ReadonlySet<string> = new Set([
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

// A cache, because compiling is slow and most schemas equal an earlier one.
const problems = new Map<string, string | undefined>();

/**
 * Returns the reason why a schema is not valid JSON Schema 2020-12; undefined if it is valid. Schemas inside it are not checked:
 * each is checked by its own call, so a problem is found once, and recursive schemas need no special case.
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
    // One problem causes several errors of the meta-schema: the first one is enough.
    const [, first] = /^schema is invalid: data\/?([^,]+)/u.exec(error.message) ?? [];
    return first ?? error.message.replace(/^strict mode: | ignored in schema at path "#"$/gu, '');
  }
}

/** Returns the schema without annotations, and with `true` in place of each schema inside it. */
function oneLevel(schema: object): object {
  const keywords = Object.entries(schema).filter(
    ([name]) => !name.startsWith('x-') && !annotations.has(name) && !judgedElsewhere.has(name),
  );
  return Object.fromEntries(
    keywords.map(([name, value]) => [name, holdsSchemas.has(name) ? withoutSchemas(name, value) : value]),
  );
}

function withoutSchemas(keyword: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map(standIn);
  if (!maps.has(keyword) || !isRecord(value)) return standIn(value);
  return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, standIn(schema)]));
}

// A value that is not an object stays, so that the compiler reports it.
function standIn(schema: unknown): unknown {
  return isRecord(schema) ? true : schema;
}
