import { isBracketed } from '@forgespec/model';
import { splitQuery, withQuery } from '@forgespec/templates/shared/query-component';
import { isJsonObject } from '@forgespec/description/json';
import type { WireRequest } from '../../http/wire-request.ts';
import { ownValue, withValue, type Arguments } from '../../http/arguments.ts';
import { encodeBody } from '../requests/encode-body.ts';
import { CaseSkippedError, type Session } from '../session.ts';
import { examplesOf } from '../../1-describe/examples.ts';
import type { ContractSubject, TestedOperation } from '../../1-describe/subject.ts';
import { invalidVariants } from '../../1-describe/values/invalid-variants.ts';
import type { Case } from './case.ts';
import { createCase, type CaseDraft } from './draft.ts';
import { expectStatus, expectSuccess } from './expect.ts';
import { isInvalidVariant } from './invalid-requests.ts';
import { describedSlots, type DescribedSlot } from './slots.ts';

const form = 'application/x-www-form-urlencoded';
const json = 'application/json';

/** The statuses that reject invalid parameters. */
const rejectionStatuses = [400, 422];

/**
 * Returns the cases for an operation that also accepts its query parameters in the body, or its body properties in the query
 * (`x-parameters-in`).
 */
export function queryOrBodyCases(subject: ContractSubject, operation: TestedOperation): Case[] {
  switch (operation.alsoTakesParametersIn) {
    case 'body':
      return inBodyCases(subject, operation);
    case 'query':
      return [inQueryCase(subject, operation)];
    case undefined:
      return [];
  }
}

/** Returns a case that sends the properties of the body in the query. */
function inQueryCase(subject: ContractSubject, operation: TestedOperation): Case {
  const pointer = `${operation.pointer}/requestBody`;
  return createCase(operation, {
    kind: 'positive',
    name: 'wire/parameters/in-query',
    pointer,
    async run(session, operation) {
      const args = await session.prepare(operation);
      const value = args.body?.value;
      if (!isJsonObject(value) || Object.keys(value).length === 0)
        throw new CaseSkippedError('no value is known for any property of the body');
      const query = encodeBody({ mediaType: form, value }, operation.body, subject.api.formStyle);
      const exchange = await session.call(operation, args, { rewrite: (request) => movedToQuery(query, request) });
      expectSuccess(session, operation, exchange, { rule: 'wire/parameters-in-query', pointer });
    },
  });
}

/**
 * Returns cases that send the query parameters in a body. One of the cases sends an invalid value. If the server rejects this value, it
 * reads the parameters in the body.
 */
function inBodyCases(subject: ContractSubject, operation: TestedOperation): Case[] {
  // A HEAD request has no body. The cases of GET on the same path are enough.
  if (operation.method === 'head') return [];
  const slots = describedSlots(subject, operation).filter((slot) => slot.in === 'query');
  const pointer = operation.pointer;
  const accepts = (name: string, move: (args: Arguments, request: WireRequest) => WireRequest): CaseDraft => ({
    kind: 'positive',
    name: `wire/parameters/${name}`,
    pointer,
    async run(session, operation) {
      const args = withExamples(subject, slots, await session.prepare(operation));
      const exchange = await session.call(operation, args, { rewrite: (request) => move(args, request) });
      expectSuccess(session, operation, exchange, { rule: 'wire/parameters-in-body', pointer });
    },
  });
  return [
    createCase(
      operation,
      accepts('in-form', (_, request) => movedToForm(request)),
    ),
    createCase(
      operation,
      accepts('in-json', (args, request) => movedToJson(args, request)),
    ),
    ...invalidInBody(subject, operation, slots),
  ];
}

function invalidInBody(subject: ContractSubject, operation: TestedOperation, slots: readonly DescribedSlot[]): Case[] {
  for (const slot of slots.filter(({ name }) => !isDeepObject(operation, name))) {
    const variant = invalidVariants(slot.schema, subject.resolve).find((each) => isInvalidVariant(subject, slot, each));
    if (variant === undefined) continue;
    const { pointer } = variant;
    const run = async (session: Session): Promise<void> => {
      const args = withValue(await session.prepare(operation), slot, variant.value);
      const exchange = await session.call(operation, args, { rewrite: movedToForm, tolerate: rejectionStatuses });
      const message = `The parameter ${slot.name} is ignored in the body: an invalid value was not rejected.`;
      expectStatus(session, exchange, rejectionStatuses, message, { rule: 'wire/parameters-in-body', pointer });
    };
    return [
      createCase(operation, { kind: 'wire', name: 'wire/parameters/invalid-in-form', pointer, about: slot, run }),
    ];
  }
  return [];
}

/** Returns true if a parameter is sent as `name[key]=…`. A plain `name=text` would be a different, unknown parameter. */
const isDeepObject = ({ parameters }: TestedOperation, wanted: string): boolean =>
  parameters.some((parameter) => parameter.in === 'query' && parameter.name === wanted && isBracketed(parameter));

/** Adds the first example of each optional parameter. Omits parameters that are deprecated or exclude each other. */
const withExamples = (subject: ContractSubject, slots: readonly DescribedSlot[], args: Arguments): Arguments =>
  slots
    .filter(
      ({ name, isExclusive, deprecated }) => !isExclusive && !deprecated && ownValue(args.query, name) === undefined,
    )
    .reduce<Arguments>((filled, slot) => {
      const [example] = examplesOf(subject, slot.schema);
      return example === undefined ? filled : withValue(filled, slot, example.value);
    }, args);

function movedToQuery(query: string, { target, headers, body: _body, ...request }: WireRequest): WireRequest {
  const { 'content-type': _type, ...others } = headers;
  return { ...request, target: withQuery(target, query), headers: others };
}

function movedToForm({ target, headers, ...request }: WireRequest): WireRequest {
  const { path, query = '' } = splitQuery(target);
  return { ...request, target: path, headers: { ...headers, 'content-type': form }, body: query };
}

function movedToJson({ query }: Arguments, { target, headers, ...request }: WireRequest): WireRequest {
  const { path } = splitQuery(target);
  // In a JSON body, the name of an array has no brackets at its end.
  const value = Object.fromEntries(Object.entries(query).map(([name, each]) => [name.replace(/\[\]$/u, ''), each]));
  return { ...request, target: path, headers: { ...headers, 'content-type': json }, body: JSON.stringify(value) };
}
