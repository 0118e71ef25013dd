import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import type { JsonObject } from '@forgespec/description/json';
import type { Diagnostics, SourceLocation } from '@forgespec/description/diagnostics';

const names = {
  examples: 'an example',
  headers: 'a header',
  mediaTypes: 'a media type',
  parameters: 'a parameter',
  pathItems: 'a path item',
  requestBodies: 'a request body',
  responses: 'a response',
  schemas: 'a schema',
  securitySchemes: 'a security scheme',
} as const;

/** The part of the build context that reports a problem at a node of the document. */
interface ReportContext {
  readonly diagnostics: Diagnostics;
  locationOf(node: unknown, key?: string | number, on?: 'key' | 'value'): SourceLocation | undefined;
}

/** The name of a map in `components`. */
export type ComponentKind = keyof typeof names;

/**
 * Returns true if the target of a reference can have the kind `wanted`. If the target is a component of another kind, reports the reference
 * and returns false. For example, `wanted` is `schemas`, and the target is in `components/parameters`. A target that is not a component
 * itself, such as the schema of a parameter, can have any kind.
 */
export function isOfKind(
  wanted: ComponentKind,
  pointer: string,
  reference: JsonObject,
  context: ReportContext,
): boolean {
  const [first, kind, , ...rest] = parsePointer(pointer);
  if (first !== 'components' || kind === wanted || rest.length > 0) return true;
  // If the name of the map is misspelt, the reference is dangling, and the loader reports it.
  if (kind === undefined || !Object.hasOwn(names, kind)) return true;
  const message = `${pointer} is not ${names[wanted]}, but this reference needs one.`;
  const hasSchema = wanted === 'schemas' && (kind === 'parameters' || kind === 'headers');
  const fix = hasSchema ? `Did you mean \`${pointer}/schema\`?` : `Refer to a component in components/${wanted}.`;
  const at = context.locationOf(reference, '$ref', 'value');
  context.diagnostics.fault('reference-mismatched', message, 'The reference is ignored.', fix, at);
  return false;
}
