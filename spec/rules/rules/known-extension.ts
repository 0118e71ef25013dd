import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { type Extension, extensions } from '../extensions.ts';
import { isRecord } from '../openapi/node.ts';

const ajv = new Ajv2020();
const known: ReadonlyMap<string, Extension> = new Map(Object.entries(extensions));

/** Requires that every `x-` key is one of `extensions.ts`, is on an allowed object, and has an allowed value. */
export const knownExtension: Oas3Rule = () => ({
  any(node, context) {
    // OpenAPI does not allow extensions in maps. In the map of headers, for example, `x-page` is the name of a header.
    if (context.type.extensionsPrefix !== undefined) checkKeys(node, context);
  },
  // Redocly calls `any` only for the target of a reference. The keys beside the reference are checked here.
  ref: checkKeys,
});

function checkKeys(node: unknown, { type, location, report }: UserContext): void {
  if (!isRecord(node)) return;
  for (const [key, value] of Object.entries(node)) {
    if (!key.startsWith('x-')) continue;
    const message = fault(key, value, type.name);
    if (message !== undefined) report({ location: location.child([key]).key(), message });
  }
}

function fault(key: string, value: unknown, objectType: string): string | undefined {
  const extension = known.get(key);
  if (extension === undefined) {
    return `The key \`${key}\` is unknown, so tools would ignore it. Write a key of spec/rules/extensions.md, or add this one to spec/rules/extensions.ts.`;
  }
  if (!extension.on.some((allowed) => allowed === objectType)) {
    return `No tool reads \`${key}\` on an object of type ${objectType}. It belongs on: ${extension.on.join(', ')}.`;
  }
  if (!ajv.validate(extension.schema, value))
    return `\`${key}\` cannot be ${JSON.stringify(value)}. Its value is ${extension.value}.`;
  return undefined;
}
