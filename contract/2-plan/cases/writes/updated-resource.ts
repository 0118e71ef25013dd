import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { createDirectionMarks } from '@forgespec/model';
import { mergedSchema } from '@forgespec/model/values';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import { ownValue, type Arguments } from '../../../http/arguments.ts';
import type { WireExchange } from '../../../http/wire-request.ts';
import { jsonSchemaOf } from '../../../1-describe/documented-response.ts';
import { parseJsonBody } from '../../../1-describe/runtime-expression.ts';
import type { ContractSubject, TestedOperation } from '../../../1-describe/subject.ts';
import { CaseSkippedError, type Session } from '../../session.ts';
import { expectEffectNow, valueRejections } from '../expect.ts';
import { defaultBodyContent, describedSlots, isFileBody, type DescribedSlot } from '../slots.ts';

/** A resource that an operation updates. */
export interface UpdatedResource {
  readonly subject: ContractSubject;
  readonly operation: TestedOperation;
  /** The operation that reads the resource. */
  readonly reader: TestedOperation;
  /** The properties of the body of the update that a read returns as single values. */
  readonly slots: readonly DescribedSlot[];
  /** The properties of the body of the update that a read returns as lists. */
  readonly lists: readonly DescribedSlot[];
  /** The properties of the body of the update that a read does not return, or returns with another name. */
  readonly others: readonly DescribedSlot[];
}

/** Returns the properties that an update stores, and the operation that reads them. Returns undefined if no operation reads them. */
export function updatedResourceOf(subject: ContractSubject, operation: TestedOperation): UpdatedResource | undefined {
  const reader = subject.operations.find(({ method, path }) => method === 'get' && path === operation.path);
  const schema = defaultBodyContent(operation)?.schema;
  if (reader === undefined || schema === undefined || !/^(?:patch|put)$/u.test(operation.method)) return undefined;
  const hidden = createDirectionMarks('writeOnly', subject.resolve).possibly(schema);
  const kinds = returnedKinds(subject, reader);
  const all = describedSlots(subject, operation);
  const sent = isFileBody(all)
    ? []
    : all.filter((slot) => slot.in === 'body' && !hidden.has(slot.name) && !slot.deprecated);
  const ofKind = (kind: ReturnedKind | undefined): DescribedSlot[] =>
    sent.filter((slot) => kinds.get(slot.name) === kind);
  return { subject, operation, reader, slots: ofKind('single'), lists: ofKind('list'), others: ofKind(undefined) };
}

type ReturnedKind = 'list' | 'object' | 'single';

/** Returns the kinds of the properties that a read returns, by their names. */
function returnedKinds(subject: ContractSubject, operation: TestedOperation): ReadonlyMap<string, ReturnedKind> {
  const schema = jsonSchemaOf(operation);
  const members = schema === undefined ? [] : (mergedSchema(schema, subject.resolve)?.properties ?? []);
  return new Map(
    members.map((member) => {
      const merged = mergedSchema(member.schema, subject.resolve);
      return [
        member.name,
        merged?.items !== undefined ? 'list' : merged?.properties === undefined ? 'single' : 'object',
      ];
    }),
  );
}

/** Returns a function that reads the resource of an update. */
export async function readerFor(
  session: Session,
  { reader }: UpdatedResource,
  args: Arguments,
): Promise<() => Promise<JsonObject>> {
  const reading = await session.withPath(reader, args.path);
  return async () => {
    const { response } = await session.call(reader, reading);
    const body = isSuccess(response.status) ? parseJsonBody(response.body) : undefined;
    if (!isJsonObject(body)) throw new CaseSkippedError(`${reader.name} returned no object`);
    return body;
  };
}

/** Sends an update. Returns undefined if the server rejects its values. */
export async function sendUpdate(
  session: Session,
  { operation }: UpdatedResource,
  args: Arguments,
): Promise<WireExchange | undefined> {
  const exchange = await session.call(operation, args, { tolerate: valueRejections });
  if (!isSuccess(exchange.response.status)) return undefined;
  expectEffectNow(session, operation, exchange);
  return exchange;
}

