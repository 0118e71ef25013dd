import { hasOwn } from '../../shared/has-own.ts';
import { essenceOf, isInRange, isJson } from '../../shared/media-type.ts';
import { pointerSegment, report, type ValidationIssue } from '../report.ts';

/** A kind of value that determines the media type of a part for which `encoding` has no media type. `encoded` is text in base64. */
export type PartKind = 'encoded' | 'json' | 'number' | 'text';

/** The media types of the parts of a form. */
export interface PartTypes {
  /** A map from fields to the media types and ranges of their parts, separated by commas (`encoding`). */
  readonly described: Readonly<Record<string, string>>;
  /** A map from other fields to the kinds of their values. A field whose value may be a file is not in the map. */
  readonly kinds: Readonly<Record<string, PartKind>>;
}

/**
 * The media types of values for which `encoding` has no media type. OpenAPI has only the first type of each list. The other types are safe,
 * because a value in them is read in the same way.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#encoding-object
 */
const typesOfKind: Readonly<Record<PartKind, string>> = {
  text: 'text/plain',
  number: 'text/plain, application/json',
  json: 'application/json, text/plain',
  encoded: 'application/octet-stream, text/plain',
};

/** Transfer encodings that do not change the bytes of a part. RFC 2045, section 6.2. */
const unchanged = ['', '7bit', '8bit', 'binary'];

/** A part of a form. */
export interface TypedPart {
  /** The property of the form to which the part belongs. */
  readonly key: string;
  /** The name of the part. It differs from `key` if the part is only a member of the property, such as `color[r]`. */
  readonly name: string;
  readonly value: File | string;
  /** The headers of the part, if they are known. */
  readonly headers: unknown;
}

/**
 * Adds an issue if a part has a media type that the description does not allow, or a transfer encoding. A text without a media type is
 * accepted, because most clients send text and JSON without one. A `File` of `FormData` without a media type counts as
 * `application/octet-stream`.
 *
 * @param schema JSON Pointer to the schema of the form.
 */
export function checkPartType(part: TypedPart, types: PartTypes, schema: string, issues: ValidationIssue[]): void {
  const path = `/body/${pointerSegment(part.name)}`;
  const headers = part.headers instanceof Headers ? part.headers : new Headers();
  const kind = kindOf(part, types);
  const type = mediaTypeOf(part.value, headers);
  const allowed = allowedTypes(part, kind, types);
  if (allowed !== undefined && type !== '' && !isAllowed(type, allowed)) {
    const problem = `must have the media type ${inWords(allowed)}, and not ${type.slice(0, longest)}`;
    report(issues, path, schema, 'contentType', problem);
  }
  const encoding = (headers.get('content-transfer-encoding') ?? '').trim().toLowerCase();
  if (!unchanged.includes(encoding) && !(kind === 'encoded' && encoding === 'base64')) {
    const problem = `must be sent without the transfer encoding ${encoding.slice(0, longest)}`;
    report(issues, path, schema, 'contentEncoding', problem);
  }
}

const isFile = (value: File | string): value is File => typeof value !== 'string';

const kindOf = ({ key, value }: TypedPart, { kinds }: PartTypes): PartKind | undefined =>
  !isFile(value) && hasOwn(kinds, key) ? kinds[key] : undefined;

/** Returns the media type of a part. Empty if it is not known. */
function mediaTypeOf(value: File | string, headers: Headers): string {
  const type = essenceOf(headers.get('content-type') ?? '');
  if (type !== '' || !isFile(value)) return type;
  return essenceOf(value.type) || fileType;
}

/** Returns the allowed media types and ranges, separated by commas. Returns undefined if all are allowed. */
function allowedTypes(
  { key, name, value }: TypedPart,
  kind: PartKind | undefined,
  { described }: PartTypes,
): string | undefined {
  // A text that is only a member of a property may have any media type.
  if (!isFile(value) && name !== key) return undefined;
  const own = hasOwn(described, key) ? described[key] : undefined;
  return own ?? (kind && typesOfKind[kind]);
}

/** The largest number of characters of a header in a message. */
const longest = 100;

const fileType = 'application/octet-stream';

const typesIn = (list: string): string[] => list.split(',').map((type) => type.trim());

const isAllowed = (type: string, allowed: string): boolean =>
  typesIn(allowed).some((range) => isInRange(type, essenceOf(range)) || (isJson(range) && isJson(type)));

const inWords = (allowed: string): string => typesIn(allowed).join(' or ');
