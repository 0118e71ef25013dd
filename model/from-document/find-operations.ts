import { operationsOf } from '@forgespec/description/openapi';
import { sortedBy } from '@forgespec/description/json';
import { inside, type BuildContext, type Located } from './context.ts';
import { readMembers } from './read.ts';
import { wholeContext } from './whole-context.ts';

/** An operation in the document. */
export interface FoundOperation extends Located {
  /** The HTTP method, in lower case. */
  readonly method: string;
  /** The path template, such as `/shops/{id}/pets`. */
  readonly path: string;
  /** The path item that contains the operation. */
  readonly item: Located;
  /** True if only the whole description has the operation. The operation then gets names, but no code. */
  readonly isOutside?: boolean;
}

/** Returns all operations of a document, sorted by path, then by method. */
export const findOperations = (context: BuildContext): FoundOperation[] =>
  sortedBy(readMembers(context.document, 'paths'), ([path]) => path)
    .filter(([path]) => path.startsWith('/'))
    .flatMap(([path, entry]) => {
      const item = context.follow({ node: entry, pointer: inside('#/paths', path) }, 'pathItems');
      return operationsOf(item.node).map(([method, node, keys]) => ({
        method,
        path,
        item,
        node,
        pointer: inside(item.pointer, ...keys),
      }));
    });

/** Returns all operations of the whole description, in the same order. */
export function findAllOperations(context: BuildContext): FoundOperation[] {
  const own = findOperations(context);
  if (context.whole === undefined) return own;
  const byLabel = new Map(own.map((operation) => [operationLabel(operation), operation]));
  return findOperations(wholeContext(context)).map(
    (operation) => byLabel.get(operationLabel(operation)) ?? { ...operation, isOutside: true },
  );
}

/** Returns the words that name an operation in messages, such as `GET /shops`. */
export const operationLabel = ({ method, path }: Pick<FoundOperation, 'method' | 'path'>): string =>
  `${method.toUpperCase()} ${path}`;
