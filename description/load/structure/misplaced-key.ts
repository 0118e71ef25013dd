import type { DiagnosticCode } from '../../diagnostics/catalogue.ts';
import type { JsonObject } from '../../json/json.ts';
import type { FieldType, ObjectName } from './field-type.ts';
import { objectShapes } from './object-shapes.ts';
import { fieldTypeWords } from './type-words.ts';
import { schemaKeywords } from './unknown-field.ts';

/** A key that is in the wrong object, usually because of its indentation. */
export interface MisplacedKey {
  /** The key to report. */
  readonly key: string;
  readonly code: DiagnosticCode;
  /** True if the key is reported as a warning and stays in the document. */
  readonly staysInDocument?: boolean;
  readonly message: string;
  readonly fix: string;
  /** The keys that later checks skip. Further problems of these keys would have the same cause. */
  readonly causes: readonly string[];
  /** True if the key belongs to a neighbouring object. That object therefore lacks the key. */
  readonly isOfSibling?: boolean;
}

/**
 * Finds an empty key whose content is on the same level as the key, because the content is not indented. Returns
 * undefined if there is none.
 */
export function dedented(
  node: JsonObject,
  keys: readonly string[],
  typeOf: (key: string) => FieldType | undefined,
  isOutside: (key: string, type: FieldType) => boolean,
): MisplacedKey[] | undefined {
  for (const key of keys) {
    const type = node[key] === null ? typeOf(key) : undefined;
    if (type === undefined) continue;
    const outside = Object.keys(node).filter((other) => isOutside(other, type));
    if (outside.length === 0) continue;
    const message = `\`${key}\` is empty (null), and not ${fieldTypeWords(type)}.`;
    return [misplaced(key, message, `Indent ${listed(outside)} below \`${key}\`.`, [key, ...outside])];
  }
  return undefined;
}

/** Returns true if a value of the type `type` may have the key `key`. */
export function hasKey(type: FieldType, key: string): boolean {
  if (type.kind === 'map') return true;
  if (type.kind === 'schema') return key === '$ref' || schemaKeywords.includes(key);
  return type.kind === 'object' && isField(key, type.name);
}

export function isField(key: string, name: ObjectName): boolean {
  const shape = objectShapes[name];
  return shape.kind === 'fields' && Object.hasOwn(shape.fields, key);
}

export const misplaced = (
  key: string,
  message: string,
  fix: string,
  causes: readonly string[] = [key],
): MisplacedKey => ({
  key,
  code: 'structure-invalid',
  message,
  fix,
  causes,
});

/** Joins names to a list for a message: `` `a`, `b` and `c` ``. */
export function listed(names: readonly string[]): string {
  const quoted = names.map((name) => `\`${name}\``);
  return quoted.length === 1 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1) ?? ''}`;
}
