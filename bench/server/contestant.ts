import type { RequestListener } from 'node:http';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

// A server in its own process, which sends its port and, on request, its CPU time.

/** A server, or a function that starts one. */
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
