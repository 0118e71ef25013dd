import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { type Extension, extensions } from '../extensions.ts';
import { isObject } from '../openapi/node.ts';

const ajv = new Ajv2020();
const known: ReadonlyMap<string, Extension> = new Map(Object.entries(extensions));

/** Every `x-` key is one of `extensions.ts`, stands where it may, and has a value that it takes. */
export const knownExtension: Oas3Rule = () => ({
  any(node, context) {
    // Where OpenAPI allows no extensions, as in a map of headers, `x-page` is a name like any other.
    if (context.type.extensionsPrefix !== undefined) checkKeys(node, context);
  },
  // What stands beside a reference is no part of the node that the reference leads to.
  ref: checkKeys,
});

function checkKeys(node: unknown, { type, location, report }: UserContext): void {
  if (!isObject(node)) return;
  for (const [key, value] of Object.entries(node)) {
    if (!key.startsWith('x-')) continue;
    const message = fault(key, value, type.name);
    if (message !== undefined) report({ location: location.child([key]).key(), message });
  }
}

function fault(key: string, value: unknown, place: string): string | undefined {
  const extension = known.get(key);
  if (extension === undefined) {
    return `Nobody knows \`${key}\`: tools would pass over it. Write a key of spec/rules/extensions.md, or add this one to spec/rules/extensions.ts.`;
  }
  if (!extension.on.some((allowed) => allowed === place)) {
    return `No tool looks for \`${key}\` on an object of type ${place}. It belongs on: ${extension.on.join(', ')}.`;
  }
  if (!ajv.validate(extension.schema, value))
    return `\`${key}\` cannot be ${JSON.stringify(value)}. Its value is ${extension.value}.`;
  return undefined;
}
