import { essenceOf } from '@forgespec/templates/shared/media-type';
import type { JsonObject, JsonValue } from '@forgespec/description/json';
import {
  objectRules,
  valueTypes,
  type Content,
  type KeywordSchema,
  type ObjectRules,
  type Resolve,
} from '@forgespec/model';

/** The format of a refusal in a described body. */
export interface ContentFormat {
  /** The format as data, without its responses. It has the type `RefusalFormat` of the runtime. */
  readonly data: JsonObject;
  /** True for problem details (RFC 9457), and false for JSON with a `message`. */
  readonly isProblem: boolean;
  /** True if the format is the one of a server without described refusals. */
  readonly isDefault: boolean;
}

const problemType = 'application/problem+json';

const anyObject: ObjectRules = { properties: new Map(), required: new Set(), isOpen: true };

/** The members of problem details that a server always knows (RFC 9457, section 3.1). */
const standard = ['type', 'title', 'status', 'detail'];

/** Returns the format of a refusal in a JSON body. Returns undefined if its schema is neither one of problem details nor has a `message`. */
export function contentFormat({ mediaType, schema }: Content, resolve: Resolve): ContentFormat | undefined {
  const shape = (schema && objectRules(schema, resolve)) ?? anyObject;
  const declared = standard.filter((name) => shape.properties.has(name));
  const isProblem = essenceOf(mediaType) === problemType || (declared.length >= 2 && !shape.properties.has('message'));
  if (!isProblem && !accepts('message', shape, resolve)) return undefined;
  const members = writtenMembers(shape, isProblem, resolve);
  const fixed = fixedMembers(shape, members);
  const isStatusText = ['status', 'statusCode'].some((name) => members.includes(name) && isText(name, shape, resolve));
  const longest = longestTexts(shape, members);
  return {
    data: {
      mediaType,
      members,
      ...(Object.keys(fixed).length > 0 && { fixed }),
      ...(isStatusText && { isStatusText }),
      ...(Object.keys(longest).length > 0 && { longest }),
    },
    isProblem,
    isDefault:
      mediaType === 'application/json' &&
      members.join() === 'message,issues' &&
      Object.keys(fixed).length === 0 &&
      Object.keys(longest).length === 0,
  };
}

/** Returns the names of the members that a server writes: those that the schema requires or allows, and whose values it accepts. */
function writtenMembers(shape: ObjectRules, isProblem: boolean, resolve: Resolve): string[] {
  const wanted = isProblem
    ? [...standard, 'instance', 'message', 'issues']
    : ['message', 'issues', 'status', 'statusCode'];
  const optional = isProblem ? new Set([...standard, 'issues']) : new Set(['message', 'issues']);
  return wanted.filter(
    (name) =>
      (shape.required.has(name) || optional.has(name)) &&
      (shape.properties.has(name) ? accepts(name, shape, resolve) : shape.isOpen),
  );
}

/** Returns the maximum length of each text that has one. */
function longestTexts({ properties }: ObjectRules, members: readonly string[]): JsonObject {
  const texts = ['title', 'detail', 'message'].filter((name) => members.includes(name));
  const found = texts.flatMap((name): [string, number][] => {
    const lengths = (properties.get(name) ?? []).flatMap(({ maxLength }) => maxLength ?? []);
    return lengths.length === 0 ? [] : [[name, Math.min(...lengths)]];
  });
  return Object.fromEntries(found);
}

/** Returns true if the schema of a declared property accepts the value that a server writes. */
function accepts(name: string, { properties }: ObjectRules, resolve: Resolve): boolean {
  const rules = properties.get(name);
  if (rules === undefined) return false;
  const types = typesOf(rules, resolve);
  if (name === 'issues') return types.has('array') && itemsAcceptObjects(rules, resolve);
  if (name === 'status' || name === 'statusCode') return types.has('integer') || types.has('string');
  if (!types.has('string')) return false;
  const values = rules.flatMap((rule) => allowedValues(rule) ?? []);
  const hasValues = rules.some((rule) => allowedValues(rule) !== undefined);
  if (hasValues) return name === 'type' && values.includes('about:blank');
  return (
    name !== 'type' ||
    rules.every(({ pattern }) => pattern === undefined || new RegExp(pattern, 'u').test('about:blank'))
  );
}

const isText = (name: string, { properties }: ObjectRules, resolve: Resolve): boolean => {
  const rules = properties.get(name);
  return rules !== undefined && !typesOf(rules, resolve).has('integer');
};

/** Returns the types that all schemas of a list accept. */
function typesOf(rules: readonly KeywordSchema[], resolve: Resolve): ReadonlySet<string> {
  const [first, ...others] = rules.map((rule) => valueTypes(rule, resolve));
  return new Set([...(first ?? [])].filter((type) => others.every((types) => types.has(type))));
}

const itemsAcceptObjects = (rules: readonly KeywordSchema[], resolve: Resolve): boolean =>
  rules.every(({ items }) => {
    if (items === undefined) return true;
    const shape = objectRules(items, resolve);
    if (shape === undefined) return valueTypes(items, resolve).has('object');
    const known = ['path', 'message'];
    return (
      [...shape.required].every((name) => known.includes(name)) &&
      known.every((name) => shape.properties.has(name) || shape.isOpen)
    );
  });

/** Returns the values of the members that a server does not know, but that the schema requires or restricts to one value. */
function fixedMembers({ properties, required }: ObjectRules, members: readonly string[]): Record<string, JsonValue> {
  const found: [string, JsonValue][] = [];
  for (const [name, rules] of properties) {
    if (members.includes(name)) continue;
    const value = required.has(name) ? requiredValue(rules) : onlyValue(rules);
    if (value !== undefined) found.push([name, value]);
  }
  return Object.fromEntries(found);
}

function onlyValue(rules: readonly KeywordSchema[]): JsonValue | undefined {
  const values = rules.flatMap((rule) => allowedValues(rule) ?? []);
  return values.length === 1 ? values[0] : undefined;
}

function requiredValue(rules: readonly KeywordSchema[]): JsonValue | undefined {
  const [value] = rules.flatMap((rule) => allowedValues(rule) ?? rule.annotations.default ?? []);
  if (value !== undefined) return value;
  const isList = rules.some(({ type, minItems = 0 }) => type?.includes('array') === true && minItems === 0);
  return isList ? [] : undefined;
}

const allowedValues = (rule: KeywordSchema): readonly JsonValue[] | undefined => rule.const ?? rule.enum;
