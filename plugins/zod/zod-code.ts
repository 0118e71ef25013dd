import {
  type EmitContext,
  exportedValue,
  type KeywordSchema,
  type NamedSchema,
  type OutputModule,
  propertyKey,
  type PropertyMember,
  type Schema,
  stringLiteral,
} from 'forgespec/plugin';
import { isReplaced, keywordsOf, objectStructure } from './object-structure.ts';

/** The code of a zod schema, and the code of its type. */
export interface ZodCode {
  readonly value: string;
  readonly type: string;
  /** True if the code mentions the zod schema of another named schema, which may be declared later. */
  readonly isLate?: boolean | undefined;
}

/** The place of a schema in a module. */
export interface ZodPlace {
  readonly code: OutputModule;
  readonly context: EmitContext<object>;
  /** The named schema that contains the schema. Its validator checks the schema. */
  readonly owner: NamedSchema;
  /** The keys from a value of the named schema to a value of the schema. An item of an array has the key 0. */
  readonly keys: readonly (string | 0)[];
  /** Returns the code of the zod schema of another named schema. Returns undefined if it has none. */
  readonly referenceTo: (reference: string, place: ZodPlace) => ZodCode | undefined;
}

/** A deeper schema has no structure, because a validator shortens the paths of its issues. */
const mostKeys = 6;

/** Returns the zod object of a schema. Returns undefined if a zod object would not accept the same values as the validator. */
export function zodObject(schema: Schema, place: ZodPlace): ZodCode | undefined {
  const found = objectStructure(schema, place.context);
  if (found === undefined || place.keys.length > mostKeys) return undefined;
  const z = place.code.use(zod);
  const parts = found.members.map((member) => propertyOf(member, found.required.has(member.name), place));
  const create = found.others === 'refused' ? 'strictObject' : 'looseObject';
  const config = { accepted: '', described: `, ${z}.core.$loose`, refused: `, ${z}.core.$strict` }[found.others];
  return {
    value: `${z}.${create}({ ${parts.map(({ value }) => value).join(', ')} })`,
    type: `${z}.ZodObject<{ ${parts.map(({ type }) => type).join('; ')} }${config}>`,
  };
}

/** Returns the property of a zod object. */
function propertyOf({ name, schema, isOmitted }: PropertyMember, isRequired: boolean, place: ZodPlace): ZodCode {
  const { code, context, keys } = place;
  const inner: ZodPlace = { ...place, keys: [...keys, name] };
  const found = isOmitted === true ? anyValue(inner) : zodCode(schema, inner);
  const optional = code.use(context.ownValue('optional', 'runtime.ts'));
  const value = isRequired ? found.value : `${optional}(${found.value})`;
  const type = isRequired ? found.type : `${code.use(zod)}.ZodExactOptional<${found.type}>`;
  const key = propertyKey(name);
  return {
    value: found.isLate === true ? `get ${key}() { return ${value}; }` : `${key}: ${value}`,
    type: `${key}: ${type}`,
  };
}

/** Returns the zod schema of the type of a schema if it accepts the same values, and otherwise one that calls the validator. */
function zodCode(schema: Schema, place: ZodPlace): ZodCode {
  const found =
    schema.kind === 'boolean' || isReplaced(schema)
      ? undefined
      : (referenceOf(schema, place) ?? typedCode(schema, place));
  return found ?? validatedCode(schema, place);
}

function typedCode(schema: KeywordSchema, place: ZodPlace): ZodCode | undefined {
  const { code } = place;
  const [type, ...others] = (schema.type ?? []).filter((name) => name !== 'null');
  if (others.length > 0) return undefined;
  if (type === undefined) return enumCode(schema, place);
  if (schema.type?.includes('null') === true) {
    const found = typedCode({ ...schema, type: [type] }, place);
    const z = code.use(zod);
    return found && { ...found, value: `${z}.nullable(${found.value})`, type: `${z}.ZodNullable<${found.type}>` };
  }
  switch (type) {
    case 'array':
      return arrayCode(schema, place);
    case 'object':
      return zodObject(schema, place);
    case 'boolean':
      return primitive('boolean', schema, place);
    case 'integer':
    case 'number':
      return primitive('number', schema, place);
    case 'string':
      return enumCode(schema, place) ?? primitive('string', schema, place);
  }
}

