import { eachOperation } from '../openapi/each-operation.ts';
import { nameOf } from '../openapi/operations.ts';

/**
 * Requires that a create operation links to the operation that reads the new resource, if there is one. Stateful tests follow
 * these links.
 */
export const createLinks = eachOperation((operation, report, all) => {
  if (operation.method !== 'post') return;
  const created = operation.node.at('responses').at('201');
  if (!created.exists || created.at('links').keys().length > 0) return;
  const read = all.find(({ method, path }) => method === 'get' && isEntry(path, operation.path));
  if (read === undefined) return;
  report(
    created.location.key(),
    `\`${nameOf(operation)}\` does not link to what it creates, although \`${nameOf(read)}\` reads it. ` +
      `Add \`links: { read: { operationId: ${nameOf(read)}, parameters: … } }\`, and the update and the delete beside it.`,
  );
});

/** Returns true if a path consists of the path of a collection and one path parameter. */
function isEntry(path: string, collection: string): boolean {
  return path.startsWith(`${collection}/{`) && !path.slice(collection.length + 1).includes('/');
}
