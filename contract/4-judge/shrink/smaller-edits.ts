import { isJsonObject, type JsonValue } from '@forgespec/generator/json';
import { argumentsKey, type Arguments, type Slot } from '../../http/arguments.ts';
import { testDataPrefix } from '../../2-plan/test-data.ts';
import type { ContractSubject, TestedOperation } from '../../1-describe/subject.ts';
import { applyEdits, argumentAt, type Edit } from '../../2-plan/edit.ts';

type Place = Pick<Edit, 'in' | 'keys'>;

/**
 * What may be left out of a call, outermost first: optional parameters, a body that is not required, properties, items.
 *
 * @param depth how many steps inside a body: 0 for the parameters and the body as a whole.
 * @param about what the case is about; it stays as it is.
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

/** Every place so many steps inside a value. */
function placesIn(value: JsonValue | undefined, depth: number): string[][] {
  if (depth === 0) return [[]];
  if (!Array.isArray(value) && !isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, member]) => placesIn(member, depth - 1).map((keys) => [key, ...keys]));
}

/** Texts and lists of a call that could be shorter: each with shorter values, the shortest first. */
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
  // Test data has to be found again by its name.
  if (typeof value === 'string' && value.startsWith(testDataPrefix)) return [];
  if (typeof value === 'string' && value.length > 4) return [value.slice(0, 1), value.slice(0, value.length >> 1)];
  // Items of a body are taken away one by one.
  if (Array.isArray(value) && value.length > 1 && !hasOwnItems) return [value.slice(0, 1)];
  return [];
}

/** Whether edits break no rule of the description that the call itself kept: a smaller request must not fail for a new reason. */
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
