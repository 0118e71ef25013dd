import type { ReservedNames } from '@forgespec/model/names';
import { clientNames } from './emitters/client/reserved-names.ts';
import { serverNames } from './emitters/server/reserved-names.ts';
import { typesNames } from './emitters/types/reserved-names.ts';
import { validatorNames } from './emitters/validators/reserved-names.ts';
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
