import type { Oas3Rule } from '@redocly/openapi-core';
import { SpecNode } from '../openapi/node.ts';
import { type OperationNode, operationNodes } from '../openapi/operations.ts';
import { bodySchemas, responsesOf } from '../openapi/responses.ts';
import { schemasWithin, declaredTypes } from '../openapi/schemas.ts';

/**
 * Requires that a boolean of a response may be null, and that a boolean of a request may not be null. This is the
 * eleventh shared convention of the API.
 */
export const responseBooleanNullable: Oas3Rule = () => ({
  Root(_, context) {
    const operations = operationNodes(SpecNode.visited(context));
    const inResponses = booleansIn(operations.flatMap(responseSchemas));
    const inRequests = booleansIn(operations.flatMap(requestSchemas));
    for (const [value, boolean] of new Map([...inResponses, ...inRequests])) {
      const message = fault(declaredTypes(boolean).includes('null'), inResponses.has(value), inRequests.has(value));
      if (message !== undefined) context.report({ location: boolean.location, message });
    }
  },
});

function fault(nullable: boolean, inResponses: boolean, inRequests: boolean): string | undefined {
  if (inResponses && inRequests) {
    return 'This boolean is part of a request and of a response, which have different rules for null. Give each its own schema: `Badge`, `BadgeUpdate`.';
  }
  if (inResponses && !nullable) {
    return "Any boolean of a response may be null, and clients that do not expect it break. Write `type: [boolean, 'null']`.";
  }
  if (inRequests && nullable)
    return 'A boolean of a request is true or false, and null is rejected. Write `type: boolean`.';
  return undefined;
}

function responseSchemas(operation: OperationNode): SpecNode[] {
  return responsesOf(operation).flatMap(([, response]) => bodySchemas(response));
}

function requestSchemas({ node, parameters }: OperationNode): SpecNode[] {
  return [...bodySchemas(node.at('requestBody')), ...parameters.map((parameter) => parameter.at('schema'))];
}

/**
 * Returns the boolean schemas among some schemas and their subschemas. The key of each schema is its value, because
 * several references can lead to the same schema.
 */
function booleansIn(roots: readonly SpecNode[]): Map<unknown, SpecNode> {
  const seen = new Set<unknown>();
  const schemas = roots.flatMap((root) => [...schemasWithin(root, seen)]);
  return new Map(schemas.filter(isBoolean).map((schema) => [schema.value, schema]));
}

// A union such as `type: [string, boolean]` does not count as a boolean.
function isBoolean(schema: SpecNode): boolean {
  const types = declaredTypes(schema).filter((type) => type !== 'null');
  return types.length === 1 && types[0] === 'boolean';
}
