import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { isObject } from '../openapi/node.ts';
import { annotations, subschemas } from '../openapi/schemas.ts';

const maps: ReadonlySet<string> = new Set(subschemas.map);
const holdsSchemas: ReadonlySet<string> = new Set([...subschemas.one, ...subschemas.list, ...subschemas.map]);

// References are for Redocly to resolve, identity matters only to them, and patterns have a rule of their own.
const judgedElsewhere: ReadonlySet<string> = new Set([
  '$anchor', '$dynamicAnchor', '$dynamicRef', '$id', '$ref', 'pattern', 'patternProperties',
]);

/**
 * Every schema compiles as JSON Schema 2020-12. Validators pass over a schema that does not, without a word. One level is
 * compiled at a time, so a fault is reported once, where it is, and recursion does not matter.
 */
export const schemaCompiles: Oas3Rule = () => {
  const problemOf = createCompiler();

  const check = (schema: unknown, { report, location }: UserContext): void => {
    const problem = isObject(schema) ? problemOf(oneLevel(schema)) : undefined;
    if (problem === undefined) return;
    report({
      location: location.child(keywordIn(problem)).key(),
      message: `This is no JSON Schema 2020-12, so validators would ignore all of it: ${problem}. Correct it, or start the name of a keyword of ours with \`x-\`.`,
    });
  };

  return {
    Schema: check,
    // Keywords may stand beside a reference, and Redocly shows `Schema` only what the reference leads to.
    ref(reference, context) {
      if (context.type.name === 'Schema') check(reference, context);
    },
  };
};

/** Why a schema does not compile. Compiling is slow, and most schemas look like one that was there before. */
function createCompiler(): (schema: object) => string | undefined {
  const ajv = new Ajv2020({ strictSchema: true, strictTypes: false, strictTuples: false, logger: false });
  formats.default(ajv);
  // `discriminator` and `xml` belong to the vocabulary of OpenAPI 3.1; `nullable` was part of 3.0 and means nothing any more.
  ajv.addVocabulary(['discriminator', 'xml']);
  ajv.removeKeyword('nullable');

  const known = new Map<string, string | undefined>();
  return (schema) => {
    const shape = JSON.stringify(schema);
    if (!known.has(shape)) known.set(shape, compile(ajv, schema));
    return known.get(shape);
  };
}

function compile(ajv: Ajv2020, schema: object): string | undefined {
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

/** The keyword that a message of Ajv is about, as a path; empty when it is about the whole schema. */
function keywordIn(message: string): string[] {
  const [, quoted, first] = /^.*keyword:? "([^"]+)"|^(?:unknown )?(\w+)/u.exec(message) ?? [];
  const keyword = quoted ?? first;
  return keyword === undefined ? [] : [keyword];
}

/** The schema without annotations, and with `true` for each schema inside it. */
function oneLevel(schema: object): object {
  const keywords = Object.entries(schema).filter(([name]) => !name.startsWith('x-') && !annotations.has(name) && !judgedElsewhere.has(name));
  return Object.fromEntries(keywords.map(([name, value]) => [name, holdsSchemas.has(name) ? withoutSchemas(name, value) : value]));
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
