import { isJsonObject, type JsonObject } from '@forgespec/description/json';
import type { ChangedOperation } from '../change.ts';
import type { DescriptionSide } from '../description/open-side.ts';
import {
  bothAt,
  compareMembers,
  isOther,
  shown,
  type ApiComparison,
  type BothSides,
  type FoundChange,
} from './api-comparison.ts';
import { schemaOf } from './compare-parameters.ts';
import { levelFor } from './sender-levels.ts';

/** A response as it is in the base, and as it is in the revision. */
export interface ResponsePair {
  readonly operation: ChangedOperation;
  /** True if the API sends the response. False for webhooks and callbacks: the receivers of their requests send the response. */
  readonly isSent: boolean;
  /** The text that names the response in messages: `the response 200`. */
  readonly words: string;
  readonly owners: BothSides<JsonObject>;
}

/** A header of a response, with the name that the description has. */
interface NamedHeader {
  readonly name: string;
  readonly header: JsonObject;
}

/** Compares the headers of a response. */
export function compareHeaders(pair: ResponsePair, comparison: ApiComparison): void {
  const { operation, isSent, words, owners } = pair;
  const wordsOf = ({ name }: NamedHeader): string => `\`${shown(name)}\` of ${words}`;
  const headers = { old: headersOf(comparison.old, owners.old), new: headersOf(comparison.new, owners.new) };
  compareMembers(headers, {
    both: (old, revised) => compareHeader(pair, wordsOf(old), { old: old.header, new: revised.header }, comparison),
    removed: (old) => comparison.report(operation, removedHeader(old.header, wordsOf(old), isSent)),
    added: (revised) => comparison.report(operation, addedHeader(revised.header, wordsOf(revised), isSent)),
  });
}

const isRequired = (header: JsonObject): boolean => header['required'] === true;

function removedHeader(header: JsonObject, words: string, isSent: boolean): FoundChange {
  const id = 'response-header-removed';
  const base = { node: header };
  const level = levelFor(isRequired(header) ? 'required-header-removed' : 'header-removed', isSent);
  const effect = isSent ? 'callers that read it fail' : 'the API ignores it';
  return { id, level, message: `The header ${words} is gone, so ${effect}.`, base };
}

function addedHeader(header: JsonObject, words: string, isSent: boolean): FoundChange {
  const isNeeded = !isSent && isRequired(header);
  const effect = isNeeded ? 'new and required, so responses without it fail' : 'new';
  const message = `The header ${words} is ${effect}.`;
  const level = levelFor(isRequired(header) ? 'added-as-required' : 'added', isSent);
  return { id: 'response-header-added', level, message, revision: { node: header } };
}

/** @param words the text that names the header in messages. */
function compareHeader(
  { operation, isSent }: ResponsePair,
  words: string,
  headers: BothSides<JsonObject>,
  comparison: ApiComparison,
): void {
  const { old, new: revised } = headers;
  const { report } = comparison;
  const presence = changedPresence(headers, words, isSent);
  if (presence !== undefined) report(operation, presence);
  const part = {
    direction: 'response',
    isSent,
    part: 'header',
    notation: 'text',
    isOptional: !isRequired(old),
  } as const;
  comparison.compareSchemas(operation, { ...part, words: `the header ${words}` }, schemaOf(old), schemaOf(revised));
  const isDeprecated = revised['deprecated'] === true;
  if (isDeprecated !== (old['deprecated'] === true)) {
    const id = isDeprecated ? 'response-header-deprecated' : 'response-header-no-longer-deprecated';
    const message = `The header ${words} is ${isDeprecated ? '' : 'no longer '}deprecated.`;
    report(operation, { id, level: 'compatible', message, ...bothAt(headers, 'deprecated') });
  }
  const text = ['description', 'example', 'examples'].find((key) => isOther(key, headers, comparison));
  if (text === undefined) return;
  const message = `The description or examples of the header ${words} differ.`;
  report(operation, { id: 'documentation-changed', level: 'documentation', message, ...bothAt(headers, text) });
}

/** Returns the change of a header that became required or optional. Returns undefined for any other header. */
function changedPresence(headers: BothSides<JsonObject>, words: string, isSent: boolean): FoundChange | undefined {
  const [wasNeeded, isNeeded] = [isRequired(headers.old), isRequired(headers.new)];
  if (wasNeeded === isNeeded) return undefined;
  const spots = bothAt(headers, 'required');
  if (isNeeded) {
    const message = `The header ${words} ${isSent ? 'is always present' : 'has become required, so responses without it fail'}.`;
    const level = levelFor('became-required', isSent);
    return { id: 'response-header-became-required', level, message, ...spots };
  }
  const message = `The header ${words} can be missing${isSent ? ', so callers that rely on it fail' : ''}.`;
  return { id: 'response-header-became-optional', level: levelFor('became-optional', isSent), message, ...spots };
}

function headersOf(side: DescriptionSide, owner: JsonObject): ReadonlyMap<string, NamedHeader> {
  if (!isJsonObject(owner['headers'])) return new Map();
  return new Map(
    Object.entries(owner['headers']).flatMap(([name, node]) => {
      const header = side.objectAt(node);
      // OpenAPI ignores a header `Content-Type`, because the keys of `content` state the content types.
      if (header === undefined || name.toLowerCase() === 'content-type') return [];
      return [[name.toLowerCase(), { name, header }] as const];
    }),
  );
}
