import {
  otherItemsOf,
  selectedReferences,
  valueTypes,
  type KeywordSchema,
  type NamedSchema,
  type Schema,
  type TypeName,
} from '@forgespec/model';
import { propertyKey } from '../../code/property-key.ts';
import { valueLiteral } from '../../code/literal.ts';
import type { Module } from '../../code/module.ts';
import type { Schemas } from '../named-type.ts';
import { alternativeConditions, certainParts, type Alternative } from './alternative-conditions.ts';
import {
  allowedOthers,
  combinedSchemas,
  extensionsOf,
  listsProperties,
  restrictsProperties,
} from './restricted-schemas.ts';
import { propertiesOf } from './symbols.ts';

/** The context of the code: all named schemas, and the module that contains the code. */
export interface PropertiesTarget {
  readonly schemas: Schemas;
  readonly module: Module;
}

/**
 * Returns the code of the described properties of a value: an object literal, or the constant of a named schema. Returns undefined if the
 * schema does not restrict properties.
 */
export function describedProperties(schema: Schema | undefined, target: PropertiesTarget): string | undefined {
  if (schema === undefined || schema.kind === 'boolean' || !restrictsProperties(schema, target.schemas))
    return undefined;
  return descriptionOf(schema, target);
}

/** Returns the object literal with the described properties of a named schema. */
export const propertiesOfNamed = (schema: KeywordSchema, reference: string, target: PropertiesTarget): string =>
  literalOf(ownMembers(schema, target, extensionsOf(reference, target.schemas)));

/**
 * Returns the code of a description that adds to other descriptions of the same value. Returns undefined if it adds nothing. A schema that
 * does not restrict properties may still require properties, or allow other properties.
 */
function descriptionOf(schema: Schema, target: PropertiesTarget): string | undefined {
  if (schema.kind === 'boolean') return undefined;
  const members = ownMembers(schema, target, []);
  const [only, ...others] = members.all;
  const isOnlyReference = others.length === 0 && members.own.length === 0 && members.inner.length === 0;
  if (only !== undefined && isOnlyReference) return only;
  return only === undefined && isOnlyReference ? undefined : literalOf(members);
}

/** The parts of an object literal of the type `DescribedProperties`. */
interface Members {
  readonly own: readonly string[];
  /** The members of the object that `inner` returns, except `all`. */
  readonly inner: readonly string[];
  readonly all: readonly string[];
}

function literalOf({ own, inner, all }: Members): string {
  const nested = [...(all.length === 0 ? [] : [`all: [${all.join(', ')}]`]), ...inner];
  const members = [...own, ...(nested.length === 0 ? [] : [`inner: () => ({ ${nested.join(', ')} })`])];
  return `{ ${members.join(', ')} }`;
}

/** @param extensions the references of the schemas that extend this schema by `allOf`. */
function ownMembers(schema: KeywordSchema, target: PropertiesTarget, extensions: readonly string[]): Members {
  const groups = alternativeGroups(schema, target, extensions);
  return {
    own: flatMembers(schema),
    inner: [
      ...partMembers(schema, target),
      ...(groups.lists.length === 0 ? [] : [`oneOf: [${groups.lists.join(', ')}]`]),
    ],
    all: [
      ...referenceOf(schema, target),
      ...combinedSchemas(schema).flatMap((part) => descriptionOf(part, target) ?? []),
      ...groups.single,
    ],
  };
}

function referenceOf({ reference }: KeywordSchema, target: PropertiesTarget): string[] {
  const named = reference === undefined ? undefined : target.schemas.get(reference);
  const code = named === undefined ? undefined : referenceCode(named, target);
  return code === undefined ? [] : [code];
}

/** Returns the constant of a named schema. If the schema does not restrict properties, returns the description of its own keywords. */
function referenceCode(named: NamedSchema, target: PropertiesTarget): string | undefined {
  if (named.schema.kind === 'boolean') return undefined;
  if (restrictsProperties(named.schema, target.schemas)) return target.module.use(propertiesOf(named));
  const own = flatMembers(named.schema);
  return own.length === 0 ? undefined : `{ ${own.join(', ')} }`;
}

/** Returns the members of an object literal for the names of properties. */
function flatMembers(schema: KeywordSchema): string[] {
  const described = (schema.properties ?? []).filter(({ isOmitted }) => isOmitted !== true).map(({ name }) => name);
  const all = new Set(schema.properties?.map(({ name }) => name));
  const required = [
    ...(schema.required ?? []),
    ...(schema.dependentRequired ?? []).flatMap((rule) => rule.required),
  ].filter((name) => !all.has(name));
  return [
    ...(listsProperties(schema) ? [`names: ${valueLiteral(described)}`] : []),
    ...(required.length === 0 ? [] : [`required: ${valueLiteral([...new Set(required)])}`]),
    ...(allowedOthers(schema) === undefined ? [] : ['allowsOthers: true']),
  ];
}

