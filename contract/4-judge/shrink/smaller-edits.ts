import { isJsonObject, type JsonValue } from '@forgespec/generator/json';
import { argumentsKey, type Arguments, type Slot } from '../../http/arguments.ts';
import { testDataPrefix } from '../../2-plan/test-data.ts';
import type { ContractSubject, TestedOperation } from '../../1-describe/subject.ts';
import { applyEdits, argumentAt, type Edit } from '../../2-plan/edit.ts';

type EditTarget = Pick<Edit, 'in' | 'keys'>;

/**
 * Returns the edits that remove optional values of a request, the outermost first: optional parameters, a body that is not
 * required, properties, items.
 *
 * @param depth the depth of the values: 0 for parameters and the whole body, 1 for the properties of the body.
 * @param about the tested parameter or property, which stays unchanged.
 */
export function removalEdits(
  operation: TestedOperation,
  call: Arguments,
  depth: number,
  about: Slot | undefined,
): Edit[] {
  const outside = depth === 0 ? [...optionalParameters(operation, call), ...wholeBody(operation, call, about)] : [];
  const inside =
    depth === 0 ? [] : keysAtDepth(call.body?.value, depth).map((keys): EditTarget => ({ in: 'body', keys }));
  return [...outside, ...inside]
    .filter((target) => !isAbout(target, about))
    .map((target) => ({ ...target, value: undefined }));
}

function optionalParameters({ parameters }: TestedOperation, call: Arguments): EditTarget[] {
  return (['header', 'query'] as const).flatMap((location) =>
    Object.keys(call[location])
      .filter((name) => !parameters.some((known) => known.name === name && known.in !== 'path' && known.required))
      .map((name) => ({ in: location, keys: [name] })),
  );
}

const wholeBody = ({ body }: TestedOperation, call: Arguments, about: Slot | undefined): EditTarget[] =>
  call.body === undefined || body?.required === true || about?.in === 'body' ? [] : [{ in: 'body', keys: [] }];

const isAbout = ({ in: location, keys }: EditTarget, about: Slot | undefined): boolean =>
  about !== undefined && location === argumentsKey(about.in) && keys[0] === about.name;

/** Returns the keys of all values at a depth inside a value. */
function keysAtDepth(value: JsonValue | undefined, depth: number): string[][] {
  if (depth === 0) return [[]];
  if (!Array.isArray(value) && !isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, member]) => keysAtDepth(member, depth - 1).map((keys) => [key, ...keys]));
}

/** Returns the edits that shorten each text and list of a request. The edits of one value begin with the shortest result. */
export function shorteningEdits(call: Arguments, about: Slot | undefined): Edit[][] {
  const parameters = (['header', 'query'] as const).flatMap((location) =>
    Object.keys(call[location]).map((name): EditTarget => ({ in: location, keys: [name] })),
  );
  const inBody = [0, 1, 2, 3, 4].flatMap((depth) =>
    keysAtDepth(call.body?.value, depth).map((keys): EditTarget => ({ in: 'body', keys })),
  );
  return [...parameters, ...inBody].flatMap((target) => {
    const shorter = isAbout(target, about) ? [] : shorterValues(argumentAt(call, target), target.in === 'body');
    return shorter.length === 0 ? [] : [shorter.map((value) => ({ ...target, value }))];
  });
}

function shorterValues(value: JsonValue | undefined, hasOwnItems: boolean): JsonValue[] {
  // Names of test data are not shortened, so that later runs can find the data.
  if (typeof value === 'string' && value.startsWith(testDataPrefix)) return [];
  if (typeof value === 'string' && value.length > 4) return [value.slice(0, 1), value.slice(0, value.length >> 1)];
  // The items of an array in a body are not removed here, but by `removalEdits`, one by one.
  if (Array.isArray(value) && value.length > 1 && !hasOwnItems) return [value.slice(0, 1)];
  return [];
}

/** Returns true if edits cause no additional validation issue. With a new issue, the smaller request could fail for a new reason. */
export function breaksNoNewRule(
  subject: ContractSubject,
  operation: TestedOperation,
  call: Arguments,
  edits: readonly Edit[],
): boolean {
  const smaller = applyEdits(call, edits);
  const content = operation.body?.contents.find(({ mediaType }) => mediaType === call.body?.mediaType);
  if (content?.schema !== undefined && call.body !== undefined && smaller.body !== undefined) {
    const check = subject.check(content.schema);
    const before = new Set(check(call.body.value).map(({ path, message }) => `${path} ${message}`));
    if (check(smaller.body.value).some(({ path, message }) => !before.has(`${path} ${message}`))) return false;
  }
  return operation.parameters.every(({ in: location, name, schema }) => {
    if (location !== 'query' && location !== 'header') return true;
    const [old, value] = [call[location][name], smaller[location][name]];
    if (value === undefined || value === old || old === undefined) return true;
    const check = subject.check(schema);
    return check(value).length === 0 || check(old).length > 0;
  });
}
