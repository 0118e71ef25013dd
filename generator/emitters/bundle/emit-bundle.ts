import type { Emitter } from '../emitter.ts';
import { documentText } from './document-text.ts';

/** Emits `openapi.json`, which contains the bundled document. Tools that read only one file can use it. */
export const bundleEmitter: Emitter = {
  owns: 'openapi.json',
  emit: ({ document, ...run }) => [{ kind: 'text', path: 'openapi.json', text: documentText(document, run) }],
};
