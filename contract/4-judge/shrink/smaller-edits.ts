import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import { argumentsKey, type Arguments, type Slot } from '../../http/arguments.ts';
import { testDataPrefix } from '../../2-plan/test-data.ts';
import type { ContractSubject, TestedOperation } from '../../1-describe/subject.ts';
import { applyEdits, argumentAt, type Edit } from '../../2-plan/edit.ts';

type EditTarget = Pick<Edit, 'in' | 'keys'>;

/**
 * Returns the edits that remove the optional values of a request at one depth. These are optional parameters, a body that is
 * not required, properties, and items.
 *
 * @param depth the depth of the values: 0 for parameters and the whole body, 1 for the properties of the body.
 * @param about the tested parameter or property, which stays unchanged; undefined if the case tests the whole request.
 */
export function removalEdits(
  operation: TestedOperation,
  args: Arguments,
  depth: number,
  about: Slot | undefined,
): Edit[] {
  const outside = depth === 0 ? [...optionalParameters(operation, args), ...wholeBody(operation, args, about)] : [];
  const inside =
    depth === 0 ? [] : keysAtDepth(args.body?.value, depth).map((keys): EditTarget => ({ in: 'body', keys }));
  return [...outside, ...inside]
    .filter((target) => !isAbout(target, about))
    .map((target) => ({ ...target, value: undefined }));
}

function optionalParameters({ parameters }: TestedOperation, args: Arguments): EditTarget[] {
  return (['header', 'query'] as const).flatMap((location) =>
    Object.keys(args[location])
      .filter((name) => !parameters.some((known) => known.name === name && known.in !== 'path' && known.required))
      .map((name) => ({ in: location, keys: [name] })),
  );
}

const wholeBody = ({ body }: TestedOperation, args: Arguments, about: Slot | undefined): EditTarget[] =>
  args.body === undefined || body?.required === true || about?.in === 'body' ? [] : [{ in: 'body', keys: [] }];

const isAbout = ({ in: location, keys }: EditTarget, about: Slot | undefined): boolean =>
  about !== undefined && location === argumentsKey(about.in) && keys[0] === about.name;

/** Returns the paths of all values at a depth inside a value. A path is a list of keys and indices. */
function keysAtDepth(value: JsonValue | undefined, depth: number): string[][] {
  if (depth === 0) return [[]];
  if (!Array.isArray(value) && !isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, member]) => keysAtDepth(member, depth - 1).map((keys) => [key, ...keys]));
}

/**
 * Returns groups of edits, one group for each value that can be shorter: a text, or an array in a parameter. All edits of a group shorten
 * the same value. The first edit shortens it most.
 */
export function shorteningEdits(args: Arguments, about: Slot | undefined): Edit[][] {
  const parameters = (['header', 'query'] as const).flatMap((location) =>
    Object.keys(args[location]).map((name): EditTarget => ({ in: location, keys: [name] })),
  );
  const inBody = [0, 1, 2, 3, 4].flatMap((depth) =>
    keysAtDepth(args.body?.value, depth).map((keys): EditTarget => ({ in: 'body', keys })),
  );
  return [...parameters, ...inBody].flatMap((target) => {
    const shorter = isAbout(target, about) ? [] : shorterValues(argumentAt(args, target), target.in === 'body');
    return shorter.length === 0 ? [] : [shorter.map((value) => ({ ...target, value }))];
  });
}

function shorterValues(value: JsonValue | undefined, hasOwnItems: boolean): JsonValue[] {
  // Do not shorten the names of test data, because later runs find the data by these names.
  if (typeof value === 'string' && value.startsWith(testDataPrefix)) return [];
  if (typeof value === 'string' && value.length > 4) return [value.slice(0, 1), value.slice(0, value.length >> 1)];
  // Shorten only arrays in parameters. In a body, `removalEdits` removes the items of an array one by one.
  if (Array.isArray(value) && value.length > 1 && !hasOwnItems) return [value.slice(0, 1)];
  return [];
}

/**
 * Returns true if the edited request violates only rules that the original request also violates. With a new violation, the request could
 * fail for another reason.
 */
export function breaksNoNewRule(
  subject: ContractSubject,
  operation: TestedOperation,
  args: Arguments,
  edits: readonly Edit[],
): boolean {
  const smaller = applyEdits(args, edits);
  const content = operation.body?.contents.find(({ mediaType }) => mediaType === args.body?.mediaType);
  if (content?.schema !== undefined && args.body !== undefined && smaller.body !== undefined) {
    const check = subject.check(content.schema);
    const before = new Set(check(args.body.value).map(({ path, message }) => `${path} ${message}`));
    if (check(smaller.body.value).some(({ path, message }) => !before.has(`${path} ${message}`))) return false;
  }
  return operation.parameters.every(({ in: location, name, schema }) => {
    if (location !== 'query' && location !== 'header') return true;
    const [old, value] = [args[location][name], smaller[location][name]];
    if (value === undefined || value === old || old === undefined) return true;
    const check = subject.check(schema);
    return check(value).length === 0 || check(old).length > 0;
  });
}
