import { declareCommand, type OptionsOf } from '../../options/declare-command.ts';
import { descriptionOptions } from '../../options/description-options.ts';
import { flag } from '../../options/option-kinds.ts';
import { spec, stdinFilename } from '../../options/shared-options.ts';

export type PagesCommandOptions = OptionsOf<typeof pagesDeclaration>;

export const pagesDeclaration = declareCommand({
  name: 'pages',
  words: 'list the operations that a client reads page by page, and how it finds the next page',
  options: {
    spec,
    stdinFilename,
    ...descriptionOptions,
    all: flag('also list the operations without pages, with the reason'),
  },
  examples: [
    { args: 'openapi.yaml', words: 'list the pages of a description: a file, a URL, or `-` for standard input' },
    { args: '--all', words: 'also list all other operations, with the reason why they have no pages' },
  ],
  notes: `
If an operation is not recognized, or is recognized wrongly, declare its pages in the config. \`*\` stands for any text:
  pagination:
    GET /status: none
    GET /v1/*: { method: cursor, parameter: after, items: /data, next: /last_id, hasMore: /has_more }
The methods are link, url, cursor, page, offset, last-id and none. The key \`x-pagination\` of an operation has the same form.`,
});
