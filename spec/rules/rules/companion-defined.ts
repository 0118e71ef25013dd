import type { Location, Oas3Rule } from '@redocly/openapi-core';
import { SpecNode } from '../openapi/node.ts';
import { type OperationNode, operationNodes } from '../openapi/operations.ts';
import { bodySchemas, responsesOf } from '../openapi/responses.ts';
import { schemasWithin } from '../openapi/schemas.ts';

const keys = ['x-only-with', 'x-exclusive-with', 'x-alternative-to'] as const;

interface Mention {
  readonly key: string;
  readonly name: string;
  readonly location: Location;
}

/**
 * Requires that each name in `x-only-with`, `x-exclusive-with` and `x-alternative-to` is a parameter, or a property of
 * the request, of the same operation. If several operations share the object with the key, it is enough that one of
 * them has the name.
 */
export const companionDefined: Oas3Rule = () => ({
  Root(_, context) {
    const accepted = new Set<string>();
    const mentions = new Map<string, Mention>();
    for (const operation of operationNodes(SpecNode.visited(context))) {
      const names = namesIn(operation);
      for (const mention of mentionsIn(operation)) {
        const mentionKey = `${mention.location.absolutePointer} ${mention.name}`;
        mentions.set(mentionKey, mention);
        if (names.has(mention.name)) accepted.add(mentionKey);
      }
    }
    for (const [mentionKey, { key, name, location }] of mentions) {
      if (accepted.has(mentionKey)) continue;
      const message = `\`${key}\` names \`${name}\`, which no operation that uses this node accepts. Write the name of a parameter, or of a property of the request.`;
      context.report({ location, message });
    }
  },
});

/** Returns the names of the parameters of an operation and of the properties of its request. */
function namesIn({ node, parameters }: OperationNode): Set<string> {
  const schemas = bodySchemas(node.at('requestBody')).flatMap((schema) => [...schemasWithin(schema)]);
  return new Set([
    ...parameters.map((parameter) => parameter.at('name').text),
    ...schemas.flatMap((schema) => schema.at('properties').keys()),
  ]);
}

function mentionsIn(operation: OperationNode): Mention[] {
  const responses = responsesOf(operation).map(([, response]) => response);
  const headers = responses.flatMap((response) => response.at('headers').values());
  const roots = [
    ...operation.parameters.map((parameter) => parameter.at('schema')),
    ...[operation.node.at('requestBody'), ...responses].flatMap(bodySchemas),
  ];
  const schemas = roots.flatMap((root) => [...schemasWithin(root)]);
  return [...operation.parameters, ...headers, ...schemas].flatMap(mentionsOf);
}

function mentionsOf(node: SpecNode): Mention[] {
  return keys.flatMap((key) => {
    const extension = node.nearest(key);
    const values = extension.text === '' ? extension.items() : [extension];
    // `tags_count=true` names `tags_count`.
    return values.map((value) => ({ key, name: value.text.replace(/=.*$/u, ''), location: value.location }));
  });
}
