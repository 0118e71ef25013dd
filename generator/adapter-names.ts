/**
 * The adapters of the generated server. An adapter connects the server to a platform. Importing this list does not load adapters.
 */
export const adapterNames = ['fetch', 'serve', 'node', 'express', 'fastify'] as const;

export type AdapterName = (typeof adapterNames)[number];
