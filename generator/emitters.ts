import { bundleEmitter } from './emitters/bundle/emit-bundle.ts';
import { clientEmitter } from './emitters/client/emit-client.ts';
import type { Emitter } from './emitters/emitter.ts';
import { serverEmitter } from './emitters/server/emit-server.ts';
import { typesEmitter } from './emitters/types/emit-types.ts';
import { validatorsEmitter } from './emitters/validators/emit-validators.ts';
import type { EmitterName } from './emitter-names.ts';

/** A map from the name of each emitter to the emitter. */
export const emitters: Readonly<Record<EmitterName, Emitter>> = {
  types: typesEmitter,
  client: clientEmitter,
  server: serverEmitter,
  validators: validatorsEmitter,
  bundle: bundleEmitter,
};
