import type { JsonObject, JsonValue } from '../../json/json.ts';
import { objectOf } from '../../json/own-keys.ts';
import { followReferences, type Reference } from '../../openapi/reference.ts';
import { assumedValue, type Assumption } from './assumed-value.ts';
import type { ObjectName } from './field-type.ts';
import { isOtherKind, leadsToSchema, referenceKindWords } from './reference-kind.ts';
import type { FieldMember } from './repairs.ts';
import type { StructureCheck } from './structure-check.ts';
import { withArticle } from './type-words.ts';

type ReferenceNode = JsonObject & Reference;

/**
 * Checks a reference at a position that needs an object of the kind `wanted`. Reports the reference if its target is a component of another
 * kind. Replaces the reference if it has no target. Also reports the keys beside `$ref` that have no effect.
 */
export function checkReference(
  member: FieldMember,
  node: ReferenceNode,
  wanted: ObjectName,
  check: StructureCheck,
): void {
  if (isOtherKind(node.$ref, wanted)) reportReference(member, node, wanted, check);
  else replaceDangling(member, node, wanted, check);
  const allowed = check.version < '3.1' ? ['$ref'] : ['$ref', 'summary', 'description'];
  for (const key of Object.keys(node)) {
    if (allowed.includes(key) || key.startsWith('x-')) continue;
    const message = `\`${key}\` beside \`$ref\` has no effect.`;
    const at = check.locate(node, key, 'key');
    check.diagnostics.warning('key-ignored', message, 'Remove it, or move it into the target of the reference.', at);
  }
}

/** Reports and replaces a reference whose target is not an object of the kind `wanted`. */
export function reportReference(
  member: FieldMember,
  node: ReferenceNode,
  wanted: ObjectName,
  { document, diagnostics, locate, repairs }: StructureCheck,
): void {
  const content = wanted === 'Swagger Response' ? ', or write `schema: { $ref: … }`' : contentFix(wanted);
  const fix = wanted === 'Media Type' ? 'Write `schema: { $ref: … }`.' : `Refer to ${withArticle(wanted)}${content}.`;
  const message = `${node.$ref} is ${referenceKindWords(node.$ref)}, and not ${withArticle(wanted)}.`;
  // If the reference has no target, the loader has already reported the reference. An empty schema then replaces the reference, so that the
  // body has the type `unknown`.
  const schema = followReferences(document, node) === undefined ? objectOf({}) : node;
  const meant = leadsToSchema(node.$ref) ? ofSchema(wanted, schema) : undefined;
  const assumption = meant ?? assumedValue({ kind: 'object', name: wanted, orReference: false }, null);
  repair(member, assumption, repairs);
  diagnostics.fault('reference-mismatched', message, assumption.words, fix, locate(node, '$ref', 'value'));
}

/**
 * Returns an object of the kind `wanted` that contains a schema. The author wrote only the schema in place of this object. Returns
 * undefined if objects of this kind cannot contain a schema.
 */
export function ofSchema(wanted: ObjectName, schema: JsonValue): Assumption | undefined {
  if (wanted === 'Media Type')
    return { value: objectOf({ schema }), words: 'It is read as the `schema` of the media type.' };
  if (wanted === 'Swagger Response')
    return { value: objectOf({ description: '', schema }), words: 'It is read as the schema of the response.' };
  if (!hasContent(wanted)) return undefined;
  const content = objectOf({ 'application/json': objectOf({ schema }) });
  return { value: objectOf({ description: '', content }), words: 'It is read as the schema of a JSON body.' };
}

const contentFix = (wanted: ObjectName): string =>
  hasContent(wanted) ? ', or write `content` with a media type that has the `schema`' : '';

const hasContent = (wanted: ObjectName): boolean => wanted === 'Request Body' || wanted === 'Response';

/** Replaces a reference without a target. The loader has already reported the reference. */
function replaceDangling(
  member: FieldMember,
  node: ReferenceNode,
  wanted: ObjectName,
  { document, repairs }: StructureCheck,
): void {
  if (followReferences(document, node) !== undefined) return;
  repairs.later(() => {
    if (followReferences(document, node) !== undefined) return;
    repair(member, assumedValue({ kind: 'object', name: wanted, orReference: false }, null), repairs);
  });
}

/** Replaces a value by the assumed value. If the assumption has no value, removes the faulty value. */
export function repair(member: FieldMember, { value }: Assumption, repairs: StructureCheck['repairs']): void {
  if (value === undefined) repairs.leaveOut(member);
  else repairs.replace(member, value);
}
