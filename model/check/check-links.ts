import { formatPointer, isJsonObject, valueAt, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { expressionFix, isReference, parseReference } from '@forgespec/description/openapi';
import { suggestion } from '@forgespec/description/diagnostics';
import { objectMembers, type CheckContext, type CheckedOperation } from './check-context.ts';

/**
 * Reports links to operations and parameters that do not exist.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#link-object
 */
export function checkLinks(context: CheckContext): void {
  for (const owner of context.parts.others) {
    for (const [, link] of objectMembers(owner.links)) {
      if (isJsonObject(link) && !isReference(link)) checkLink(link, context);
    }
  }
}

function checkLink(link: JsonObject, context: CheckContext): void {
  const { diagnostics, locationOf } = context;
  for (const [name, value] of objectMembers(link.parameters)) checkExpression(link.parameters, name, value, context);
  if (link.requestBody !== undefined) checkExpression(link, 'requestBody', link.requestBody, context);
  const { operationId, operationRef } = link;
  if (typeof operationRef === 'string') checkOperationRef(link, operationRef, context);
  if (typeof operationId !== 'string') return;
  const { operations } = context.whole();
  const operation = operations.find(({ node }) => node.operationId === operationId);
  if (operation !== undefined) {
    checkParameters(link.parameters, operation, context);
    return;
  }
  const ids = operations.flatMap(({ node }) => (typeof node.operationId === 'string' ? [node.operationId] : []));
  const near = suggestion(operationId, ids);
  const fix = near === undefined ? 'Write the operationId of an operation.' : `Did you mean \`${near}\`?`;
  diagnostics.warning(
    'link-dangling',
    `No operation has the operationId ${operationId}.`,
    fix,
    locationOf(link, 'operationId', 'value'),
  );
}

/** Checks an `operationRef` to an operation of the same document. Reports it if the operation does not exist. */
function checkOperationRef(link: JsonObject, reference: string, context: CheckContext): void {
  const { document, diagnostics, locationOf } = context;
  const { operations } = context.whole();
  const { file, keys } = parseReference(reference);
  // If the link is in a file other than the root file, the reference is relative to that other file, and is not
  // checked.
  if (file !== '' || locationOf(link)?.source.path !== locationOf(document)?.source.path) return;
  const known = operations.map(({ path, keys }) => formatPointer(['paths', path, ...keys]));
  const pointer = formatPointer(keys);
  const operation = operations[known.indexOf(pointer)];
  if (operation !== undefined) checkParameters(link.parameters, operation, context);
  if (operation !== undefined || (keys[0] !== 'paths' && valueAt(document, keys) !== undefined)) return;
  const near = suggestion(pointer, known);
  const fix =
    near === undefined
      ? 'Write the pointer of an operation, or use the key `operationId` in place of `operationRef`.'
      : `Did you mean \`${near}\`?`;
  diagnostics.warning(
    'link-dangling',
    `No operation is at ${reference}.`,
    fix,
    locationOf(link, 'operationRef', 'value'),
  );
}

function checkParameters(
  parameters: JsonValue | undefined,
  { node, path, label, parameters: declared }: CheckedOperation,
  { diagnostics, locationOf }: CheckContext,
): void {
  const names = declared.flatMap(({ name }) => (typeof name === 'string' ? [name] : []));
  for (const [key] of objectMembers(parameters)) {
    const name = key.replace(/^(?:path|query|header|cookie)\./u, '');
    // Another check reports a path parameter that the operation does not declare.
    if (names.includes(name) || names.includes(key) || path.includes(`{${name}}`)) continue;
    const near = suggestion(name, names);
    const list =
      names.length === 0 ? 'Remove the parameter.' : `Write the name of one of its parameters: ${names.join(', ')}.`;
    const operation = typeof node.operationId === 'string' ? node.operationId : label;
    const message = `The operation ${operation} has no parameter ${name}.`;
    const fix = near === undefined ? list : `Did you mean \`${near}\`?`;
    diagnostics.warning('link-dangling', message, fix, locationOf(parameters, key));
  }
}

/** Reports the value of a link's parameter if the value starts with `$`, but is not a valid runtime expression. */
function checkExpression(
  owner: JsonValue | undefined,
  key: string,
  value: JsonValue,
  { diagnostics, locationOf }: CheckContext,
): void {
  if (typeof value !== 'string' || !value.startsWith('$')) return;
  const fix = expressionFix(value);
  if (fix !== undefined)
    diagnostics.warning('link-dangling', `${value} is not a runtime expression.`, fix, locationOf(owner, key, 'value'));
}
