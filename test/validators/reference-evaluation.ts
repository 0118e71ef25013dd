/** A schema with the keywords that arbitrary-unevaluated.ts uses. */
interface Keywords {
  readonly [keyword: string]: unknown;
}

/** The result of evaluating a schema for a value: the validity, and the evaluated properties and items. */
interface Evaluation {
  readonly isValid: boolean;
  /** Names of properties, and indexes of items. */
  readonly evaluated: ReadonlySet<string>;
}

const nothing: ReadonlySet<string> = new Set();

const list = (value: unknown): readonly Keywords[] => (Array.isArray(value) ? value : []);
const map = (value: unknown): [string, Keywords][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/**
 * Evaluates a schema slowly but in simple steps. The function collects annotations, as JSON Schema 2020-12 Core describes in section 11.
 * ajv cannot be the reference here. ajv rejects the valid value `{ "a": 0 }` for `{ allOf: [{ properties: { a: {} }, dependentSchemas: { b:
 * {} } }], unevaluatedProperties: false }`. ajv also treats a property as evaluated if the only schema for the property is in an
 * alternative of `anyOf` that does not match.
 */
export function evaluate(schema: unknown, value: unknown): Evaluation {
  if (typeof schema === 'boolean') return { isValid: schema, evaluated: nothing };
  const keywords = schema as Keywords;
  const isArray = Array.isArray(value);
  const members = new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
  const evaluated = new Set<string>();
  let isValid = isScalarValid(keywords, value);

  const must = (holds: boolean): void => void (isValid &&= holds);
  const part = (key: string, inner: unknown): void => {
    if (!members.has(key)) return;
    must(evaluate(inner, members.get(key)).isValid);
    evaluated.add(key);
  };
  const beside = (inner: unknown): boolean => {
    const result = evaluate(inner, value);
    if (result.isValid) for (const key of result.evaluated) evaluated.add(key);
    return result.isValid;
  };

  if (isArray) {
    list(keywords.prefixItems).forEach((inner, index) => part(String(index), inner));
    must(value.length >= Number(keywords.minItems ?? 0));
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of map(keywords.properties)) part(name, inner);
    for (const [pattern, inner] of map(keywords.patternProperties)) {
      for (const name of members.keys()) if (new RegExp(pattern, 'u').test(name)) part(name, inner);
    }
    for (const name of list(keywords.required)) must(members.has(String(name)));
    for (const [name, inner] of map(keywords.dependentSchemas)) if (members.has(name)) must(beside(inner));
  }
  for (const inner of list(keywords.allOf)) must(beside(inner));
  if (keywords.anyOf !== undefined) must(list(keywords.anyOf).filter(beside).length > 0);
  if (keywords.oneOf !== undefined) must(list(keywords.oneOf).filter(beside).length === 1);
  if (keywords.not !== undefined) must(!evaluate(keywords.not, value).isValid);
  if (keywords.if !== undefined) must(beside(keywords.if) ? beside(keywords.then) : beside(keywords.else));

  const rest = isArray ? keywords.unevaluatedItems : keywords.unevaluatedProperties;
  if (rest !== undefined) for (const key of members.keys()) if (!evaluated.has(key)) part(key, rest);
  return { isValid, evaluated: isValid ? evaluated : nothing };
}

function isScalarValid({ type, const: constant, minimum }: Keywords, value: unknown): boolean {
  if (type === 'integer' && !Number.isInteger(value)) return false;
  if (type === 'string' && typeof value !== 'string') return false;
  if (constant !== undefined && value !== constant) return false;
  return minimum === undefined || typeof value !== 'number' || value >= Number(minimum);
}