/** Returns the members of an object literal for the values inside of a value. */
function partMembers(schema: KeywordSchema, target: PropertiesTarget): string[] {
  const code = (part: Schema | undefined): string | undefined => describedProperties(part, target);
  const properties = (schema.properties ?? []).flatMap(({ name, schema: value, isOmitted }) => {
    const described = isOmitted === true ? undefined : code(value);
    return described === undefined ? [] : [`${propertyKey(name)}: ${described}`];
  });
  const patterns = (schema.patternProperties ?? []).map(
    ({ name, schema: value }) => `${propertyKey(name)}: ${code(value) ?? '{}'}`,
  );
  const first = (schema.prefixItems ?? []).map(code);
  const others = code(allowedOthers(schema));
  const items = code(otherItemsOf(schema));
  return [
    ...(properties.length === 0 ? [] : [`properties: { ${properties.join(', ')} }`]),
    ...(patterns.length === 0 ? [] : [`patterns: { ${patterns.join(', ')} }`]),
    ...(others === undefined ? [] : [`others: ${others}`]),
    ...(first.every((one) => one === undefined) ? [] : [`firstItems: [${first.map((one) => one ?? '{}').join(', ')}]`]),
    ...(items === undefined ? [] : [`items: ${items}`]),
  ];
}

interface AlternativeGroups {
  /** The array literals of alternatives between which the server chooses. */
  readonly lists: readonly string[];
  /** The descriptions of alternatives that are the only ones for objects, or the only ones for arrays. */
  readonly single: readonly string[];
}

function alternativeGroups(
  schema: KeywordSchema,
  target: PropertiesTarget,
  extensions: readonly string[],
): AlternativeGroups {
  const { schemas } = target;
  const given = [schema.anyOf, schema.oneOf].flatMap((group) =>
    group === undefined ? [] : [group.map((one) => ({ schema: one, code: descriptionOf(one, target) }))],
  );
  const groups = given.length === 0 ? [subtypesOf(schema, target, extensions)] : given;
  const single: string[] = [];
  const lists: string[] = [];
  for (const group of groups) {
    const alternatives = group.filter((one) => hasType(one, 'object', schemas) || hasType(one, 'array', schemas));
    const codes = alternatives.flatMap(({ code }) => code ?? []);
    if (codes.length === 0) continue;
    const isChoice = (['object', 'array'] as const).some(
      (type) => alternatives.filter((one) => hasType(one, type, schemas)).length > 1,
    );
    if (isChoice) lists.push(alternativesLiteral(alternatives, schema, schemas));
    else single.push(...codes);
  }
  return { lists, single };
}

/**
 * Returns the schemas that extend a schema with a discriminator. Without `oneOf` and `anyOf`, such a schema also describes the values of
 * these schemas.
 */
function subtypesOf(schema: KeywordSchema, target: PropertiesTarget, extensions: readonly string[]): Alternative[] {
  const { discriminator } = schema.annotations;
  if (discriminator === undefined) return [];
  const references = new Set([...selectedReferences(discriminator), ...extensions]);
  return [...references].flatMap((reference) => {
    const named = target.schemas.get(reference);
    if (named === undefined || named.schema === schema) return [];
    return [{ schema: named.schema, reference, code: referenceCode(named, target) }];
  });
}

const hasType = ({ schema }: Alternative, type: TypeName, schemas: Schemas): boolean =>
  valueTypes(schema, (reference) => schemas.get(reference)?.schema).has(type);

function alternativesLiteral(alternatives: readonly Alternative[], owner: KeywordSchema, schemas: Schemas): string {
  const isListed = certainParts(owner, schemas).some(listsProperties);
  const conditions = alternativeConditions(alternatives, owner.annotations.discriminator, schemas);
  const literals = alternatives.map(({ schema, code }, index) => {
    const open = !isListed && isAnyObject(schema, schemas) ? '{ allowsOthers: true, otherwise: true }' : undefined;
    return alternativeLiteral(code ?? open, conditions[index] ?? []);
  });
  return `[${literals.join(', ')}]`;
}

function alternativeLiteral(code: string | undefined, conditions: readonly string[]): string {
  if (code === undefined) return conditions.length === 0 ? '{}' : `{ ${conditions.join(', ')} }`;
  if (conditions.length === 0) return code;
  const members = code.startsWith('{ ') ? code.slice(2, -2) : `inner: () => ({ all: [${code}] })`;
  return `{ ${[...conditions, members].join(', ')} }`;
}

/** Returns true if a schema accepts every object. A schema that only adds conditions to other schemas does not count. */
function isAnyObject(schema: Schema, schemas: Schemas): boolean {
  const parts = certainParts(schema, schemas);
  return parts.every(hasNoKeywords) || parts.some(({ type }) => type?.includes('object') === true);
}

const hasNoKeywords = ({
  kind: _kind,
  pointer: _pointer,
  annotations: _annotations,
  ...keywords
}: KeywordSchema): boolean => Object.values(keywords).every((value) => value === undefined);
