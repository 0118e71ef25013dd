import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';

const program = join(import.meta.dirname, '../../node_modules/typescript/lib/tsserver.js');

/**
 * Returns the targets of "Go to Definition" in an editor: for each name, the opened file, and the text that starts at
 * the definition.
 *
 * @param folder the folder of a project.
 * @param file a module of the project.
 * @param names texts that occur in the module. Each text starts with the name to look up.
 */
export async function definitionsOf(folder: string, file: string, names: readonly string[]): Promise<string[]> {
  const server = spawn(process.execPath, [program], { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] });
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const send = (seq: number, command: string, position: object): boolean =>
    server.stdin.write(
      `${JSON.stringify({ seq, type: 'request', command, arguments: { file: path, ...position } })}\n`,
    );
  send(0, 'open', {});
  for (const [index, name] of names.entries()) {
    const before = text.slice(0, text.indexOf(name)).split('\n');
    send(index + 1, 'definition', { line: before.length, offset: (before.at(-1)?.length ?? 0) + 1 });
  }
  const found: string[] = [];
  for await (const line of createInterface({ input: server.stdout })) {
    const { request_seq: request, body } = line.startsWith('{') ? JSON.parse(line) : {};
    if (!(request > 0)) continue;
    const [{ file: opened, start }] = body;
    const lines = readFileSync(opened, 'utf8').split('\n');
    const definition = lines[start.line - 1]?.slice(start.offset - 1);
    found[request - 1] = `${basename(opened)}: ${definition}`;
    if (request === names.length) server.stdin.end();
  }
  if (server.exitCode === null) await once(server, 'exit');
  return found;
}
