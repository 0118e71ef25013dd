import { isJsonObject, type JsonObject } from '@forgespec/description/json';
import type { ChangedOperation } from '../change.ts';
import type { DescriptionSide } from '../description/open-side.ts';
import { type ApiComparison, shown } from './api-comparison.ts';
import type { BothSides } from './compare-operation.ts';
import { schemaOf } from './compare-parameters.ts';

/** A response as it is in the base, and as it is in the revision. */
export interface ResponsePair {
  readonly operation: ChangedOperation;
  /** True if the API sends the response. False for webhooks and callbacks: the receivers of their requests send the response. */
  readonly isSent: boolean;
  /** The text that names the response in messages: `the response 200`. */
  readonly words: string;
  readonly owners: BothSides<JsonObject>;
}

/** Compares the headers of a response. */
export function compareHeaders({ operation, isSent, words, owners }: ResponsePair, comparison: ApiComparison): void {
  const [old, revised] = [headersOf(comparison.old, owners.old), headersOf(comparison.new, owners.new)];
  for (const [key, { name, header }] of old) {
    const other = revised.get(key)?.header;
    const of = `\`${shown(name)}\` of ${words}`;
    if (other === undefined) {
      const isRequired = header['required'] === true;
      const effect = isSent ? 'callers that read it fail' : 'the API ignores it';
      const message = `The header ${of} is gone, so ${effect}.`;
      const base = { node: header };
      comparison.report(operation, {
        id: 'response-header-removed',
        level: !isSent ? 'compatible' : isRequired ? 'breaking' : 'warning',
        message,
        base,
      });
      continue;
    }
    const spots = { base: { node: header, key: 'required' }, revision: { node: other, key: 'required' } };
    const [wasRequired, isRequired] = [header['required'] === true, other['required'] === true];
    if (wasRequired && !isRequired) {
      const message = `The header ${of} can be missing${isSent ? ', so callers that rely on it fail' : ''}.`;
      const level = isSent ? 'breaking' : 'compatible';
      comparison.report(operation, { id: 'response-header-became-optional', level, message, ...spots });
    }
    if (isRequired && !wasRequired) {
      const message = `The header ${of} ${isSent ? 'is always present' : 'has become required, so responses without it fail'}.`;
      const level = isSent ? 'compatible' : 'breaking';
      comparison.report(operation, { id: 'response-header-became-required', level, message, ...spots });
    }
    const part = { direction: 'response', isSent, part: 'header', notation: 'text', isOptional: !wasRequired } as const;
    comparison.compareSchemas(operation, { ...part, words: `the header ${of}` }, schemaOf(header), schemaOf(other));
    const isDeprecated = other['deprecated'] === true;
    if (isDeprecated !== (header['deprecated'] === true)) {
      const id = isDeprecated ? 'response-header-deprecated' : 'response-header-no-longer-deprecated';
      const message = `The header ${of} is ${isDeprecated ? '' : 'no longer '}deprecated.`;
      const marks = { base: { node: header, key: 'deprecated' }, revision: { node: other, key: 'deprecated' } };
      comparison.report(operation, { id, level: 'compatible', message, ...marks });
    }
    const isOther = (field: string): boolean =>
      comparison.old.textOf(header[field]) !== comparison.new.textOf(other[field]);
    const text = ['description', 'example', 'examples'].find(isOther);
    if (text !== undefined) {
      const message = `The description or examples of the header ${of} differ.`;
      const texts = { base: { node: header, key: text }, revision: { node: other, key: text } };
      comparison.report(operation, { id: 'documentation-changed', level: 'documentation', message, ...texts });
    }
  }
  for (const [key, { name, header }] of revised) {
    if (old.has(key)) continue;
    const isNeeded = !isSent && header['required'] === true;
    const effect = isNeeded ? 'new and required, so responses without it fail' : 'new';
    const message = `The header \`${shown(name)}\` of ${words} is ${effect}.`;
    comparison.report(operation, {
      id: 'response-header-added',
      level: isNeeded ? 'breaking' : 'compatible',
      message,
      revision: { node: header },
    });
  }
}

function headersOf(
  side: DescriptionSide,
  owner: JsonObject,
): ReadonlyMap<string, { name: string; header: JsonObject }> {
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
