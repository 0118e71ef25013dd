import type { Emitter } from '../emitter.ts';

/** `openapi.json`: the whole description in one file, for tools that read only that. */
export const bundleEmitter: Emitter = {
  owns: 'openapi.json',
  emit: ({ document }) => [{ kind: 'text', path: 'openapi.json', text: `${JSON.stringify(document, null, 2)}\n` }],
};