/**
 * Sends an update of one property. If the server rejects it alone, sends it again with another property, whose value stays the same: a server
 * may reject an update that contains nothing else that it knows.
 *
 * @param before the resource before the update.
 * @returns undefined if the server rejects both.
 */
export async function sendProperty(
  session: Session,
  resource: UpdatedResource,
  args: Arguments,
  slot: DescribedSlot,
  change: { readonly value: JsonValue; readonly before: JsonObject },
): Promise<{ readonly exchange: WireExchange; readonly sent: JsonObject } | undefined> {
  const alone = bodyWith(resource, args, slot, change.value);
  const exchange = await sendUpdate(session, resource, alone);
  if (exchange !== undefined) return { exchange, sent: bodyOf(alone) };
  const kept = keptProperty(resource, slot, change.before);
  if (kept === undefined) return undefined;
  const body = { mediaType: defaultBodyContent(resource.operation)?.mediaType ?? 'application/json' };
  const sent = { ...bodyOf(alone), ...kept };
  const again = await sendUpdate(session, resource, { ...args, body: { ...body, value: sent } });
  return again === undefined ? undefined : { exchange: again, sent };
}

/** Returns another property of a resource with its value, which an update can contain. */
function keptProperty(
  { subject, slots }: UpdatedResource,
  { name }: DescribedSlot,
  before: JsonObject,
): JsonObject | undefined {
  const other = slots.find((slot) => {
    const value = ownValue(before, slot.name) ?? null;
    return slot.name !== name && typeof value !== 'object' && subject.check(slot.schema)(value).length === 0;
  });
  return other === undefined ? undefined : { [other.name]: ownValue(before, other.name) };
}

/** Returns arguments whose body contains only one property, if such a body is valid. Otherwise adds the property to the documented body. */
export function bodyWith(resource: UpdatedResource, args: Arguments, slot: DescribedSlot, value: JsonValue): Arguments {
  const { subject, operation } = resource;
  const { mediaType = 'application/json', schema } = defaultBodyContent(operation) ?? {};
  const alone = { [slot.name]: value };
  const isValidAlone = schema !== undefined && subject.check(schema)(alone).length === 0;
  return isValidAlone ? { ...args, body: { mediaType, value: alone } } : withBody(resource, args, alone);
}

/** Returns arguments with some values in place of those of the documented body. */
export function withBody({ operation }: UpdatedResource, args: Arguments, values: JsonObject): Arguments {
  const { mediaType = 'application/json' } = defaultBodyContent(operation) ?? {};
  return { ...args, body: { mediaType, value: { ...bodyOf(args), ...values } } };
}

/** Returns the object in the body of a request. */
export const bodyOf = ({ body }: Arguments): JsonObject => (isJsonObject(body?.value) ? body.value : {});

/** Returns true for PATCH (RFC 5789), and for a PUT whose description says that properties that are not sent keep their values. */
export function keepsUnsent(subject: ContractSubject, operation: TestedOperation): boolean {
  if (operation.method === 'patch') return true;
  if (removesUnsent(subject, operation)) return false;
  return keepingWords.test(textOf(subject, operation));
}

const keepingWords =
  /\b(?:not sent|omitted|left out|unchanged|keeps?|kept|partial(?:ly)?|only (?:the )?(?:fields|properties|attributes)|if (?:it is|they are) sent|leaves? (?:all )?(?:the )?(?:others?|rest|remaining))\b/iu;

/** Returns true if the description says that properties that are not sent are removed, or get their default. */
export const removesUnsent = (subject: ContractSubject, operation: TestedOperation): boolean =>
  /\b(?:not sent|omitted|left out|missing|absent)\b[^.]*\b(?:removed?|removes|reset|cleared?|deleted?|defaults?|null|emptied)\b/iu.test(
    textOf(subject, operation),
  );

function textOf(subject: ContractSubject, { pointer }: TestedOperation): string {
  const node = subject.at(pointer);
  return isJsonObject(node) ? `${String(node.summary ?? '')} ${String(node.description ?? '')}` : '';
}
