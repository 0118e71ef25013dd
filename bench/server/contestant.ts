import type { RequestListener } from 'node:http';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

// This program runs in a child process, and starts one of the measured servers. The program sends the port of the server to the parent
// process. Whenever the parent process sends a message, the program responds with the CPU time that the child process has used.

/** A measured server: a request listener, a server, or the port of a server that already runs. */
export type Contestant = RequestListener | Server | { readonly port: number };

const [, , module = '', option = ''] = process.argv;
const { contestant } = (await import(module)) as { contestant: (option: string) => Contestant | Promise<Contestant> };
const started = await contestant(option);
if ('port' in started) sendPort(started.port);
else {
  const server = typeof started === 'function' ? createServer(started) : started;
  server.listen(0, '127.0.0.1', () => sendPort((server.address() as AddressInfo).port));
}
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ microseconds: user + system });
});
process.on('disconnect', () => process.exit());

function sendPort(port: number): void {
  process.send?.({ port });
}
