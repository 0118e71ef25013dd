import { isJsonObject } from '@forgespec/description/json';
import { objectMembers, type CheckContext } from './check-context.ts';

/** A fault of a path template. */
interface PathFault {
  readonly message: string;
  readonly fix: string;
  /** True if the generator cannot read the parameters of the path as they are written. */
  readonly isUnreadable: boolean;
  /** The corrected path, which replaces the wrong path in the document. Undefined if no correction is known. */
  readonly meant?: string;
}

/**
 * Reports paths with a query, a fragment, spaces, or parameters that are not written as `{name}`. If the generator
 * cannot read the parameters of a path, the function replaces the path in the document by the corrected path, or
 * removes it.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#path-templating
 */
export function checkPathTemplates({ document, diagnostics, operations, locationOf }: CheckContext): void {
  for (const [path] of objectMembers(document.paths)) {
    if (!path.startsWith('/')) continue;
    const own = operations.filter((operation) => operation.path === path);
    const declared = own.flatMap(({ parameters }) => parameters);
    const fault = faultOf(path, new Set(declared.map(({ name }) => name)));
    if (fault === undefined) continue;
    const { message, fix, isUnreadable, meant } = fault;
    const at = locationOf(document.paths, path);
    // Nothing is generated for a path without operations, so a warning is enough.
    if (!isUnreadable || own.length === 0 || !isJsonObject(document.paths)) {
      diagnostics.warning('path-invalid', message, fix, at);
      continue;
    }
    const value = document.paths[path] ?? null;
    Reflect.deleteProperty(document.paths, path);
    const isFree = meant !== undefined && document.paths[meant] === undefined;
    if (isFree) document.paths[meant] = value;
    diagnostics.fault(
      'path-invalid',
      message,
      isFree ? `It is read as ${meant}.` : 'No code is generated for this path.',
      fix,
      at,
    );
  }
}

/** @param declared the names of the declared parameters of the path. */
const faultOf = (path: string, declared: ReadonlySet<unknown>): PathFault | undefined =>
  spaceFault(path, declared) ?? notationFault(path, declared) ?? nameFault(path) ?? textFault(path);

/** A declared name may start or end with a space. If it does, the same space is correct in the braces of the path. */
function spaceFault(path: string, declared: ReadonlySet<unknown>): PathFault | undefined {
  const trimmed = path.replaceAll(/\{(\s+[\w-]+\s*|[\w-]+\s+)\}/gu, (braces, name: string) =>
    declared.has(name) ? braces : `{${name.trim()}}`,
  );
  if (trimmed === path) return undefined;
  return unreadable(`The path ${path} has a space in the braces of a parameter.`, trimmed);
}

/** Returns the fault of a path with another notation of parameters, such as `:id`. */
function notationFault(path: string, declared: ReadonlySet<unknown>): PathFault | undefined {
  const corrected = path
    // Do not split at a slash inside braces. Such a slash is part of a parameter name.
    .split(isBalanced(path) ? /\/(?![^{}]*\})/u : '/')
    .map((segment) => correctedSegment(segment))
    .join('/');
  if (corrected === path) return undefined;
  const fault = unreadable(`The path ${path} has a parameter that is not written as \`{name}\`.`, corrected);
  const isMeant = (corrected.match(/[^{}]+(?=\})/gu) ?? []).some(
    (name) => declared.has(name) && !path.includes(`{${name}}`),
  );
  // A segment such as `:id` is constant text if no parameter with this name is declared, or if the path already
  // contains `{id}`.
  return isBalanced(path) && !isMeant ? { ...fault, isUnreadable: false } : fault;
}

/** Returns the fault of a path with a parameter that has no name, or that is in the path twice. */
function nameFault(path: string): PathFault | undefined {
  if (path.includes('{}')) {
    const message = `The path ${path} has a parameter without a name: {}.`;
    return { message, fix: 'Write a name between the braces.', isUnreadable: true };
  }
  const names: readonly string[] = path.match(/\{[^{}]*\}/gu) ?? [];
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated === undefined) return undefined;
  const message = `The path ${path} has the parameter ${repeated} twice.`;
  return { message, fix: 'Rename one of the two.', isUnreadable: true };
}

/** Returns the fault in the constant text of a path. */
function textFault(path: string): PathFault | undefined {
  const outside = path.replaceAll(/\{[^{}]*\}/gu, '');
  if (outside.includes('?'))
    return readable(`The path ${path} has a query, which starts with \`?\`.`, 'Declare parameters with `in: query`.');
  if (outside.includes('#'))
    return readable(
      `The path ${path} has a fragment, which starts with \`#\`. Clients do not send the fragment.`,
      'Remove the # and the text after it.',
    );
  return /\s/u.test(outside) ? readable(`The path ${path} has a space.`, 'Remove it, or write %20.') : undefined;
}

const isBalanced = (path: string): boolean => path.split('{').length === path.split('}').length;

const unreadable = (message: string, meant: string): PathFault => ({
  message,
  fix: `Did you mean \`${meant}\`?`,
  isUnreadable: true,
  meant,
});

const readable = (message: string, fix: string): PathFault => ({ message, fix, isUnreadable: false });

/** Returns a segment with its parameter in braces: `{id}` for `:id`, `<id>`, `{id` or `{id}}`. */
function correctedSegment(segment: string): string {
  const other = /^(?::([\w-]+)|<([\w-]+)>)$/u.exec(segment);
  if (other !== null) return `{${other[1] ?? other[2] ?? ''}}`;
  const opened = /^\{([\w-]+)$/u.exec(segment) ?? /^([\w-]+)\}$/u.exec(segment) ?? /^\{+([\w-]+)\}+$/u.exec(segment);
  return opened === null ? segment : `{${opened[1] ?? ''}}`;
}
