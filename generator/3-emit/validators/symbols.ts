import type { NamedSchema } from '../../2-model/schema.ts';
import { fileName } from '../../code/identifier.ts';
import { exportedType, exportedValue, type ExportedSymbol } from '../../code/symbol.ts';

const schemaModule = ({ name }: NamedSchema): string => `validators/schemas/${fileName(name)}.ts`;

/** `isBadge(value): value is Badge` */
export const isFunction = (schema: NamedSchema): ExportedSymbol => exportedValue(`is${schema.name}`, schemaModule(schema));

/** `checkBadge(value): ValidationIssue[]` */
export const checkFunction = (schema: NamedSchema): ExportedSymbol =>
  exportedValue(`check${schema.name}`, schemaModule(schema));

/** `collectBadge(value, path, issues): void` */
export const collectFunction = (schema: NamedSchema): ExportedSymbol =>
  exportedValue(`collect${schema.name}`, schemaModule(schema));

export const schemaModulePath = schemaModule;

const issueModule = 'validators/runtime/issue.ts';
const valuesModule = 'validators/runtime/values.ts';
const formatsModule = 'validators/runtime/formats.ts';

/** What hand-written modules under `templates/validators` export. */
export const runtime = {
  ValidationIssue: exportedType('ValidationIssue', issueModule),
  OperationValidators: exportedType('OperationValidators', issueModule),
  report: exportedValue('report', issueModule),
  pointerSegment: exportedValue('pointerSegment', issueModule),
  isObject: exportedValue('isObject', valuesModule),
  isInteger: exportedValue('isInteger', valuesModule),
  isNumber: exportedValue('isNumber', valuesModule),
  presentEntries: exportedValue('presentEntries', valuesModule),
  ownProperty: exportedValue('ownProperty', valuesModule),
  countProperties: exportedValue('countProperties', valuesModule),
  codePoints: exportedValue('codePoints', valuesModule),
  isEqual: exportedValue('isEqual', valuesModule),
  hasUniqueItems: exportedValue('hasUniqueItems', valuesModule),
  isMultipleOf: exportedValue('isMultipleOf', valuesModule),
  isDate: exportedValue('isDate', formatsModule),
  isDateTime: exportedValue('isDateTime', formatsModule),
  isUuid: exportedValue('isUuid', formatsModule),
  isBase64: exportedValue('isBase64', formatsModule),
} as const;

export const runtimeFiles = ['formats.ts', 'issue.ts', 'values.ts'] as const;
