import { assumedValue } from './assumed-value.ts';
import { repair } from './check-reference.ts';
import type { FieldType } from './field-type.ts';
import { assumeNeededField, type CheckedObject } from './missing-fields.ts';
import type { FieldMember } from './repairs.ts';
import type { StructureCheck } from './structure-check.ts';
import { joinedDash, typeFix } from './type-fix.ts';
import { fieldTypeWords, valueWords } from './type-words.ts';

/**
 * Reports a value of a wrong type, and replaces it by an assumed value.
 *
 * @param object the object that contains the value, if the value is a field.
 * @returns the assumed value if it is an array. Its items may have faults, too.
 */
export function reportType(
  member: FieldMember,
  type: FieldType,
  object: CheckedObject | undefined,
  check: StructureCheck,
): FieldMember | undefined {
  const { key, value = null } = member;
  const assumption = assumedValue(type, value);
  const needed =
    assumption.value === undefined && object !== undefined ? assumeNeededField(object, String(key), check) : undefined;
  if (needed === undefined) repair(member, assumption, check.repairs);
  const words = needed ?? assumption.words;
  const joined = type.kind === 'list' ? joinedDash(value) : undefined;
  if (joined !== undefined) {
    reportJoinedDash(member, joined, words, check);
    return undefined;
  }
  reportValue(member, type, words, check);
  const isArray = type.kind === 'list' && value !== null && typeof assumption.value === 'object';
  return isArray ? { ...member, value: assumption.value } : undefined;
}

/** Reports an item of an array whose dash has no space after it, so that the dash is part of a key. */
function reportJoinedDash(
  { key, value }: FieldMember,
  joined: string,
  assumption: string,
  { diagnostics, locate }: StructureCheck,
): void {
  const message = `The key \`${joined}\` begins with a \`-\` without a space, so \`${key}\` is not an array.`;
  const at = locate(value, joined, 'key');
  diagnostics.fault('structure-invalid', message, assumption, `Write \`- ${joined.slice(1)}\`.`, at);
}

function reportValue(
  { owner, key, value = null }: FieldMember,
  type: FieldType,
  assumption: string,
  { diagnostics, locate }: StructureCheck,
): void {
  const subject = typeof key === 'number' ? `Entry ${key + 1} of the array` : `\`${key}\``;
  const message = `${subject} is ${valueWords(value)}, and not ${fieldTypeWords(type)}.`;
  const fix = typeFix(type, key, value);
  // An empty value has no characters to underline, so the location of the key is reported.
  const at = locate(owner, key, value === null ? 'key' : 'value');
  // Authors often write a version such as 1.0 without quotes, or leave a description empty. This is only a warning, because no code depends
  // on these texts.
  const isForReaders =
    type.kind === 'string' &&
    ((key === 'version' && typeof value === 'number') || (key === 'description' && value === null));
  if (isForReaders) diagnostics.warning('structure-invalid', `${message} ${assumption}`, fix, at);
  else diagnostics.fault('structure-invalid', message, assumption, fix, at);
}
