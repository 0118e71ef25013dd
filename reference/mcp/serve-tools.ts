import type { Readable, Writable } from 'node:stream';
import { fromJsonSchema, McpServer } from '@modelcontextprotocol/server';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import type { JsonObject } from '@forgespec/description/json';

/** A tool that an agent can use. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  /** The text from which an agent decides when and how to use the tool. */
  readonly description: string;
  /** A JSON Schema of an object. The server checks the arguments with it. */
  readonly input: JsonObject;
  /** True if the tool changes nothing. */
  readonly isReadOnly: boolean;
  /** Returns the text for the agent. An error becomes a text, so that the agent can correct its arguments. */
  readonly run: (input: JsonObject, signal: AbortSignal) => Promise<string>;
}

export interface ServeToolsOptions {
  readonly name: string;
  readonly version: string;
  /** A text that the agent reads before it uses the tools. */
  readonly instructions: string;
  readonly stdin: Readable;
  readonly stdout: Writable;
}

/** A running server. */
export interface ToolServer {
  /** A promise that resolves when the agent closes the connection. */
  readonly closed: Promise<void>;
  close(): Promise<void>;
}

/**
 * Serves tools to an agent over two streams, by the Model Context Protocol.
 *
 * @see https://modelcontextprotocol.io/specification
 */
export async function serveTools(tools: readonly Tool[], options: ServeToolsOptions): Promise<ToolServer> {
  const { name, version, instructions, stdin, stdout } = options;
  const server = new McpServer({ name, version }, { instructions });
  for (const { name: tool, title, description, input, isReadOnly, run } of tools) {
    server.registerTool(
      tool,
      {
        title,
        description,
        inputSchema: fromJsonSchema<JsonObject>(input),
        annotations: { readOnlyHint: isReadOnly },
      },
      async (given, { mcpReq }) => {
        try {
          return { content: [{ type: 'text', text: await run(given, mcpReq.signal) }] };
        } catch (error) {
          const text = error instanceof Error ? error.message : String(error);
          return { content: [{ type: 'text', text }], isError: true };
        }
      },
    );
  }
  const transport = new StdioServerTransport(stdin, stdout);
  const closed = Promise.withResolvers<void>();
  Object.assign(server.server, { onclose: () => closed.resolve() });
  await server.connect(transport);
  return { closed: closed.promise, close: () => server.close() };
}
