import type { Arbitrary } from 'fast-check';
import type { JsonValue } from '@forgespec/description/json';
import { isJson, mediaKind } from '@forgespec/templates/shared/media-type';
import type { Arguments } from '../../../http/arguments.ts';
import type { WireRequest } from '../../../http/wire-request.ts';
import type { ContractSubject, TestedOperation } from '../../../1-describe/subject.ts';
import type { Fixtures } from '../../fixtures.ts';
import { CaseSkippedError, type Session } from '../../session.ts';
import type { Case } from '../case.ts';
import { createCase } from '../draft.ts';
import { isInvalidVariant, isPageSize } from '../invalid-requests.ts';
import { defaultBodyContent } from '../slots.ts';
import { findFault, type InputFault } from './find-fault.ts';
import { describeInput, writeValue, type HostileInput, type InputNotation } from './hostile-input.ts';
import { inputGroups, nearMissesOf, notationsOf, texts, values, type InputGroup } from './input-groups.ts';
import { inputPositions, type InputPosition } from './input-position.ts';
import { firstFault, smallestFault, type FastCheck, type FoundFault } from './smallest-fault.ts';
import { withInput, withMarker } from './write-input.ts';

/**
 * Returns the cases that send hostile input: values of wrong types, unusual texts, malformed notations, and values that are nearly valid. One
 * case sends one group of inputs to one position of the request. It fails if an input causes a 5xx, a hang, a closed connection or a stack
 * trace, or if the server accepts a value that the description forbids.
 */
export function hostileCases(subject: ContractSubject, { operations }: Fixtures, operation: TestedOperation): Case[] {
  if (operations[operation.name]?.consumes === true) return [];
  return inputPositions(subject, operation).flatMap((position) =>
    inputGroups.flatMap((group) => hostileCase(subject, operation, position, group)),
  );
}

function hostileCase(
  subject: ContractSubject,
  operation: TestedOperation,
  position: InputPosition,
  group: InputGroup,
): Case[] {
  const notation = notationOf(operation, position);
  const search = searchOf(subject, { operation, position, notation, group });
  if (search === undefined) return [];
  const { in: location, names, pointer } = position;
  return [
    createCase(operation, {
      kind: 'hostile',
      name: ['hostile', location, ...names, group].join('/'),
      pointer,
      async run(session) {
        const sender = new InputSender(session, operation, position, await session.prepare(operation));
        const found = await search(sender);
        if (found !== undefined) await sender.report(found);
      },
    }),
  ];
}

function notationOf(operation: TestedOperation, position: InputPosition): InputNotation {
  if (position.in === 'header') return 'header';
  if (position.in !== 'body') return 'url';
  const mediaType = defaultBodyContent(operation)?.mediaType ?? '';
  if (isJson(mediaType)) return 'json';
  return mediaKind(mediaType) === 'form' ? 'form' : 'text';
}

type Search = (sender: InputSender) => Promise<FoundFault<HostileInput> | undefined>;

/** Returns the search of a case. Returns undefined if the group has no inputs for the position. */
function searchOf(
  subject: ContractSubject,
  {
    operation,
    position,
    notation,
    group,
  }: { operation: TestedOperation; position: InputPosition; notation: InputNotation; group: InputGroup },
): Search | undefined {
  switch (group) {
    case 'values':
      return notation === 'json'
        ? searchValues(({ double, jsonValue, oneof }) => oneof(jsonValue(), double()), values, notation)
        : undefined;
    case 'texts': {
      if (notation === 'form' && position.names.length === 0) return undefined;
      return searchValues(({ string }) => string({ unit: 'binary', maxLength: longestText }), texts, notation);
    }
    case 'notations':
      return searchInputs(notationsOf(operation, position, notation));
    case 'near-misses':
      return searchInputs(nearMissesOf(subject, position).flatMap((value) => writeValue(value, notation) ?? []));
  }
}

/** The maximum length of a text, in characters. Servers limit the length of URLs and headers to 8 kB or more. */
const longestText = 20_000;

const searchInputs = (inputs: readonly HostileInput[]): Search | undefined =>
  inputs.length === 0 ? undefined : (sender) => firstFault(inputs, (input) => sender.send(input));

const searchValues =
  (
    generate: (fc: FastCheck) => Arbitrary<JsonValue>,
    examples: readonly JsonValue[],
    notation: InputNotation,
  ): Search =>
  async (sender) => {
    const found = await smallestFault({ examples, generate, seed: sender.seed }, async (value) => {
      const input = writeValue(value, notation);
      return input === undefined ? undefined : sender.send(input);
    });
    const input = found === undefined ? undefined : writeValue(found.input, notation);
    return found === undefined || input === undefined ? undefined : { fault: found.fault, input };
  };

/** Sends inputs to one position. */
class InputSender {
  readonly seed: number;
  private readonly session: Session;
  private readonly operation: TestedOperation;
  private readonly position: InputPosition;
  private readonly args: Arguments;

  /** @param args valid arguments of the operation. */
  constructor(session: Session, operation: TestedOperation, position: InputPosition, args: Arguments) {
    this.session = session;
    this.operation = operation;
    this.position = position;
    this.args = args;
    this.seed = session.seed;
  }

  /**
   * Sends an input. Returns its fault.
   *
   * @param isShown true if the reports show the request.
   */
  async send(input: HostileInput, isShown = false): Promise<InputFault | undefined> {
    const { session, operation, position } = this;
    const fresh = session.withNewValues(operation, this.args);
    const attempt = await session.attempt(operation, withMarker(fresh, position), {
      rewrite: (request: WireRequest) => withInput(request, position, input.written),
      meant: input.value === undefined ? fresh : withMarker(fresh, position, input.value),
      isShown,
    });
    return findFault(attempt, () => this.isForbidden(input));
  }

  /** Sends the smallest input again, alone, and reports its fault. */
  async report({ input, fault }: FoundFault<HostileInput>): Promise<void> {
    const again = await this.send(input, true);
    const { in: location, names, pointer } = this.position;
    const where = names.length === 0 ? 'the body' : `${location} ${names.join('/')}`;
    const what = `${describeInput(input)} in ${where}`;
    if (again?.rule !== fault.rule && fault.rule !== 'response')
      throw new CaseSkippedError(`flaky: ${what} got ${fault.got}, but not when it was sent again`);
    const { rule, message, expected, got } = fault;
    this.session.fail({ rule: `hostile/${rule}`, message, expected, got: `${got} for ${what}`, pointer });
  }

  private isForbidden({ value }: HostileInput): boolean {
    const { session, operation, position } = this;
    if (value === undefined || isPageSize(operation, position.names[0])) return false;
    return isInvalidVariant(session.subject, position, { value });
  }
}
