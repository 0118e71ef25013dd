/** The adapters of the generated server: modules that connect it to a server of a platform. Naming them loads nothing. */
export const adapterNames = ['fetch', 'serve', 'node', 'express', 'fastify'] as const;

export type AdapterName = (typeof adapterNames)[number];
