import type { NamedSchema } from '../../2-model/schema.ts';
import { fileName } from '../../code/identifier.ts';
import type { Module } from '../../code/module.ts';
import { exportedType, exportedValue, type ExportedSymbol } from '../../code/symbol.ts';

/** The module of a schema, from the output folder. */
export const schemaModulePath = ({ name }: NamedSchema): string => `validators/schemas/${fileName(name)}.ts`;

/** `isBadge(value): value is Badge` */
export const isFunction = (schema: NamedSchema): ExportedSymbol =>
  exportedValue(`is${schema.name}`, schemaModulePath(schema));

/** `collectBadge(value, path, issues): void` */
export const collectFunction = (schema: NamedSchema): ExportedSymbol =>
  exportedValue(`collect${schema.name}`, schemaModulePath(schema));

const runtimeFolder = 'validators/runtime/';
const runtimeModule = `${runtimeFolder}index.ts`;
const runtimeValue = (name: string): ExportedSymbol => exportedValue(name, runtimeModule);

/**
 * What hand-written modules under `templates/validators` export. No name starts with `is`, `check` or `collect` and a capital, as
 * the functions of schemas do, so that a schema may be called `Date` or `Object`.
 */
export const runtime = {
  ValidationIssue: exportedType('ValidationIssue', runtimeModule),
  OperationValidators: exportedType('OperationValidators', runtimeModule),
  codePoints: runtimeValue('codePoints'),
  divides: runtimeValue('divides'),
  equal: runtimeValue('equal'),
  exactlyOne: runtimeValue('exactlyOne'),
  hasUniqueItems: runtimeValue('hasUniqueItems'),
  issuesOf: runtimeValue('issuesOf'),
  /** A namespace: `json.isObject`. */
  json: runtimeValue('json'),
  ownProperty: runtimeValue('ownProperty'),
  pointerSegment: runtimeValue('pointerSegment'),
  presentEntries: runtimeValue('presentEntries'),
  presentKeys: runtimeValue('presentKeys'),
  presentValues: runtimeValue('presentValues'),
  report: runtimeValue('report'),
  reportMissing: runtimeValue('reportMissing'),
  setOf: runtimeValue('setOf'),
  validator: runtimeValue('validator'),
} as const;

/** The hand-written modules that some modules import, from `validators/`. */
export const templatesOf = (modules: readonly Module[]): Set<string> =>
  new Set(
    modules
      .flatMap(({ symbols }) => [...symbols])
      .filter(({ module }) => module.startsWith(runtimeFolder))
      .map(({ module }) => module.slice(runtimeFolder.length)),
  );
