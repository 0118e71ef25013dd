import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import { ownValue, type Arguments } from '../../../http/arguments.ts';
import { parseJsonBody } from '../../../1-describe/runtime-expression.ts';
import type { TestedOperation } from '../../../1-describe/subject.ts';
import { excerpt } from '../../excerpt.ts';
import type { Finding } from '../../finding.ts';
import type { Session } from '../../session.ts';
import { isSameValue } from '../same-value.ts';
import type { DescribedSlot } from '../slots.ts';
import { containsSent } from './contains-sent.ts';

/** Returns the value that a server stores if a request does not contain a property. Returns null if it is not documented. */
export function documentedDefault({ schema }: DescribedSlot): JsonValue {
  const [value = null] = schema.kind === 'keywords' ? (schema.annotations.default ?? []) : [];
  return value;
}

/** Reads a created resource. Returns undefined if it cannot be read. A 404 is a failure. */
export async function readCreated(
  session: Session,
  reader: TestedOperation,
  path: Arguments['path'],
): Promise<JsonValue | undefined> {
  const { response } = await session.call(reader, await session.withPath(reader, path));
  if (response.status === 404)
    session.fail({
      rule: 'write/created',
      message: `${reader.name} does not find the created resource.`,
      expected: '2xx',
      got: '404',
      pointer: `${reader.pointer}/responses`,
    });
  return isSuccess(response.status) ? parseJsonBody(response.body) : undefined;
}

/** The origin of a value. */
interface ValueOrigin {
  /** The words for messages. */
  readonly words: string;
  readonly report: (finding: Finding) => void;
}

/**
 * Compares a property of a response with the value that was sent. Ignores a response without the property.
 *
 * @param origin the origin of the value, for the message, and the function that reports a difference.
 */
export function compareCreated(
  session: Session,
  { name: operation }: TestedOperation,
  { name, pointer }: DescribedSlot,
  value: JsonValue,
  body: JsonValue | undefined,
  { words, report }: ValueOrigin = { words: 'the create request contained', report: session.fail },
): void {
  const found = isJsonObject(body) ? ownValue(body, name) : undefined;
  if (found === undefined || isFound(value, found)) return;
  report({
    rule: 'write/created',
    message: `${operation} returns another ${name} than ${words}.`,
    expected: excerpt(JSON.stringify(value)),
    got: excerpt(JSON.stringify(found)),
    pointer,
  });
}

/** Returns true if a response has the value that was sent, or a value that cannot be compared with it. */
function isFound(sent: JsonValue, found: JsonValue): boolean {
  if (Array.isArray(sent) && Array.isArray(found)) return containsSent(sent, found);
  return (typeof found === 'object' && found !== null) || isSameValue(sent, found);
}
