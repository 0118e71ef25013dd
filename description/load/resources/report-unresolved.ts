import { suggestion } from '../../diagnostics/suggestion.ts';
import type { JsonObject } from '../../json/json.ts';
import { isAddress } from '../../openapi/reference.ts';
import { filePathOf } from './identified-documents.ts';
import { orFetch } from './or-fetch.ts';
import { similarReference } from '../similar-reference.ts';
import { reportUnreadTarget, withoutTarget } from '../without-target.ts';
import type { ResolvingContext } from './resolving-context.ts';
import type { ResourceIndex } from './resource-index.ts';
import { resolveUri, type SchemaResource } from './schema-resource.ts';

/** A reference without a target. */
interface Unresolved {
  readonly node: JsonObject;
  readonly keyword: string;
  readonly reference: string;
  /** The resource to which the reference is relative. Undefined for a reference outside of schemas. */
  readonly resource?: SchemaResource;
}

/** Reports a reference without a target. */
export function reportUnresolved(unresolved: Unresolved, index: ResourceIndex, context: ResolvingContext): void {
  const { node, keyword, reference, resource } = unresolved;
  const { resolver, origins, diagnostics, remotes } = context;
  const location = origins.locationOf(node, keyword, 'value');
  const resolved = resolveUri(reference, resource?.uri ?? 'file:///');
  const found = resolved === undefined || resource === undefined ? undefined : index.at(resolved.uri);
  if (resolved === undefined || found !== undefined) {
    const fix = danglingFix(unresolved, resolved?.fragment ?? '', found, context);
    diagnostics.fault('reference-dangling', `Nothing is at ${reference}.`, withoutTarget, fix, location);
    return;
  }
  const path = filePathOf(resolved.uri, resolver, remotes);
  const failure = path === undefined ? undefined : resolver.failure(path);
  if (failure === 'reported') return;
  if (failure !== undefined) {
    reportUnreadTarget(failure, location, diagnostics);
    return;
  }
  if (!isAddress(reference) && resolved.uri.startsWith('file:')) {
    const correct = 'Correct the path or the name.';
    diagnostics.fault('reference-dangling', `Nothing is at ${reference}.`, withoutTarget, correct, location);
    return;
  }
  const { message, fix } = remoteFault(unresolved, resolved.uri);
  diagnostics.fault('reference-remote', message, withoutTarget, fix, location);
}

/**
 * Returns the correction of a reference whose document was read, but does not contain the target.
 *
 * @param found the resource that the URI of the reference names. Undefined if the reference has no valid URI.
 */
function danglingFix(
  { node, reference }: Unresolved,
  fragment: string,
  found: SchemaResource | undefined,
  { resolver, origins }: ResolvingContext,
): string {
  const anchor = found && suggestion(fragment, [...found.anchors.keys()]);
  if (anchor !== undefined) return `Did you mean \`#${anchor}\`?`;
  const from = resolver.loaded.get(origins.fileOf(node) ?? '');
  const similar = from === undefined ? undefined : similarReference(reference, from, resolver);
  if (similar !== undefined) return `Did you mean \`${similar}\`?`;
  return /^[^/]/u.test(fragment)
    ? `Write a JSON Pointer, such as \`#/components/schemas/…\`, or add \`$anchor: ${fragment}\` to the schema that the reference should name.`
    : 'Correct the path, or add its target.';
}

/** Returns the message and the fix for a reference to a document that forgespec does not fetch. */
function remoteFault({ reference, resource }: Unresolved, uri: string): { message: string; fix: string } {
  const message = isAddress(reference)
    ? `${reference} is a URL, and not a file.`
    : `${reference} resolves to the URL ${uri}, and not to a file.`;
  const fix =
    resource === undefined || uri.startsWith('file:')
      ? `Save that document beside the description and refer to the file${orFetch(uri)}.`
      : `Save that document and name its folder: --remotes ${prefixOf(uri)}=FOLDER${orFetch(uri)}.`;
  return { message, fix };
}

/** Returns the URL without its last path segment. */
const prefixOf = (uri: string): string => (URL.canParse('.', uri) ? new URL('.', uri).href.replace(/\/$/u, '') : uri);
