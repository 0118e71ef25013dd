import type { PaginationSettings } from '@forgespec/description/openapi';
import type { CommandOption } from './command-option.ts';
import type { SettingSchema } from './setting.ts';

const text = (description: string): SettingSchema => ({ description, type: 'string' });

/** The pagination of operations. Only the config can set it. */
export const paginationSettings: CommandOption<PaginationSettings> = {
  declare: () => () => undefined,
  initial: () => ({}),
  setting: {
    path: ['pagination'],
    schema: {
      description:
        'How lists are read page by page. Each key is an operationId, or an HTTP method and a path such as `GET /pets`; `*` stands for any text. `forgespec pages` lists what is recognized without this key.',
      type: 'object',
      additionalProperties: {
        anyOf: [
          { type: 'string', enum: ['none'] },
          {
            type: 'object',
            properties: {
              method: { type: 'string', enum: ['link', 'url', 'cursor', 'page', 'offset', 'last-id', 'none'] },
              parameter: text('The query parameter with the position of a page, or `$request.body#/cursor`.'),
              items: text('The JSON Pointer to the items in the response.'),
              next: text('The JSON Pointer to the next position in the response, or `$response.header.X-Next`.'),
              hasMore: text('The JSON Pointer to a value that is false on the last page.'),
              first: { description: 'The number of the first page.', type: 'integer' },
              size: text('The query parameter with the number of items on a page.'),
              headers: {
                description:
                  'Names of response headers, by their purpose: `next`, `page`, `previous`, `size`, `total` or `total-pages`.',
                type: 'object',
                additionalProperties: { type: 'string' },
              },
            },
            required: ['method'],
            additionalProperties: false,
          },
        ],
      },
    },
    read: (value) => Object.fromEntries(Object.entries(value ?? {})),
  },
};
