import { isJsonObject } from '@forgespec/generator/json';
import type { WireRequest } from '../../http/wire-request.ts';
import { withValue, type Arguments } from '../../http/arguments.ts';
import { encodeBody } from '../requests/encode-body.ts';
import { Skip, type Session } from '../session.ts';
import { examplesOf } from '../../1-describe/examples.ts';
import type { Subject, TestedOperation } from '../../1-describe/subject.ts';
import { refusedVariants } from '../../1-describe/values/refused-variants.ts';
import type { Case } from './case.ts';
import { caseOf, type Draft } from './draft.ts';
import { expectStatus, expectSuccess } from './expect.ts';
import { isRefused } from './negative.ts';
import { slotsOf, type DescribedSlot } from './slots.ts';

const form = 'application/x-www-form-urlencoded';
const json = 'application/json';

/** Statuses of a request whose parameters are not valid. */
const refusals = [400, 422];

/**
 * Cases for an API whose parameters may be sent as a query string or as a request body (`x-parameters-in`): each operation is
 * called with its parameters in the part of the request that it does not describe.
 */
export function queryOrBodyCases(subject: Subject, operation: TestedOperation): Case[] {
  switch (operation.alsoTakesParametersIn) {
    case 'body':
      return inBody(subject, operation);
    case 'query':
      return [inQuery(subject, operation)];
    case undefined:
      return [];
  }
}

/** The properties of a body are accepted in the query. */
function inQuery(subject: Subject, operation: TestedOperation): Case {
  const pointer = `${operation.pointer}/requestBody`;
  return caseOf(operation, {
    kind: 'positive',
    name: 'wire/parameters/in-query',
    pointer,
    async run(session, operation) {
      const call = await session.prepare(operation);
      const value = call.body?.value;
      if (!isJsonObject(value) || Object.keys(value).length === 0) throw new Skip('no property of the body is known');
      const query = encodeBody({ mediaType: form, value }, operation.body, subject.api.formStyle);
      const exchange = await session.call(operation, call, { rewrite: (request) => movedToQuery(query, request) });
      expectSuccess(session, operation, exchange, { rule: 'wire/parameters-in-query', pointer });
    },
  });
}

/** Query parameters are accepted in a body, and count there: an invalid one is refused. */
function inBody(subject: Subject, operation: TestedOperation): Case[] {
  // A HEAD is answered like the GET of the same path.
  if (operation.method === 'head') return [];
  const slots = slotsOf(subject, operation).filter((slot) => slot.in === 'query');
  const pointer = operation.pointer;
  const accepts = (name: string, move: (call: Arguments, request: WireRequest) => WireRequest): Draft => ({
    kind: 'positive',
    name: `wire/parameters/${name}`,
    pointer,
    async run(session, operation) {
      const call = withExamples(subject, slots, await session.prepare(operation));
      const exchange = await session.call(operation, call, { rewrite: (request) => move(call, request) });
      expectSuccess(session, operation, exchange, { rule: 'wire/parameters-in-body', pointer });
    },
  });
  return [
    caseOf(
      operation,
      accepts('in-form', (_, request) => movedToForm(request)),
    ),
    caseOf(
      operation,
      accepts('in-json', (call, request) => movedToJson(call, request)),
    ),
    ...invalidInBody(subject, operation, slots),
  ];
}

function invalidInBody(subject: Subject, operation: TestedOperation, slots: readonly DescribedSlot[]): Case[] {
  for (const slot of slots.filter(({ name }) => !isDeepObject(operation, name))) {
    const variant = refusedVariants(slot.schema, subject.resolve).find((each) => isRefused(subject, slot, each));
    if (variant === undefined) continue;
    const { pointer } = variant;
    const run = async (session: Session): Promise<void> => {
      const call = withValue(await session.prepare(operation), slot, variant.value);
      const exchange = await session.call(operation, call, { rewrite: movedToForm, tolerate: refusals });
      const message = `The parameter ${slot.name} does not count in the body: an invalid value was not refused.`;
      expectStatus(session, exchange, refusals, message, { rule: 'wire/parameters-in-body', pointer });
    };
    return [caseOf(operation, { kind: 'wire', name: 'wire/parameters/invalid-in-form', pointer, about: slot, run })];
  }
  return [];
}

/** Returns true for a parameter that is sent as `name[key]=…`: a plain `name=text` would be another, unknown parameter. */
const isDeepObject = ({ parameters }: TestedOperation, wanted: string): boolean =>
  parameters.some(({ in: place, name, style }) => place === 'query' && name === wanted && style === 'deepObject');

/** Adds the first example of each optional parameter that excludes no other one. */
const withExamples = (subject: Subject, slots: readonly DescribedSlot[], call: Arguments): Arguments =>
  slots
    .filter(({ name, isExclusive, deprecated }) => !isExclusive && !deprecated && call.query[name] === undefined)
    .reduce<Arguments>((filled, slot) => {
      const [example] = examplesOf(subject, slot.schema);
      return example === undefined ? filled : withValue(filled, slot, example.value);
    }, call);

function movedToQuery(query: string, { target, headers, body: _body, ...request }: WireRequest): WireRequest {
  const { 'content-type': _type, ...others } = headers;
  return { ...request, target: `${target}?${query}`, headers: others };
}

function movedToForm({ target, headers, ...request }: WireRequest): WireRequest {
  const [path = '', query = ''] = target.split('?');
  return { ...request, target: path, headers: { ...headers, 'content-type': form }, body: query };
}

function movedToJson({ query }: Arguments, { target, headers, ...request }: WireRequest): WireRequest {
  const [path = ''] = target.split('?');
  // In JSON, an array has the name of its parameter without the brackets.
  const value = Object.fromEntries(Object.entries(query).map(([name, each]) => [name.replace(/\[\]$/u, ''), each]));
  return { ...request, target: path, headers: { ...headers, 'content-type': json }, body: JSON.stringify(value) };
}
