import type { StreamSettings } from '@forgespec/description/openapi';
import type { CommandOption } from './command-option.ts';
import type { SettingSchema } from './setting.ts';

const text = (description: string): SettingSchema => ({ description, type: 'string' });

/** The streams of operations. Only the config can set them. */
export const streamSettings: CommandOption<StreamSettings> = {
  declare: () => () => undefined,
  initial: () => ({}),
  setting: {
    path: ['streams'],
    schema: {
      description:
        'The values of requests that select a stream in place of another body. Each key is an operationId, or an HTTP method and a path such as `POST /chat`; `*` stands for any text. A boolean such as `stream` is recognized without this key if the response has a stream and one other media type.',
      type: 'object',
      additionalProperties: {
        type: 'object',
        properties: {
          when: text(
            'The query parameter or property of the body, and the value that selects the stream: `stream=true`.',
          ),
          mediaType: text('The media type of the stream. Default: `text/event-stream`.'),
          schema: text(
            'The name of the schema of an item in `components/schemas`, unless the response describes the stream.',
          ),
        },
        required: ['when'],
        additionalProperties: false,
      },
    },
    read: (value) => Object.fromEntries(Object.entries(value ?? {})),
  },
};
