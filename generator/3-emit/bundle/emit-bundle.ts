import type { Emitter } from '../emitter.ts';
import { documentText } from './document-text.ts';

/** Emits `openapi.json`: the bundled document as one file, for tools that read only one file. */
export const bundleEmitter: Emitter = {
  owns: 'openapi.json',
  emit: ({ document, ...run }) => [{ kind: 'text', path: 'openapi.json', text: documentText(document, run) }],
};
