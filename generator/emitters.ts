import { bundleEmitter } from './3-emit/bundle/emit-bundle.ts';
import { clientEmitter } from './3-emit/client/emit-client.ts';
import type { Emitter } from './3-emit/emitter.ts';
import { serverEmitter } from './3-emit/server/emit-server.ts';
import { typesEmitter } from './3-emit/types/emit-types.ts';
import { validatorsEmitter } from './3-emit/validators/emit-validators.ts';
import type { EmitterName } from './emitter-names.ts';

/** A map from the name of each emitter to the emitter. */
export const emitters: Readonly<Record<EmitterName, Emitter>> = {
  types: typesEmitter,
  client: clientEmitter,
  server: serverEmitter,
  validators: validatorsEmitter,
  bundle: bundleEmitter,
};
