import { mediaKindFacts } from '@forgespec/model';
import { isJsonObject, type JsonObject } from '@forgespec/description/json';
import { isInRange } from '@forgespec/templates/shared/media-type';
import type { ChangedOperation, ChangeLevel } from '../change.ts';
import { bothAt, isOther, shown, type ApiComparison, type BothSides } from './api-comparison.ts';
import { parameterNotation, schemaTypes } from './parameter-notation.ts';
import { levelFor } from './sender-levels.ts';

/** A form as it is in the base, and as it is in the revision. */
interface FormPair {
  readonly operation: ChangedOperation;
  readonly isSent: boolean;
  /** The text that names the body in reported changes, such as `the request body`. */
  readonly words: string;
  readonly type: string;
  readonly media: BothSides<JsonObject>;
}

/** Compares the field `encoding` of a media type. It has an effect only for the declared fields of forms. */
export function compareEncoding(form: FormPair, comparison: ApiComparison): void {
  const { operation, isSent, words, type, media } = form;
  if (!mediaKindFacts(type).hasFields || !isOther('encoding', media, comparison)) return;
  const encodings = { old: objectAt(media.old, 'encoding'), new: objectAt(media.new, 'encoding') };
  const names = new Set([...Object.keys(encodings.old), ...Object.keys(encodings.new)]);
  const found = [...names].flatMap((name) => {
    if (!isOther(name, encodings, comparison)) return [];
    const level = mediaKindFacts(type).hasParts
      ? levelOfPart({ old: objectAt(encodings.old, name), new: objectAt(encodings.new, name) }, isSent)
      : levelOfField(name, encodings, form, comparison);
    return level === undefined ? [] : [{ name, level }];
  });
  for (const { name, level } of found) {
    const reader = isSent ? 'receivers' : 'the server';
    const effects: Readonly<Record<ChangeLevel, string>> = {
      breaking: `so ${reader} can reject or misread it`,
      warning: `so ${reader} may misread it`,
      compatible: `and ${reader} can read it as before`,
      documentation: 'without an effect',
    };
    const message = `The field \`${shown(name)}\` of ${words} (${shown(type)}) is serialized in another way, ${effects[level]}.`;
    comparison.report(operation, { id: 'request-encoding-changed', level, message, ...bothAt(media, 'encoding') });
  }
}

const objectAt = (node: JsonObject, key: string): JsonObject => {
  const value = node[key];
  return isJsonObject(value) ? value : {};
};

/** Returns the level for another media type of a part. Returns undefined if the part has the same media types. */
function levelOfPart({ old, new: revised }: BothSides<JsonObject>, isSent: boolean): ChangeLevel | undefined {
  const [from, to] = [typesIn(old), typesIn(revised)];
  // Without `contentType`, the type of the field determines the media type.
  if (from.length === 0 || to.length === 0) return 'warning';
  const [isForward, isBackward] = [areIn(from, to), areIn(to, from)];
  if (isForward && isBackward) return old['headers'] === revised['headers'] ? undefined : 'warning';
  if (isForward) return levelFor('request-media-type-added', isSent);
  return levelFor(isBackward ? 'media-range-narrowed' : 'media-type-removed', isSent);
}

const typesIn = ({ contentType }: JsonObject): readonly string[] =>
  typeof contentType === 'string' ? contentType.split(',').map((type) => type.trim().toLowerCase()) : [];

const areIn = (types: readonly string[], others: readonly string[]): boolean =>
  types.every((type) => others.some((other) => type === other || isInRange(type, other)));

/** Returns the level for another style of a field. Returns undefined if the field is written in the same way. */
function levelOfField(
  name: string,
  encodings: BothSides<JsonObject>,
  { isSent, media }: FormPair,
  comparison: ApiComparison,
): ChangeLevel | undefined {
  const [schema, newSchema] = [media.old, media.new].map(
    (side) => objectAt(objectAt(side, 'schema'), 'properties')[name],
  );
  const types = new Set([
    ...schemaTypes(comparison.old.readers.request, schema),
    ...schemaTypes(comparison.new.readers.request, newSchema),
  ]);
  const [from, to] = [encodings.old, encodings.new].map((side) =>
    parameterNotation({ ...objectAt(side, name), in: 'query' }, types),
  );
  return from === to ? undefined : levelFor('serialization-changed', isSent);
}
