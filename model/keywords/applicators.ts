import type { KeywordSchema, Schema } from '../schema.ts';
import type { KeywordOfType } from './schema-keywords.ts';

/** A keyword whose value contains schemas. */
export type Applicator = KeywordOfType<'schema' | 'schemaMap' | 'schemas'>;

/**
 * The role of the schemas in a keyword. Only the schemas with the role `part` apply to a part of the value, such as an item. All others
 * apply to the value itself:
 *
 * - `conjunction`: the value must match all schemas.
 * - `alternative`: the value must match at least one of the schemas.
 * - `condition`: the value may match the schema, and a `consequence` depends on it.
 * - `dependent`: the value must match the schema if it has a property.
 * - `negation`: the value must not match the schema.
 */
export type ApplicatorRole =
  | 'alternative'
  | 'condition'
  | 'consequence'
  | 'conjunction'
  | 'dependent'
  | 'negation'
  | 'part';

const roles: Readonly<Record<Applicator, ApplicatorRole>> = {
  allOf: 'conjunction',
  anyOf: 'alternative',
  oneOf: 'alternative',
  if: 'condition',
  then: 'consequence',
  else: 'consequence',
  dependentSchemas: 'dependent',
  not: 'negation',
  additionalProperties: 'part',
  contains: 'part',
  items: 'part',
  patternProperties: 'part',
  prefixItems: 'part',
  properties: 'part',
  propertyNames: 'part',
  unevaluatedItems: 'part',
  unevaluatedProperties: 'part',
};

const isApplicator = (name: string): name is Applicator => Object.hasOwn(roles, name);
const applicators: readonly Applicator[] = Object.keys(roles).filter(isApplicator);

/** Returns the keywords whose schemas have one of the given roles. */
export const applicatorsWith = (...wanted: readonly ApplicatorRole[]): readonly Applicator[] =>
  applicators.filter((keyword) => wanted.includes(roles[keyword]));

/** The keywords whose schemas apply to the value itself. */
export const inPlaceApplicators: readonly Applicator[] = applicators.filter((keyword) => roles[keyword] !== 'part');

/** Returns the schemas in some keywords of a schema, in the order of the keywords. */
export function schemasIn(schema: KeywordSchema, keywords: readonly Applicator[]): Schema[] {
  const found: Schema[] = [];
  for (const keyword of keywords) {
    const value = schema[keyword];
    if (value === undefined) continue;
    if ('kind' in value) found.push(value);
    else for (const entry of value) found.push('kind' in entry ? entry : entry.schema);
  }
  return found;
}

/** Returns true if a schema has one of the keywords. */
export const hasKeyword = (schema: KeywordSchema, keywords: readonly Applicator[]): boolean =>
  keywords.some((keyword) => schema[keyword] !== undefined);
