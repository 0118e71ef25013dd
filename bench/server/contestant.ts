import type { RequestListener } from 'node:http';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

// A server in a process of its own, which tells its port and, when asked, the CPU time that it has used.

/** Something that can be listened with. */
export type Contestant = RequestListener | Server;

const [, , module = '', option = ''] = process.argv;
const { contestant } = (await import(module)) as { contestant: (option: string) => Contestant | Promise<Contestant> };
const made = await contestant(option);
const server = typeof made === 'function' ? createServer(made) : made;
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ microseconds: user + system });
});
process.on('disconnect', () => process.exit());
