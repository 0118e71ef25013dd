import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { mainModule } from '../main-module.ts';

/** A response of the server (JSON-RPC 2.0). */
interface Answer {
  readonly result?: {
    readonly tools?: readonly { readonly name: string }[];
    readonly content?: readonly { readonly text: string }[];
    readonly isError?: boolean;
    readonly instructions?: string;
  };
}

/** A running `forgespec mcp`, as an agent sees it. */
export interface ToolSession {
  readonly instructions: string;
  /** Returns the text of the list of tools. */
  list(): Promise<string>;
  /** Calls a tool, and returns its text. A result with an error begins with `error: `. */
  use(tool: string, input: object): Promise<string>;
  /** Closes the standard input, and returns the exit code. */
  end(): Promise<number>;
}

/** Starts `forgespec mcp` in a process, and opens a session as an agent does, with messages on standard input and output. */
export async function openToolSession(args: readonly string[], env: Record<string, string> = {}): Promise<ToolSession> {
  const child = spawn(process.execPath, [mainModule, 'mcp', ...args], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { ...process.env, ...env },
  });
  onTestFinished(() => void child.kill());
  const waiting = new Map<number, (answer: Answer) => void>();
  createInterface(child.stdout).on('line', (line) => {
    const { id, ...answer } = JSON.parse(line) as Answer & { readonly id: number };
    waiting.get(id)?.(answer);
  });
  let last = 0;
  const send = (message: object): boolean => child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  const ask = (method: string, params: object): Promise<Answer> =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      send({ id: last, method, params });
    });
  const clientInfo = { name: 'test', version: '1' };
  const opened = await ask('initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo });
  send({ method: 'notifications/initialized' });
  return {
    instructions: opened.result?.instructions ?? '',
    list: async () => JSON.stringify((await ask('tools/list', {})).result),
    async use(name, input) {
      const { result } = await ask('tools/call', { name, arguments: input });
      return `${result?.isError === true ? 'error: ' : ''}${result?.content?.[0]?.text}`;
    },
    async end() {
      child.stdin.end();
      const [code] = await once(child, 'exit');
      return Number(code);
    },
  };
}
