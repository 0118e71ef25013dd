import type { JsonObject, JsonValue } from '@forgespec/description/json';
import { mergedSchema } from '@forgespec/model/values';
import { ownValue, type Arguments } from '../../../http/arguments.ts';
import { excerpt } from '../../excerpt.ts';
import type { Session } from '../../session.ts';
import { isSameValue } from '../same-value.ts';
import type { DescribedSlot } from '../slots.ts';
import { sendProperty, type UpdatedResource } from './updated-resource.ts';

/**
 * The values that conditions of many languages treat as false, so that code takes them for a property that was not sent. `true` is last, so that
 * both booleans are sent.
 */
const emptyValues: readonly JsonValue[] = ['', 0, false, true];

/**
 * Sends the valid values of a property that code easily takes for a missing value. Each accepted value must be read. An empty text, and a zero
 * that the description does not mention, may mean that there is no value.
 *
 * @param before the resource before the updates.
 * @param read reads the resource.
 */
export async function checkEmptyValues(
  session: Session,
  resource: UpdatedResource,
  args: Arguments,
  slot: DescribedSlot,
  before: JsonObject,
  read: () => Promise<JsonObject>,
): Promise<void> {
  if (slot.isText) return;
  const isValid = resource.subject.check(slot.schema);
  for (const value of emptyValues.filter((each) => isValid(each).length === 0)) {
    if ((await sendProperty(session, resource, args, slot, { value, before })) === undefined) continue;
    const found = ownValue(await read(), slot.name) ?? null;
    const mayDiffer = found === null ? !isNumberOfItsOwn(resource, slot, value) : typeof found === 'object';
    if (mayDiffer || isSameValue(value, found)) continue;
    reportLost(session, resource, slot, value, found);
  }
}

/** Returns true for a zero that the description allows explicitly, so that it is not the same as no value. */
const isNumberOfItsOwn = ({ subject }: UpdatedResource, { schema }: DescribedSlot, value: JsonValue): boolean =>
  value === 0 && mergedSchema(schema, subject.resolve)?.minimum === 0;

function reportLost(
  session: Session,
  { reader }: UpdatedResource,
  { name, pointer }: DescribedSlot,
  value: JsonValue,
  found: JsonValue,
): void {
  const finding = {
    rule: 'write/read',
    message: `${reader.name} does not return the ${name} that was sent.`,
    expected: JSON.stringify(value),
    got: excerpt(JSON.stringify(found)),
    pointer,
  };
  if (typeof value === 'boolean') session.fail(finding);
  else session.hint(finding);
}
