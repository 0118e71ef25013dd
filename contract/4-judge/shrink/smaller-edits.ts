import { isJsonObject, type JsonValue } from '@forgespec/generator/json';
import { argumentsKey, type Arguments, type Slot } from '../../http/arguments.ts';
import { testDataPrefix } from '../../2-plan/test-data.ts';
import type { ContractSubject, TestedOperation } from '../../1-describe/subject.ts';
import { applyEdits, argumentAt, type Edit } from '../../2-plan/edit.ts';

type Place = Pick<Edit, 'in' | 'keys'>;

/**
 * Returns the edits that remove optional values of a request, the outermost first: optional parameters, a body that is not
 * required, properties, items.
 *
 * @param depth the depth inside the body: 0 for the parameters and the whole body.
 * @param about the tested parameter or property, which stays unchanged.
 */
export function removalEdits(
  operation: TestedOperation,
  call: Arguments,
  depth: number,
  about: Slot | undefined,
): Edit[] {
  const places = depth === 0 ? [...optionalParameters(operation, call), ...wholeBody(operation, call, about)] : [];
  const inside = depth === 0 ? [] : placesIn(call.body?.value, depth).map((keys): Place => ({ in: 'body', keys }));
  return [...places, ...inside]
    .filter((place) => !isAbout(place, about))
    .map((place) => ({ ...place, value: undefined }));
}

function optionalParameters({ parameters }: TestedOperation, call: Arguments): Place[] {
  return (['header', 'query'] as const).flatMap((place) =>
    Object.keys(call[place])
      .filter((name) => !parameters.some((known) => known.name === name && known.in !== 'path' && known.required))
      .map((name) => ({ in: place, keys: [name] })),
  );
}

const wholeBody = ({ body }: TestedOperation, call: Arguments, about: Slot | undefined): Place[] =>
  call.body === undefined || body?.required === true || about?.in === 'body' ? [] : [{ in: 'body', keys: [] }];

const isAbout = ({ in: place, keys }: Place, about: Slot | undefined): boolean =>
  about !== undefined && place === argumentsKey(about.in) && keys[0] === about.name;

/** Returns the keys of all values at a depth inside a value. */
function placesIn(value: JsonValue | undefined, depth: number): string[][] {
  if (depth === 0) return [[]];
  if (!Array.isArray(value) && !isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, member]) => placesIn(member, depth - 1).map((keys) => [key, ...keys]));
}

/** Returns the edits that shorten each text and list of a request. The edits of one value begin with the shortest result. */
export function shorteningEdits(call: Arguments, about: Slot | undefined): Edit[][] {
  const parameters = (['header', 'query'] as const).flatMap((place) =>
    Object.keys(call[place]).map((name): Place => ({ in: place, keys: [name] })),
  );
  const inBody = [0, 1, 2, 3, 4].flatMap((depth) =>
    placesIn(call.body?.value, depth).map((keys): Place => ({ in: 'body', keys })),
  );
  return [...parameters, ...inBody].flatMap((place) => {
    const shorter = isAbout(place, about) ? [] : shorterValues(argumentAt(call, place), place.in === 'body');
    return shorter.length === 0 ? [] : [shorter.map((value) => ({ ...place, value }))];
  });
}

function shorterValues(value: JsonValue | undefined, hasOwnItems: boolean): JsonValue[] {
  // A name of test data stays, so that later runs can find the data.
  if (typeof value === 'string' && value.startsWith(testDataPrefix)) return [];
  if (typeof value === 'string' && value.length > 4) return [value.slice(0, 1), value.slice(0, value.length >> 1)];
  // Items of a body are removed one by one.
  if (Array.isArray(value) && value.length > 1 && !hasOwnItems) return [value.slice(0, 1)];
  return [];
}

/** Returns true if edits cause no additional validation issue. Otherwise the smaller request could fail for a new reason. */
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
  return operation.parameters.every(({ in: place, name, schema }) => {
    if (place !== 'query' && place !== 'header') return true;
    const [old, value] = [call[place][name], smaller[place][name]];
    if (value === undefined || value === old || old === undefined) return true;
    const check = subject.check(schema);
    return check(value).length === 0 || check(old).length > 0;
  });
}
