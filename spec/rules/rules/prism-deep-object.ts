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
      'Prism validates a deepObject parameter only if it is one plain object. Write `type: object` and no union.',
  },
  {
    found: (schema) => schema.at('properties').keys().length === 0,
    message: 'Prism does not validate a deepObject parameter without listed properties. List them under `properties`.',
  },
  {
    found: (schema) => schema.at('required').exists,
    message:
      'Prism requires these keys even in a request without the parameter. Remove `required`, and describe the condition in words.',
  },
];

/**
 * Requires that Prism 5.16 can validate a deepObject parameter (`range[start]=1`): a plain object with listed, optional
 * properties.
 */
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
