/**
 * The adapters of the generated server: modules that connect it to the server of a platform. Importing this list loads no
 * adapter.
 */
export const adapterNames = ['fetch', 'serve', 'node', 'express', 'fastify'] as const;

export type AdapterName = (typeof adapterNames)[number];
