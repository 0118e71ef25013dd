import type { Emitter } from '../emitter.ts';

/** Emits `openapi.json`: the bundled document as one file, for tools that read only one file. */
export const bundleEmitter: Emitter = {
  owns: 'openapi.json',
  emit: ({ document }) => [{ kind: 'text', path: 'openapi.json', text: `${JSON.stringify(document, null, 2)}\n` }],
};
