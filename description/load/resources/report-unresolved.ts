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
export function reportUnresolved(
  { node, keyword, reference, resource }: Unresolved,
  index: ResourceIndex,
  { resolver, origins, diagnostics, remotes }: ResolvingContext,
): void {
  const place = origins.place(node, keyword, 'value');
  const resolved = resolveUri(reference, resource?.uri ?? 'file:///');
  const found = resolved === undefined || resource === undefined ? undefined : index.at(resolved.uri);
  if (resolved === undefined || found !== undefined) {
    const fragment = resolved?.fragment ?? '';
    const from = resolver.loaded.get(origins.fileOf(node) ?? '');
    const anchor = found && suggestion(fragment, [...found.anchors.keys()]);
    const similar = from === undefined ? undefined : similarReference(reference, from, resolver);
    const near = anchor === undefined ? similar : `#${anchor}`;
    const general = /^[^/]/u.test(fragment)
      ? `Write a JSON Pointer, such as \`#/components/schemas/…\`, or add \`$anchor: ${fragment}\` to the schema that the reference should name.`
      : 'Correct the path, or add its target.';
    const fix = near === undefined ? general : `Did you mean \`${near}\`?`;
    diagnostics.fault('reference-dangling', `Nothing is at ${reference}.`, withoutTarget, fix, place);
    return;
  }
  const path = filePathOf(resolved.uri, resolver, remotes);
  const failure = path === undefined ? undefined : resolver.failure(path);
  if (failure === 'reported') return;
  if (failure !== undefined) {
    reportUnreadTarget(failure, place, diagnostics);
    return;
  }
  if (!isAddress(reference) && resolved.uri.startsWith('file:')) {
    const correct = 'Correct the path or the name.';
    diagnostics.fault('reference-dangling', `Nothing is at ${reference}.`, withoutTarget, correct, place);
    return;
  }
  const message = isAddress(reference)
    ? `${reference} is a URL, and not a file.`
    : `${reference} resolves to the URL ${resolved.uri}, and not to a file.`;
  const fix =
    resource === undefined || resolved.uri.startsWith('file:')
      ? `Save that document beside the description and refer to the file${orFetch(resolved.uri)}.`
      : `Save that document and name its folder: --remotes ${prefixOf(resolved.uri)}=FOLDER${orFetch(resolved.uri)}.`;
  diagnostics.fault('reference-remote', message, withoutTarget, fix, place);
}

/** Returns the URL without its last path segment. */
const prefixOf = (uri: string): string => (URL.canParse('.', uri) ? new URL('.', uri).href.replace(/\/$/u, '') : uri);
