import type { Emitter } from '../emitter.ts';

/** Emits `openapi.json`: the whole description in one file, for tools that do not read split descriptions. */
export const bundleEmitter: Emitter = {
  owns: 'openapi.json',
  emit: ({ document }) => [{ kind: 'text', path: 'openapi.json', text: `${JSON.stringify(document, null, 2)}\n` }],
};
