import type { ReservedNames } from '@forgespec/model/names';
import { clientNames } from './emitters/client/reserved-names.ts';
import { serverNames } from './emitters/server/reserved-names.ts';
import { openapiModule, sharedTypesModule, typesModule } from './emitters/types/symbols.ts';
import { runtime } from './emitters/validators/symbols.ts';
import type { EmitterName } from './emitter-names.ts';

/** The names of modules in `types/`. No area can have one of these names. */
const typesNames = {
  modules: [openapiModule, sharedTypesModule, typesModule].map((path) => path.slice('types/'.length, -'.ts'.length)),
} satisfies Partial<ReservedNames>;

/** The names of the types that validators import. A schema cannot have one of these names. Names such as `Object` and `Set` are allowed. */
const validatorNames = {
  schemas: Object.values(runtime)
    .filter(({ kind }) => kind === 'type')
    .map(({ name }) => name),
} satisfies Partial<ReservedNames>;

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

/** Returns the reserved names together with further ones, such as the names that outputs of other people use. */
export function reservedWith(others: readonly Partial<ReservedNames>[]): ReservedNames {
  if (others.length === 0) return reservedNames;
  const added = (namespace: keyof ReservedNames): string[] => others.flatMap((names) => names[namespace] ?? []);
  return {
    areas: [...reservedNames.areas, ...added('areas')],
    modules: [...reservedNames.modules, ...added('modules')],
    operations: [...reservedNames.operations, ...added('operations')],
    securitySchemes: [...reservedNames.securitySchemes, ...added('securitySchemes')],
    serverVariables: [...reservedNames.serverVariables, ...added('serverVariables')],
    handlers: [...reservedNames.handlers, ...added('handlers')],
    schemas: [...reservedNames.schemas, ...added('schemas')],
  };
}
