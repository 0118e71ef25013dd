import { operationsOf } from '@forgespec/description/openapi';
import { sortedBy } from '@forgespec/description/json';
import { inside, type BuildContext, type Located } from './context.ts';
import { readMembers } from './read.ts';

/** An operation in the document. */
export interface FoundOperation extends Located {
  /** The HTTP method, in lower case. */
  readonly method: string;
  /** The path template, such as `/shops/{id}/pets`. */
  readonly path: string;
  /** The path item that contains the operation. */
  readonly item: Located;
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

/** Returns the words that name an operation in messages, such as `GET /shops`. */
export const operationLabel = ({ method, path }: Pick<FoundOperation, 'method' | 'path'>): string =>
  `${method.toUpperCase()} ${path}`;
