import { bundleEmitter } from './3-emit/bundle/emit-bundle.ts';
import { clientEmitter } from './3-emit/client/emit-client.ts';
import type { Emitter } from './3-emit/emitter.ts';
import { serverEmitter } from './3-emit/server/emit-server.ts';
import { typesEmitter } from './3-emit/types/emit-types.ts';
import { validatorsEmitter } from './3-emit/validators/emit-validators.ts';

/** Every emitter, in the order in which `--help` lists them. */
export const emitters: readonly Emitter[] = [
  typesEmitter,
  clientEmitter,
  serverEmitter,
  validatorsEmitter,
  bundleEmitter,
];
