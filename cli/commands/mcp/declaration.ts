import { declareCommand, type OptionsOf } from '../../options/declare-command.ts';
import { auth } from '../../options/auth-option.ts';
import { descriptionOptions } from '../../options/description-options.ts';
import { flag, optional } from '../../options/option-kinds.ts';
import { spec, stopWithParent } from '../../options/shared-options.ts';
import { anyText } from '../../options/value-kinds.ts';

export type McpCommandOptions = OptionsOf<typeof mcpDeclaration>;

export const mcpDeclaration = declareCommand({
  name: 'mcp',
  words: 'let an agent search the API, read its operations and call them (Model Context Protocol)',
  section: { key: 'mcp', words: 'Options of `forgespec mcp`.' },
  options: {
    spec,
    target: optional(
      '<url>',
      'the URL of the server that gets the calls; if it has no path, the base path of the API is added (default: a mock in the same process)',
      anyText,
    ),
    auth,
    readOnly: flag('refuse calls other than GET and HEAD'),
    ...descriptionOptions,
    stopWithParent,
  },
  examples: [
    { args: '', words: 'serve the tools over standard input and output, with a mock behind them' },
    {
      args: '--target http://127.0.0.1:4010 --auth ApiKey=API_TOKEN',
      words: 'call a server; the agent never sees the credential',
    },
  ],
  notes: `
An agent starts the command itself. In its configuration, the entry of a server is, for example:
  { "command": "npx", "args": ["forgespec", "mcp", "--spec", "openapi.yaml"] }
The agent gets three tools, for a description of any size: search, read and call.`,
});
