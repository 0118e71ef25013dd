import type { NamedSchema, Schema, TypeName } from '@forgespec/model';
import { keywordsAbout, type KeywordAbout } from '@forgespec/model/from-document';

/** Keywords for arrays or objects that do not imply the type of a schema. */
const unimplying = ['dependentRequired', 'dependentSchemas', 'maxContains', 'minContains', 'unevaluatedItems'] as const;

type ImplyingKeyword = Exclude<KeywordAbout<'array' | 'object'>, (typeof unimplying)[number]>;

const impliesType = (keyword: KeywordAbout<'array' | 'object'>): keyword is ImplyingKeyword =>
  unimplying.every((other) => other !== keyword);

const implyingKeywords = (type: 'array' | 'object'): readonly ImplyingKeyword[] =>
  keywordsAbout<'array' | 'object'>(type).filter(impliesType);

const objectKeywords = implyingKeywords('object');
const arrayKeywords = implyingKeywords('array');

/** The keywords of a schema. Only the presence of a keyword has an effect. Its value is ignored. */
type Keywords = { readonly [Keyword in ImplyingKeyword]?: unknown };

/** Returns the types that the keywords of a schema without `type` imply. */
export const impliedTypes = (schema: Keywords): TypeName[] => [
  ...(objectKeywords.some((keyword) => schema[keyword] !== undefined) ? (['object'] as const) : []),
  ...(arrayKeywords.some((keyword) => schema[keyword] !== undefined) ? (['array'] as const) : []),
];

/** Returns true if the type of a schema allows only objects. A schema without `type` has the type that its keywords imply. */
export function acceptsOnlyObjects(
  schema: Schema | undefined,
  named: (reference: string) => NamedSchema | undefined,
): boolean {
  const objects = new Set<Schema>();
  // Many schemas can refer to the same schema, so a pass visits each schema only once. In a cycle of references, the result of a schema can
  // depend on a schema that the pass visits later. Therefore, passes are repeated until a pass finds no new schema.
  for (let size = -1; size < objects.size;) {
    size = objects.size;
    if (isObject(schema, { named, objects, visited: new Set() })) return true;
  }
  return false;
}

interface Pass {
  readonly named: (reference: string) => NamedSchema | undefined;
  /** The schemas that are already known to accept only objects. */
  readonly objects: Set<Schema>;
  readonly visited: Set<Schema>;
}

function isObject(schema: Schema | undefined, pass: Pass): boolean {
  if (schema === undefined || schema.kind === 'boolean') return false;
  if (pass.visited.has(schema)) return pass.objects.has(schema);
  pass.visited.add(schema);
  const { allOf = [], anyOf = [], oneOf = [], reference } = schema;
  const types = schema.type ?? impliedTypes(schema);
  const hasValues = schema.enum !== undefined || schema.const !== undefined;
  const isPartObject = (part: Schema | undefined): boolean => isObject(part, pass);
  const isFound =
    (!hasValues && types.length > 0 && types.every((type) => type === 'object')) ||
    (reference !== undefined && isPartObject(pass.named(reference)?.schema)) ||
    allOf.some(isPartObject) ||
    [anyOf, oneOf].some((options) => options.length > 0 && options.every(isPartObject));
  if (isFound) pass.objects.add(schema);
  return isFound;
}
