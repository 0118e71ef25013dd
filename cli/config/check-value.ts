import { suggestion } from '@forgespec/description/diagnostics';
import type { SettingFault, SettingPath, SettingSchema } from '../options/setting.ts';

/** A fault of a config. Its path begins at the root of the config. */
export interface ConfigFault extends SettingFault {
  readonly code: 'config-invalid' | 'config-unknown-key';
}

/** The maximum number of faults in one report. */
export const mostFaults = 50;

/** Returns the names of the sections in which a key is valid. */
type SectionsOf = (key: string) => readonly string[];

/**
 * Returns the faults of a value in the config: wrong types, unknown and missing keys, and values that an enum does not contain.
 *
 * @param sectionsOf the fix for a key in the wrong section names the sections that this function returns.
 */
export function checkValue(value: unknown, schema: SettingSchema, sectionsOf: SectionsOf): readonly ConfigFault[] {
  const checker = new ValueChecker(sectionsOf);
  checker.check(value, schema, []);
  return checker.faults;
}

/** Checks a value and the values inside it. Stops after the maximum number of faults. */
class ValueChecker {
  readonly faults: ConfigFault[] = [];
  private readonly sectionsOf: SectionsOf;

  constructor(sectionsOf: SectionsOf) {
    this.sectionsOf = sectionsOf;
  }

  check(value: unknown, schema: SettingSchema, path: SettingPath): void {
    if (this.faults.length >= mostFaults) return;
    if (acceptsAll(schema) || (schema.code !== undefined && hasFunction(value))) return;
    // The value may have one of several types.
    const chosen = (schema.anyOf ?? [schema]).find(({ type }) => type === typeOf(value)) ?? schema;
    const fault = faultOfValue(value, chosen);
    if (fault !== undefined) {
      const { problem, fix } = fault;
      this.faults.push({ code: 'config-invalid', path, message: `${nameOf(path)} ${problem}.`, fix });
    } else if (Array.isArray(value)) this.checkItems(value, chosen, path);
    else if (typeof value === 'object' && value !== null) this.checkObject(value, chosen, path);
  }

  private checkItems(items: readonly unknown[], schema: SettingSchema, path: SettingPath): void {
    for (const [index, item] of items.entries()) this.check(item, schema.items ?? {}, [...path, index]);
  }

  private checkObject(value: object, schema: SettingSchema, path: SettingPath): void {
    const { properties = {}, patternProperties, additionalProperties } = schema;
    this.checkRequired(value, schema, path);
    for (const [key, item] of Object.entries(value)) {
      if (this.faults.length >= mostFaults) return;
      const at = [...path, key];
      const others = key.startsWith('x-') ? (patternProperties?.['^x-'] ?? additionalProperties) : additionalProperties;
      const known = Object.hasOwn(properties, key) ? properties[key] : others;
      if (!known) {
        const fault = this.unknownKey(key, path, properties);
        this.faults.push({ code: 'config-unknown-key', path: at, on: 'key', ...fault });
      }
      // A module may set a key to undefined. Such a key is treated as absent.
      else if (item !== undefined) this.check(item, known, at);
    }
  }

  /** Reports the required keys that are missing. A key with the value undefined is treated as absent. */
  private checkRequired(value: object, { required = [], properties = {} }: SettingSchema, path: SettingPath): void {
    const present = new Set(Object.entries(value).flatMap(([key, item]) => (item === undefined ? [] : [key])));
    for (const key of required.filter((name) => !present.has(name))) {
      const { description, enum: values } = properties[key] ?? {};
      const fix = values === undefined ? (description ?? '') : fixFor({ enum: values });
      const message = `${nameOf(path)} has no key \`${key}\`.`;
      this.faults.push({ code: 'config-invalid', path, message, fix: `Add \`${key}\`. ${fix}`.trim() });
    }
  }

