import { adapters } from './start-adapter.ts';
import { oneOperation } from './one-operation.ts';

// Runs in a process of its own, so that its largest amount of memory can be measured. Sends its port to the parent process, and the largest
// amount of memory at the end of each request, in bytes.

const adapter = process.argv[2];
if (adapter !== 'node' && adapter !== 'express' && adapter !== 'fastify' && adapter !== 'fetch')
  throw new Error(`There is no adapter ${adapter}`);
const dispatch = oneOperation(
  'POST',
  ({ body }: { readonly body: FormData }) => {
    let size = 0;
    body.forEach((value) => (size += typeof value === 'string' ? value.length : value.size));
    return { status: 200, body: { size, memory: process.resourceUsage().maxRSS * 1024 } };
  },
  { requestBody: { required: true, mediaTypes: ['multipart/form-data'] } },
  { limits: { body: 500_000_000 } },
);
const { port } = await adapters[adapter](dispatch);
process.send?.({ port, memory: process.resourceUsage().maxRSS * 1024 });
