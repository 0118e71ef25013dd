import type { Oas3Rule } from '@redocly/openapi-core';
import { SpecNode } from '../openapi/node.ts';

interface Fault {
  readonly found: (schema: SpecNode) => boolean;
  readonly message: string;
}

const faults: readonly Fault[] = [
  {
    found: (schema) =>
      schema.at('type').value !== 'object' || ['allOf', 'anyOf', 'oneOf'].some((keyword) => schema.at(keyword).exists),
    message:
      'Prism does not validate a deepObject parameter that is anything but one plain object. Write `type: object` and no union.',
  },
  {
    found: (schema) => schema.at('properties').keys().length === 0,
    message: 'Prism does not validate a deepObject parameter without listed properties. List them under `properties`.',
  },
  {
    found: (schema) => schema.at('required').exists,
    message:
      'Prism demands these keys even of a request without the parameter. Leave `required` out, and say in words what belongs together.',
  },
];

/** A deepObject parameter (`range[start]=1`) is what Prism 5.16 understands: a plain object with listed, optional properties. */
export const prismDeepObject: Oas3Rule = () => ({
  Parameter(_, context) {
    const parameter = SpecNode.visited(context);
    if (parameter.at('style').value !== 'deepObject') return;
    const schema = parameter.at('schema');
    for (const { found, message } of faults) {
      if (found(schema)) context.report({ location: schema.location.key(), message });
    }
  },
});
