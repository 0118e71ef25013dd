import type { ReservedNames } from './2-model/build/reserved-names.ts';
import { clientNames } from './3-emit/client/reserved-names.ts';
import { serverNames } from './3-emit/server/reserved-names.ts';
import { typesNames } from './3-emit/types/reserved-names.ts';
import { validatorNames } from './3-emit/validators/reserved-names.ts';
import type { EmitterName } from './emitter-names.ts';

/** The reserved names of each emitter. They are in separate modules, so that this module does not load the emitters. */
const byEmitter: Readonly<Record<EmitterName, Partial<ReservedNames>>> = {
  types: typesNames,
  client: clientNames,
  server: serverNames,
  validators: validatorNames,
  bundle: {},
};

const all = (namespace: keyof ReservedNames): string[] =>
  Object.values(byEmitter).flatMap((names) => names[namespace] ?? []);

/** A map from each namespace to the names that generated code already uses in it. */
export const reservedNames: ReservedNames = {
  areas: all('areas'),
  modules: all('modules'),
  operations: all('operations'),
  securitySchemes: all('securitySchemes'),
  serverVariables: all('serverVariables'),
  handlers: all('handlers'),
  schemas: all('schemas'),
};
