import type { Area } from '../../2-model/api.ts';
import type { NamedSchema } from '../../2-model/schema.ts';
import { fileName } from '../../code/identifier.ts';
import { exportedType, exportedValue, type ExportedSymbol } from '../../code/symbol.ts';

/** The module of a schema, from the output folder. */
export const schemaModulePath = ({ name }: NamedSchema): string => `validators/schemas/${fileName(name)}.ts`;

/** `isBadge(value): value is Badge` */
export const isFunction = (schema: NamedSchema): ExportedSymbol =>
  exportedValue(`is${schema.name}`, schemaModulePath(schema));

/** `collectBadge(value, path, issues): void` */
export const collectFunction = (schema: NamedSchema): ExportedSymbol =>
  exportedValue(`collect${schema.name}`, schemaModulePath(schema));

/** The validators of the operations of an area: `projectBadges.listProjectBadges` */
export const operationValidators = (area: Area): ExportedSymbol =>
  exportedValue(area.name, `validators/operations/${area.file}.ts`);

const runtimeModule = 'validators/runtime/index.ts';
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
  /** A namespace: `formats.isDate`. */
  formats: runtimeValue('formats'),
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

export const runtimeFiles = [
  'formats.ts',
  'index.ts',
  'issue.ts',
  'json.ts',
  'report.ts',
  'validator.ts',
  'values.ts',
] as const;
