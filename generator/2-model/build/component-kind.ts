import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import type { JsonObject } from '../../1-load/json.ts';
import type { BuildContext } from './context.ts';

const names = {
  examples: 'an example',
  headers: 'a header',
  parameters: 'a parameter',
  pathItems: 'a path item',
  requestBodies: 'a request body',
  responses: 'a response',
  schemas: 'a schema',
  securitySchemes: 'a security scheme',
} as const;

/** A map of `components`. */
export type ComponentKind = keyof typeof names;

/**
 * Whether a reference names a component of the kind that its place calls for; reports it when it does not. References to anything
 * but components pass: they point into something whose kind nobody states.
 */
export function isOfKind(
  wanted: ComponentKind,
  pointer: string,
  reference: JsonObject,
  context: BuildContext,
): boolean {
  const [first, kind, , ...rest] = parsePointer(pointer);
  if (first !== 'components' || kind === wanted || rest.length > 0) return true;
  const message = `${pointer} is not ${names[wanted]}, and one is needed here.`;
  const fix = `Refer to something in components/${wanted}.`;
  context.diagnostics.error('reference-mismatched', message, fix, context.place(reference, '$ref', 'value'));
  return false;
}
