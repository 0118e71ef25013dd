import type { ItemStep } from './item-checks.ts';
import type { Log } from './log.ts';
import { createOmitters, type UndescribedOptions } from './omit-undescribed.ts';

/** Returns the step that leaves undescribed properties out of the items of responses. */
export function omitFromItems({
  undescribedProperties = 'omit',
  log,
}: UndescribedOptions & { readonly log?: Log }): ItemStep {
  const omitterOf = createOmitters();
  const known = new Map<string, ReturnType<typeof omitterOf>>();
  return ({ operation, itemProperties }, { status }, _mediaType, { requestId }) => {
    if (undescribedProperties === 'send' || itemProperties === undefined) return undefined;
    const omitFor = known.get(operation) ?? omitterOf(operation, itemProperties, log);
    known.set(operation, omitFor);
    const omit = omitFor(status);
    return omit === undefined ? undefined : (item) => omit(item, requestId);
  };
}
