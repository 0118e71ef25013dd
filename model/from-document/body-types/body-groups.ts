import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import { essenceOf, mediaKind } from '@forgespec/templates/shared/media-type';
import { statusPhrase } from '@forgespec/templates/shared/status-phrases';
import { isSuccess, statusClass } from '@forgespec/templates/shared/statuses';
import { documentedSuccesses } from '../../inspect/successes.ts';
import type { Area } from '../../api.ts';
import type { Content, Response } from '../../message.ts';
import type { OperationModel } from '../../operation.ts';
import { typeName } from '../../names/identifier.ts';
import { bodyShape } from './body-shape.ts';

/** Bodies with the same type. They get one name. */
export interface BodyGroup {
  readonly contents: readonly Content[];
  /** The possible names of the type, the best first. */
  readonly names: readonly string[];
  /** The operation that declares the type. */
  readonly operation: OperationModel;
  /** The statuses of the responses, sorted. Empty for the body of a request. */
  readonly statuses: readonly string[];
  /** True if several operations use the type. */
  readonly isShared: boolean;
}

/** A body, with the operation and the response that contain the body. The response is undefined for the body of a request. */
interface UsedBody {
  readonly operation: OperationModel;
  readonly response: Response | undefined;
  readonly content: Content;
}

/**
 * Returns the bodies that may need a type with a name, in groups of equal bodies. The bodies of failures are equal if they have the same
 * content in any operation of the API. Other bodies are compared only with those of the same operation.
 */
export function bodyGroups(areas: readonly Area[]): BodyGroup[] {
  const operations = areas.flatMap((area) => area.operations);
  const failures = operations.flatMap((operation) =>
    responseBodies(operation).filter(({ response }) => isFailure(operation, response)),
  );
  const shared = sharedFailures(failures);
  const ofShared = new Set(shared.flatMap(({ contents }) => contents));
  return [
    ...shared,
    ...operations.flatMap((operation) => [
      ...requestGroups(operation),
      ...responseGroups(
        operation,
        responseBodies(operation).filter(({ content }) => !ofShared.has(content)),
      ),
    ]),
  ];
}

const isFailure = (operation: OperationModel, response: Response | undefined): boolean =>
  response !== undefined && !documentedSuccesses(operation).includes(response);

const responseBodies = (operation: OperationModel): UsedBody[] =>
  operation.responses.flatMap((response) =>
    response.contents
      .filter((content) => bodyShape(content) !== undefined)
      .map((content) => ({ operation, response, content })),
  );

/**
 * Returns the groups of failures that several operations have. The name of a group comes from the component of the responses, or from the
 * only status of the responses. If the responses have several statuses, the name is `ErrorBody`. If two groups would get the same name,
 * none of them is shared, so that the names do not depend on the order of the description.
 */
function sharedFailures(failures: readonly UsedBody[]): BodyGroup[] {
  const groups = [...Map.groupBy(failures, ({ content }) => bodyShape(content)).values()].flatMap(
    (bodies): BodyGroup[] => {
      const [first] = bodies;
      if (first === undefined || new Set(bodies.map(({ operation }) => operation)).size < 2) return [];
      const statuses = statusesOf(bodies);
      const components = new Set(bodies.map(({ response }) => componentOf(response)));
      const [component] = components;
      const name = components.size === 1 && component !== undefined ? typeName(component) : wordOf(statuses);
      const contents = bodies.map(({ content }) => content);
      return [{ contents, names: [`${name}Body`], operation: first.operation, statuses, isShared: true }];
    },
  );
  const byName = Map.groupBy(groups, ({ names: [name] }) => name);
  return groups.filter(({ names: [name] }) => byName.get(name)?.length === 1);
}

function componentOf(response: Response | undefined): string | undefined {
  const [root, kind, name, ...others] = parsePointer(response?.pointer ?? '');
  return root === 'components' && kind === 'responses' && others.length === 0 ? name : undefined;
}

/** Returns the word for responses with some statuses: `NotFound` for 404, and `Error` for several statuses or `default`. */
function wordOf(statuses: readonly string[]): string {
  const [status = '', ...others] = statuses;
  if (others.length > 0 || status === 'default') return 'Error';
  if (isSuccess(status)) return successWords.get(status) ?? `Status${status}`;
  if (/^\d{3}$/u.test(status)) return typeName(statusPhrase(Number(status)));
  return classWords.get(statusClass(status)) ?? 'Error';
}

