import type { NamedSchema } from '../../2-model/schema.ts';
import { fileName } from '../../code/identifier.ts';
import { exportedType, exportedValue, type ExportedSymbol } from '../../code/symbol.ts';

/** The module of a schema, from the output folder. */
export const schemaModulePath = ({ name }: NamedSchema): string => `validators/schemas/${fileName(name)}.ts`;

/** `isPet(value): value is Pet` */
export const isFunction = (schema: NamedSchema): ExportedSymbol =>
  exportedValue(`is${schema.name}`, schemaModulePath(schema));

/** `collectPet(value, path, issues): void` */
export const collectFunction = (schema: NamedSchema): ExportedSymbol =>
  exportedValue(`collect${schema.name}`, schemaModulePath(schema));

const runtimeFolder = 'validators/runtime/';
const runtimeModule = `${runtimeFolder}index.ts`;
const runtimeValue = (name: string): ExportedSymbol => exportedValue(name, runtimeModule);

/** A function of a hand-written module that few import, from `templates/validators`. */
export const runtimeFunction = (name: string, file: string): ExportedSymbol =>
  exportedValue(name, `${runtimeFolder}${file}`);

/**
 * What hand-written modules under `templates/validators` export. No name starts with `is`, `check` or `collect` and a capital, as
 * the functions of schemas do, so that a schema may be called `Date` or `Object`.
 */
export const runtime = {
  ValidationIssue: exportedType('ValidationIssue', runtimeModule),
  StandardSchema: exportedType('StandardSchema', runtimeModule),
  codePoints: runtimeValue('codePoints'),
  divides: runtimeValue('divides'),
  equal: runtimeValue('equal'),
  every: runtimeValue('every'),
  exactlyOne: runtimeValue('exactlyOne'),
  fail: runtimeValue('fail'),
  hasOnlyKeys: runtimeValue('hasOnlyKeys'),
  hasUniqueItems: runtimeValue('hasUniqueItems'),
  issuesOf: runtimeValue('issuesOf'),
  /** A namespace: `json.isObject`. */
  json: runtimeValue('json'),
  keyCount: runtimeValue('keyCount'),
  limitReached: runtimeValue('limitReached'),
  nested: runtimeValue('nested'),
  ownProperty: runtimeValue('ownProperty'),
  pointerSegment: runtimeValue('pointerSegment'),
  presentEntries: runtimeValue('presentEntries'),
  presentKeys: runtimeValue('presentKeys'),
  presentValues: runtimeValue('presentValues'),
  propertyCount: runtimeValue('propertyCount'),
  report: runtimeValue('report'),
  reportMissing: runtimeValue('reportMissing'),
  reportNested: runtimeValue('reportNested'),
  setOf: runtimeValue('setOf'),
  standardSchema: runtimeValue('standardSchema'),
} as const;

const parameterModule = `${runtimeFolder}parameters/index.ts`;
const parameterType = (name: string): ExportedSymbol => exportedType(name, parameterModule);
const parameterValue = (name: string): ExportedSymbol => exportedValue(name, parameterModule);

/** What hand-written modules under `templates/validators/parameters` export. No name ends as the types of requests do. */
export const parameterRuntime = {
  Cookies: parameterValue('Cookies'),
  Decoded: parameterType('Decoded'),
  Defaulted: parameterType('Defaulted'),
  HeaderTexts: parameterType('HeaderTexts'),
  HeaderValues: parameterValue('HeaderValues'),
  Pairs: parameterValue('Pairs'),
  PathValues: parameterValue('PathValues'),
  Shape: parameterType('Shape'),
  Tree: parameterType('Tree'),
  Unchecked: parameterType('Unchecked'),
  WithFiles: parameterType('WithFiles'),
  appended: parameterValue('appended'),
  asBoolean: parameterValue('asBoolean'),
  asInteger: parameterValue('asInteger'),
  asJson: parameterValue('asJson'),
  asNull: parameterValue('asNull'),
  asNumber: parameterValue('asNumber'),
  asText: parameterValue('asText'),
  assignedMembers: parameterValue('assignedMembers'),
  decoded: parameterValue('decoded'),
  formValue: parameterValue('formValue'),
  itemsOf: parameterValue('itemsOf'),
  judged: parameterValue('judged'),
  membersInTurn: parameterValue('membersInTurn'),
  multipartValue: parameterValue('multipartValue'),
  readJson: parameterValue('readJson'),
  shaped: parameterValue('shaped'),
  withMember: parameterValue('withMember'),
  withoutFiles: parameterValue('withoutFiles'),
} as const;

/** The functions that read untrusted text, for a server to read bodies with. */
export const untrusted = {
  parseJson: exportedValue('parseJson', `${runtimeFolder}json-text.ts`),
  plainForm: exportedValue('plainForm', `${runtimeFolder}parameters/form.ts`),
} as const;

/** What hand-written modules export for the requests and responses of operations. */
export const responseRuntime = {
  AnyResponseValidators: exportedType('AnyResponseValidators', `${runtimeFolder}response-validators.ts`),
  RequestDecoders: exportedType('RequestDecoders', `${runtimeFolder}request-decoders.ts`),
  ResponseValidators: exportedType('ResponseValidators', `${runtimeFolder}response-validators.ts`),
  anyValue: exportedValue('anyValue', `${runtimeFolder}response-validators.ts`),
} as const;
