import { documentedSuccesses, fileFields, preferredContent, responseSelector } from '@forgespec/model';
import { mediaKind, type MediaKind } from '@forgespec/templates/shared/media-type';
import { guideOperations, resolverOf, type GuideOperation, type GuideSubject } from './guide-operation.ts';

/** The purpose of an operation in the guide. */
export type GuideRole = 'create' | 'download' | 'list' | 'read' | 'stream' | 'upload';

/** The operations that the guide calls. A role is absent if no operation has it. */
export type ChosenOperations = Partial<Readonly<Record<GuideRole, GuideOperation>>>;

/**
 * Chooses the operations of the guide. For listing, creating and reading, it prefers operations on the same objects: `GET /pets`,
 * `POST /pets` and `GET /pets/{id}`. Of several such sets, it prefers the largest, then the one of the area with most operations. Of several
 * operations, it chooses the one that needs the fewest values.
 */
export function chooseOperations(subject: GuideSubject): ChosenOperations {
  const operations = guideOperations(subject).toSorted((a, b) => costOf(a) - costOf(b));
  const hasRole = rolesOf(subject);
  const withRole = (role: GuideRole): GuideOperation[] => {
    const found = operations.filter((candidate) => hasRole[role](candidate));
    // A form with a file needs an example more than a body that is a file.
    return role === 'upload' ? found.toSorted((a, b) => Number(isForm(b)) - Number(isForm(a))) : found;
  };
  const [create, read] = [withRole('create'), withRole('read')];
  const sets = withRole('list').map((list): ChosenOperations => ({
    list,
    ...roleIn('create', create, ({ operation }) => operation.path === list.operation.path),
    ...roleIn('read', read, ({ operation }) => isItemPath(operation.path, list.operation.path)),
  }));
  const rankOf = ({ list, ...others }: ChosenOperations): number =>
    Object.keys(others).length * operations.length + (list?.area.operations.length ?? 0);
  const [main = {}] = sets.toSorted((a, b) => rankOf(b) - rankOf(a));
  const first: ChosenOperations = Object.assign({}, ...roles.map((role) => roleIn(role, withRole(role), () => true)));
  return { ...first, ...main };
}

const roleIn = (
  role: GuideRole,
  among: readonly GuideOperation[],
  isMeant: (candidate: GuideOperation) => boolean,
): ChosenOperations => {
  const found = among.find(isMeant);
  return found === undefined ? {} : { [role]: found };
};

const isForm = ({ input }: GuideOperation): boolean => input.body?.kind === 'multipart';

/** Returns true if a path is the path of a list with one parameter at the end: `/pets/{id}` and `/pets`. */
const isItemPath = (path: string, list: string): boolean =>
  path.startsWith(`${list}/`) && /^\{[^{}/]+\}$/u.test(path.slice(list.length + 1));

const roles: readonly GuideRole[] = ['list', 'read', 'create', 'upload', 'download', 'stream'];

/** Returns the number of characters that a caller must write. */
const costOf = ({ operation, input }: GuideOperation): number =>
  operation.path.length + JSON.stringify([input.values.map(({ value }) => value), input.body?.value]).length;

/** For each role, a function that returns true if an operation has it. */
function rolesOf(subject: GuideSubject): Readonly<Record<GuideRole, (candidate: GuideOperation) => boolean>> {
  const resolve = resolverOf(subject);
  const returnsJson = ({ operation }: GuideOperation): boolean =>
    documentedSuccesses(operation).some(({ contents }) =>
      contents.some(({ mediaType }) => mediaType !== '*/*' && mediaKind(mediaType) === 'json'),
    );
  const returns = ({ operation }: GuideOperation, kind: MediaKind): boolean => {
    const contents = documentedSuccesses(operation).flatMap((response) => response.contents);
    return contents.length > 0 && contents.every(({ mediaType }) => mediaKind(mediaType) === kind);
  };
  const sends = ({ operation }: GuideOperation, ...kinds: readonly MediaKind[]): boolean => {
    const content = preferredContent(operation.body);
    return content !== undefined && kinds.includes(mediaKind(content.mediaType));
  };
  return {
    list: ({ operation }) => operation.pagination !== undefined && operation.method === 'get',
    read: (candidate) =>
      candidate.operation.method === 'get' &&
      candidate.operation.pagination === undefined &&
      candidate.input.values.some(({ parameter }) => parameter.in === 'path') &&
      returnsJson(candidate),
    create: (candidate) =>
      candidate.operation.method === 'post' && sends(candidate, 'json', 'form') && returnsJson(candidate),
    upload: (candidate) => {
      const content = preferredContent(candidate.operation.body);
      if (sends(candidate, 'binary')) return true;
      // A field that is a file only because of its encoding often has a text.
      return (
        sends(candidate, 'multipart') &&
        content !== undefined &&
        fileFields({ ...content, files: [] }, resolve).length > 0
      );
    },
    download: (candidate) => candidate.operation.method === 'get' && returns(candidate, 'binary'),
    stream: (candidate) =>
      returns(candidate, 'sequence') || responseSelector(candidate.operation, resolve) !== undefined,
  };
}
