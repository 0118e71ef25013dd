import type { Location, Oas3Rule, UserContext } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { type Extension, extensions } from '../extensions.ts';
import { isObject } from '../openapi/node.ts';

/** Every `x-` key is one of `extensions.ts`, stands where it may, and has a value that it takes. */
export const knownExtension: Oas3Rule = () => {
  const fits = createJudge();

  const check = (node: unknown, place: string, location: Location, report: UserContext['report']): void => {
    if (!isObject(node)) return;
    for (const [key, value] of Object.entries(node)) {
      if (!key.startsWith('x-')) continue;
      const message = fault(key, value, place, fits);
      if (message !== undefined) report({ location: location.child([key]).key(), message });
    }
  };

  return {
    any(node, { type, location, report }) {
      // Where OpenAPI allows no extensions, as in a map of headers, `x-page` is a name like any other.
      if (type.extensionsPrefix !== undefined) check(node, type.name, location, report);
    },
    // What stands beside a reference is no part of the node that the reference leads to.
    ref(reference, { type, location, report }) {
      check(reference, type.name, location, report);
    },
  };
};

type Judge = (extension: Extension, value: unknown) => boolean;

function createJudge(): Judge {
  const ajv = new Ajv2020();
  return ({ schema }, value) => ajv.validate(schema, value);
}

function fault(key: string, value: unknown, place: string, fits: Judge): string | undefined {
  const extension = new Map<string, Extension>(Object.entries(extensions)).get(key);
  if (extension === undefined) {
    return `Nobody knows \`${key}\`: tools would pass over it. Write a key of spec/rules/extensions.md, or add this one to spec/rules/extensions.ts.`;
  }
  if (!extension.on.some((allowed) => allowed === place)) {
    return `\`${key}\` means nothing on a ${place}: no tool looks for it there. Move it to a place that has it: ${extension.on.join(', ')}.`;
  }
  if (!fits(extension, value)) return `\`${key}\` cannot be ${JSON.stringify(value)}. Its value is ${extension.value}.`;
  return undefined;
}
