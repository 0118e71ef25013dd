import type { JsonObject } from '@forgespec/description/json';
import type { ApiTexts, Tool } from '@forgespec/reference/mcp';
import { isGetOrHead } from '@forgespec/templates/shared/get-or-head';
import { callOperation, type ToolCall, type CallTarget } from './call-operation.ts';

/**
 * Returns the tools with which an agent finds, reads and calls the operations of an API. Their number and their texts do not depend on the
 * API.
 *
 * @param isReadOnly true to refuse calls with other methods than GET and HEAD.
 */
export const apiTools = (texts: ApiTexts, target: CallTarget, isReadOnly: boolean): readonly Tool[] => [
  {
    name: 'search',
    title: 'Search the API',
    description:
      'Finds operations and chapters of the guide by words, an operationId or a path. Each line of the result begins with the name for the tools read and call.',
    input: objectOf(['query'], {
      query: { type: 'string', minLength: 1, maxLength: 200 },
      limit: { type: 'integer', minimum: 1, maximum: 50, default: 10 },
    }),
    isReadOnly: true,
    run: async ({ query, limit = 10 }) =>
      texts.search(String(query), Number(limit)) || 'Nothing fits. Try other words, or a part of a path.',
  },
  {
    name: 'read',
    title: 'Read a page of the reference',
    description:
      'Returns everything about an operation: parameters, body, responses, errors, examples. Read an operation before the first call. Also returns other pages, by the addresses of their links.',
    input: objectOf(['name'], {
      name: {
        type: 'string',
        description: 'An operationId, a method with a path (GET /pets/{id}), or the address of a page.',
      },
    }),
    isReadOnly: true,
    run: async ({ name }) => texts.read(String(name)),
  },
  {
    name: 'call',
    title: 'Call an operation',
    description:
      'Sends a request to the server, and returns its status, headers and body. Credentials are added by this tool; never ask for them.',
    input: objectOf(['operation'], {
      operation: { type: 'string', description: 'An operationId, or a method with a path template (GET /pets/{id}).' },
      path: { type: 'object', description: 'The values of the path parameters.' },
      query: { type: 'object', description: 'The values of the query parameters. A list is an array.' },
      headers: { type: 'object', description: 'The values of the header and cookie parameters.' },
      body: { description: 'The value of the body, not as JSON text.' },
      contentType: {
        type: 'string',
        description: 'The media type of the body. Default: the first described one, JSON if possible.',
      },
    }),
    isReadOnly,
    run: async ({ operation: name, ...input }, signal) => {
      const operation = texts.operation(String(name));
      if (operation === undefined)
        return texts.read(String(name)).replace(/^/u, 'This is a page, and not an operation:\n\n');
      const method = operation.method.toUpperCase();
      if (isReadOnly && !isGetOrHead(method))
        throw new Error(`Only GET and HEAD are allowed here, and this is ${method}.`);
      // The schema of the tool ensures that these members are objects.
      return callOperation(operation, input as ToolCall, target, signal);
    },
  },
];

const objectOf = (required: string[], properties: JsonObject): JsonObject => ({
  type: 'object',
  required,
  properties,
  additionalProperties: false,
});