const classes = { boolean: 'ZodBoolean', number: 'ZodNumber', string: 'ZodString' } as const;

function primitive(type: keyof typeof classes, schema: KeywordSchema, place: ZodPlace): ZodCode | undefined {
  const { code } = place;
  // An enum, for example, has another type.
  if (code.typeOf(schema) !== type) return undefined;
  const z = code.use(zod);
  const isPlain = keywordsOf(schema).length === 1 && schema.type?.join() !== 'integer';
  const value = `${z}.${type}()`;
  return { value: isPlain ? value : `${value}.check(${check(place)})`, type: `${z}.${classes[type]}` };
}

function enumCode(schema: KeywordSchema, { code }: ZodPlace): ZodCode | undefined {
  const values = schema.enum?.filter((value) => typeof value === 'string');
  if (values === undefined || values.length !== schema.enum?.length || keywordsOf(schema).length > 2) return undefined;
  const literals = values.map(stringLiteral);
  if (code.typeOf(schema) !== literals.join(' | ')) return undefined;
  const z = code.use(zod);
  const members = values.map((value) => `${propertyKey(value)}: ${stringLiteral(value)}`);
  return { value: `${z}.enum([${literals.join(', ')}])`, type: `${z}.ZodEnum<{ ${members.join('; ')} }>` };
}

function arrayCode(schema: KeywordSchema, place: ZodPlace): ZodCode | undefined {
  const { items, minItems, maxItems } = schema;
  if (items === undefined || !keywordsOf(schema).every((keyword) => arrayKeywords.has(keyword))) return undefined;
  const inner: ZodPlace = { ...place, keys: [...place.keys, 0] };
  const { value, type, isLate } = zodCode(items, inner);
  const z = place.code.use(zod);
  const limits = `${minItems === undefined ? '' : `.min(${minItems})`}${maxItems === undefined ? '' : `.max(${maxItems})`}`;
  return { value: `${z}.array(${value})${limits}`, type: `${z}.ZodArray<${type}>`, isLate };
}

const arrayKeywords = new Set(['items', 'maxItems', 'minItems', 'type']);

/** Returns the code of the zod schema of the named schema to which a schema refers. Returns undefined for any other schema. */
function referenceOf(schema: KeywordSchema, place: ZodPlace): ZodCode | undefined {
  if (schema.reference === undefined || keywordsOf(schema).length > 1) return undefined;
  return place.referenceTo(schema.reference, place);
}

/** Returns the code of a zod schema without structure, which calls the validator. */
export function validatedCode(schema: Schema, place: ZodPlace, type = place.code.typeOf(schema)): ZodCode {
  const z = place.code.use(zod);
  return { value: `${z}.custom<${type}>().check(${check(place)})`, type: `${z}.ZodType<${type}, ${type}>` };
}

/** Returns the code for a property that the type leaves out, such as a `readOnly` property in a request. */
const anyValue = (place: ZodPlace): ZodCode => {
  const z = place.code.use(zod);
  return { value: `${z}.unknown().check(${check(place)})`, type: `${z}.ZodUnknown` };
};

/** Returns the code of the check of zod that calls the validator. */
function check({ code, context, owner, keys }: ZodPlace): string {
  const args = [
    code.use(context.names.checkFunction(owner)),
    ...keys.map((key) => (key === 0 ? '0' : stringLiteral(key))),
  ];
  return `${code.use(context.ownValue('partOf', 'runtime.ts'))}(${args.join(', ')})`;
}

/** The functions and types of zod. */
export const zod = exportedValue('z', 'zod');
