import { suggestion } from '@forgespec/description/diagnostics';
import type { SettingFault, SettingPath, SettingSchema } from '../options/setting.ts';

/** A fault of a config. Its path begins at the root of the config. */
export interface ConfigFault extends SettingFault {
  readonly code: 'config-invalid' | 'config-unknown-key';
}

/** The maximum number of faults in one report. */
export const mostFaults = 50;

/**
 * Returns the faults of a value in the config: wrong types, unknown keys, and values that an enum does not contain.
 *
 * @param sectionsOf returns the names of the sections in which a key is valid. The fix for a key in the wrong section names these sections.
 */
export function checkValue(
  value: unknown,
  schema: SettingSchema,
  sectionsOf: (key: string) => readonly string[],
): readonly ConfigFault[] {
  const faults: ConfigFault[] = [];

  const check = (value: unknown, schema: SettingSchema, path: SettingPath): void => {
    if (faults.length >= mostFaults) return;
    const chosen = (schema.anyOf ?? [schema]).find(({ type }) => type === typeOf(value));
    const invalid = (problem: string, fix: string): void =>
      void faults.push({ code: 'config-invalid', path, message: `${nameOf(path)} ${problem}.`, fix });
    if (chosen === undefined) return invalid(`must be ${nounOf(schema)}, and is ${shown(value)}`, fixFor(schema));
    if (typeof value === 'number' && (value < (chosen.minimum ?? value) || value > (chosen.maximum ?? value))) {
      return invalid(`must be ${nounOf(chosen)}, and is ${value}`, fixFor(chosen));
    }
    if (typeof value === 'string' && chosen.enum?.includes(value) === false) {
      const near = suggestion(value, chosen.enum) ?? completedName(value, chosen.enum);
      return invalid(`cannot be ${shown(value)}`, near === undefined ? fixFor(chosen) : `Did you mean "${near}"?`);
    }
    if (value === '' && chosen.minLength === 1) return invalid('is empty', 'Write a value, or remove the key.');
    if (Array.isArray(value)) {
      if (value.length < (chosen.minItems ?? 0)) return invalid('is an empty list', 'Add an item, or remove the key.');
      for (const [index, item] of value.entries()) check(item, chosen.items ?? {}, [...path, index]);
    } else if (typeof value === 'object' && value !== null) checkObject(value, chosen, path);
  };

  const checkObject = (value: object, { properties = {}, additionalProperties }: SettingSchema, path: SettingPath) => {
    for (const [key, item] of Object.entries(value)) {
      if (faults.length >= mostFaults) return;
      const at = [...path, key];
      const known = Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
      // A module may set a key to undefined. Such a key is treated as absent.
      if (known && item !== undefined) check(item, known, at);
      else if (!known)
        faults.push({ code: 'config-unknown-key', path: at, on: 'key', ...unknownKey(key, path, properties) });
    }
  };

  const unknownKey = (key: string, path: SettingPath, properties: object): Pick<ConfigFault, 'fix' | 'message'> => {
    const message = path.length === 0 ? `The config has no key \`${key}\`.` : `${nameOf(path)} has no key \`${key}\`.`;
    const near = suggestion(key, Object.keys(properties));
    if (near !== undefined) return { message, fix: `Did you mean \`${near}\`?` };
    const sections = sectionsOf(key);
    if (sections.length > 0)
      return { message, fix: `Move it into ${sections.map((name) => `\`${name}\``).join(' or ')}.` };
    return { message, fix: `Remove it, or use one of these keys: ${Object.keys(properties).join(', ')}.` };
  };

  check(value, schema, []);
  return faults;
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
