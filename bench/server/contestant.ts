import type { RequestListener } from 'node:http';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

// This program runs in its own process, and starts one contestant: a server that is measured. The program sends the
// port of the server to the parent process. For each message of the parent process, it sends the CPU time of the server.

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