  private unknownKey(key: string, path: SettingPath, properties: object): Pick<ConfigFault, 'fix' | 'message'> {
    const message = path.length === 0 ? `The config has no key \`${key}\`.` : `${nameOf(path)} has no key \`${key}\`.`;
    const near = suggestion(key, Object.keys(properties));
    if (near !== undefined) return { message, fix: `Did you mean \`${near}\`?` };
    const sections = this.sectionsOf(key);
    if (sections.length > 0)
      return { message, fix: `Move it into ${sections.map((name) => `\`${name}\``).join(' or ')}.` };
    return { message, fix: `Remove it, or use one of these keys: ${Object.keys(properties).join(', ')}.` };
  }
}

const hasFunction = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).some((member) => typeof member === 'function');

/** A fault of a value. The name of the value in front of the problem makes a sentence. */
interface ValueFault {
  readonly problem: string;
  readonly fix: string;
}

const acceptsAll = ({ type, anyOf }: SettingSchema): boolean => type === undefined && anyOf === undefined;

/** Returns the fault of a value, without the faults of the values inside it. Returns undefined if there is none. */
function faultOfValue(value: unknown, schema: SettingSchema): ValueFault | undefined {
  if (schema.type !== typeOf(value))
    return { problem: `must be ${nounOf(schema)}, and is ${shown(value)}`, fix: fixFor(schema) };
  if (typeof value === 'number') return faultOfNumber(value, schema);
  if (typeof value === 'string') return faultOfText(value, schema);
  if (!Array.isArray(value) || value.length >= (schema.minItems ?? 0)) return undefined;
  return { problem: 'is an empty list', fix: 'Add an item, or remove the key.' };
}

function faultOfNumber(value: number, schema: SettingSchema): ValueFault | undefined {
  if (value >= (schema.minimum ?? value) && value <= (schema.maximum ?? value)) return undefined;
  return { problem: `must be ${nounOf(schema)}, and is ${value}`, fix: fixFor(schema) };
}

function faultOfText(value: string, schema: SettingSchema): ValueFault | undefined {
  if (schema.enum?.includes(value) === false) {
    const near = suggestion(value, schema.enum) ?? completedName(value, schema.enum);
    const fix = near === undefined ? fixFor(schema) : `Did you mean "${near}"?`;
    return { problem: `cannot be ${shown(value)}`, fix };
  }
  if (value !== '' || schema.minLength !== 1) return undefined;
  return { problem: 'is empty', fix: 'Write a value, or remove the key.' };
}

/**
 * Returns the name that begins with an abbreviation: `warning` for `warn`. The abbreviation must have at least three letters. Returns
 * undefined if no name matches.
 */
const completedName = (word: string, names: readonly string[]): string | undefined =>
  word.length < 3 ? undefined : names.find((name) => name.startsWith(word.toLowerCase()));

/** Returns a path as text: `outputs[1].out`. */
export function pathName(path: SettingPath): string {
  return path.map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${key}`)).join('');
}

const nameOf = (path: SettingPath): string => (path.length === 0 ? 'The config' : `\`${pathName(path)}\``);

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  if (value === null) return 'null';
  return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value;
}

const nouns: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  function: 'a function',
  null: 'null',
  object: 'an object',
  string: 'a string',
  undefined: 'undefined',
};

function nounOf({ type, anyOf, minimum, maximum }: SettingSchema): string {
  if (anyOf !== undefined) return anyOf.map(nounOf).join(' or ');
  if (type === 'integer') return `a whole number from ${minimum} to ${maximum}`;
  return nouns[type ?? ''] ?? 'another value';
}

const fixFor = (schema: SettingSchema): string =>
  schema.enum === undefined
    ? `Write ${nounOf(schema)}.`
    : `Write one of ${schema.enum.map((name) => `"${name}"`).join(', ')}.`;

function shown(value: unknown): string {
  if (typeof value === 'string') return value.length > 60 ? 'a long string' : JSON.stringify(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return nouns[typeOf(value)] ?? `a ${typeof value}`;
}
