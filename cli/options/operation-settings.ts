import type { PaginationSettings, StreamSettings } from '@forgespec/description/openapi';
import type { PaginationMethod } from '@forgespec/model';
import type { CommandOption } from './command-option.ts';
import { withoutFlag } from './option-kinds.ts';
import type { SettingSchema } from './setting.ts';

const text = (description: string): SettingSchema => ({ description, type: 'string' });

/**
 * A map from patterns for operations to values. Only the config can set it.
 *
 * @param example a method and a path, as an example of a key.
 * @param note the last sentence of the description of the key in the config.
 */
const settingsOfOperations = <Values extends object>(
  key: string,
  words: { readonly subject: string; readonly example: string; readonly note: string },
  value: SettingSchema,
): CommandOption<Values> => ({
  declare: withoutFlag,
  initial: () => ({}) as Values,
  setting: {
    path: [key],
    schema: {
      description: `${words.subject} Each key is an operationId, or an HTTP method and a path such as \`${words.example}\`; \`*\` stands for any text. ${words.note}`,
      type: 'object',
      additionalProperties: value,
    },
    // The value matches the schema.
    read: (values) => Object(values) as Values,
  },
});

/** The pagination methods, and `none` for a list without pages. The list of the model is not imported, because the help loads this module. */
const paginationMethods: Readonly<Record<PaginationMethod | 'none', true>> = {
  link: true,
  url: true,
  cursor: true,
  page: true,
  offset: true,
  'last-id': true,
  none: true,
};

/** The pagination of operations. */
export const paginationSettings = settingsOfOperations<PaginationSettings>(
  'pagination',
  {
    subject: 'The pagination of lists.',
    example: 'GET /pets',
    note: '`forgespec pages` shows the pagination that is recognized without this key.',
  },
  {
    anyOf: [
      { type: 'string', enum: ['none'] },
      {
        type: 'object',
        properties: {
          method: { type: 'string', enum: Object.keys(paginationMethods) },
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
);

/** The streams of operations. */
export const streamSettings = settingsOfOperations<StreamSettings>(
  'streams',
  {
    subject: 'The values of requests that select a stream in place of another body.',
    example: 'POST /chat',
    note: 'A boolean such as `stream` is recognized without this key if the response has a stream and one other media type.',
  },
  {
    type: 'object',
    properties: {
      when: text('The query parameter or property of the body, and the value that selects the stream: `stream=true`.'),
      mediaType: text('The media type of the stream. Default: `text/event-stream`.'),
      schema: text(
        'The name of the schema of an item in `components/schemas`, unless the response describes the stream.',
      ),
    },
    required: ['when'],
    additionalProperties: false,
  },
);