const classWords: ReadonlyMap<number, string> = new Map([
  [3, 'Redirect'],
  [4, 'ClientError'],
  [5, 'ServerError'],
]);

const successWords: ReadonlyMap<string, string> = new Map([
  ['200', 'Ok'],
  ['201', 'Created'],
  ['202', 'Accepted'],
  ['203', 'Transformed'],
  ['206', 'Partial'],
  ['207', 'MultiStatus'],
]);

const statusesOf = (bodies: readonly UsedBody[]): string[] =>
  [...new Set(bodies.flatMap(({ response }) => response?.status ?? []))].toSorted();

/** Returns the groups of response bodies that only one operation has. */
function responseGroups(operation: OperationModel, bodies: readonly UsedBody[]): BodyGroup[] {
  const groups = [...Map.groupBy(bodies, ({ content }) => bodyShape(content)).values()];
  const isOfFailures = (members: readonly UsedBody[]): boolean =>
    members.every(({ response }) => isFailure(operation, response));
  const failures = groups.filter(isOfFailures);
  const successes = groups.filter((members) => !isOfFailures(members)).toSorted((a, b) => rank(a) - rank(b));
  const [first] = successes;
  return [
    ...successes.map((members) => {
      const names = namesIn('Response', members);
      return groupOf(operation, members, members === first ? [`Response${itemOf(members)}`, ...names] : names);
    }),
    ...failures.map((members) => {
      const names = namesIn('Error', members);
      return groupOf(operation, members, failures.length === 1 ? [`Error${itemOf(members)}`, ...names] : names);
    }),
  ];
}

/** Returns the possible suffixes of a type, such as `NotFoundError`, `JsonNotFoundError` and `NotFoundErrorBody`. */
function namesIn(kind: 'Error' | 'Response', members: readonly UsedBody[]): string[] {
  const statuses = statusesOf(members);
  const [word, lowest] = [wordOf(statuses), wordOf(statuses.slice(0, 1))];
  const media = mediaWord(members[0]?.content.mediaType ?? '');
  const words = [word, lowest, `${media}${lowest}`, media];
  const item = itemOf(members);
  return [...words.map((each) => (each.endsWith(kind) ? each : `${each}${kind}`) + item), `${lowest}${kind}Body`];
}

const itemOf = ([first]: readonly UsedBody[]): string =>
  mediaKind(first?.content.mediaType ?? '') === 'sequence' ? 'Item' : '';

/** Sorts JSON before other media types, because most callers read JSON. */
const rank = ([first]: readonly UsedBody[]): number => Number(mediaKind(first?.content.mediaType ?? '') !== 'json');

const groupOf = (operation: OperationModel, members: readonly UsedBody[], suffixes: readonly string[]): BodyGroup => ({
  contents: members.map(({ content }) => content),
  names: [...new Set(suffixes)].map((suffix) => operation.typePrefix + suffix),
  operation,
  statuses: statusesOf(members),
  isShared: false,
});

const requestSuffixes = {
  json: 'Body',
  form: 'Form',
  multipart: 'Multipart',
  sequence: 'BodyItem',
  text: 'Body',
  binary: 'Body',
} as const;

/** Returns the groups of the bodies of a request. */
function requestGroups(operation: OperationModel): BodyGroup[] {
  const contents = (operation.body?.contents ?? []).filter((content) => bodyShape(content) !== undefined);
  const groups = [...Map.groupBy(contents, bodyShape).values()];
  const used = new Set<string>();
  return groups.map((members) => {
    const mediaType = members[0]?.mediaType ?? '';
    const suffix = requestSuffixes[mediaKind(mediaType)];
    const names = [...(used.has(suffix) ? [] : [suffix]), `${mediaWord(mediaType)}${suffix}`];
    used.add(suffix);
    const bodies = members.map((content) => ({ operation, response: undefined, content }));
    return groupOf(operation, bodies, names);
  });
}

/** Returns a word for a media type: `MergePatch` for `application/merge-patch+json`. */
const mediaWord = (mediaType: string): string =>
  typeName(
    essenceOf(mediaType)
      .replace(/^[^/]*\//u, '')
      .replace(/^(?:vnd|x|prs)[.-]/u, '')
      .replace(/(?<=.)\+(?:json|xml)$/u, ''),
  );
