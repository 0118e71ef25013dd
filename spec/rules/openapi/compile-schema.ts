import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { isObject } from './node.ts';
import { annotations, subschemas } from './schemas.ts';

const maps: ReadonlySet<string> = new Set(subschemas.map);
const holdsSchemas: ReadonlySet<string> = new Set([...subschemas.one, ...subschemas.list, ...subschemas.map]);

// References are for Redocly to resolve, identity matters only to them, and patterns have a rule of their own.
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
// `discriminator` and `xml` belong to the vocabulary of OpenAPI 3.1; `nullable` was part of 3.0 and means nothing any more.
ajv.addVocabulary(['discriminator', 'xml']);
ajv.removeKeyword('nullable');

// Compiling is slow, and most schemas look like one that was there before.
const problems = new Map<string, string | undefined>();

/**
 * Why a schema is no JSON Schema 2020-12; undefined when it is one. Only this level is judged, as if any schema inside it were
 * right: so a fault is found once, where it is, and recursion does not matter.
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
    // One fault of the meta-schema brings others with it: the first one says it.
    const [, first] = /^schema is invalid: data\/?([^,]+)/u.exec(error.message) ?? [];
    return first ?? error.message.replace(/^strict mode: | ignored in schema at path "#"$/gu, '');
  }
}

/** The schema without annotations, and with `true` for each schema inside it. */
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
  if (!maps.has(keyword) || !isObject(value)) return standIn(value);
  return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, standIn(schema)]));
}

// What is not even an object stays, for the compiler to name.
function standIn(schema: unknown): unknown {
  return isObject(schema) ? true : schema;
}
