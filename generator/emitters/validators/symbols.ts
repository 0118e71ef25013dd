import type { NamedSchema } from '@forgespec/model';
import { exportedType, exportedValue, type ExportedSymbol } from '../../code/symbol.ts';

export const indexModule = 'validators/index.ts';

/** Returns the path of the module of a named schema, relative to the output folder. */
export const schemaModulePath = ({ file }: NamedSchema): string => `validators/schemas/${file}.ts`;

/** Returns the symbol by which code imports the function `isPet(value): value is Pet`. */
export const isFunction = (schema: NamedSchema): ExportedSymbol =>
  exportedValue(`is${schema.name}`, schemaModulePath(schema));

/** Returns the symbol by which code imports the function `collectPet(value, path, issues): void`. */
export const collectFunction = (schema: NamedSchema): ExportedSymbol =>
  exportedValue(`collect${schema.name}`, schemaModulePath(schema));

/** Returns the symbol by which code imports the function `checkPet(value): ValidationIssue[]`. */
export const checkFunction = (schema: NamedSchema): ExportedSymbol =>
  exportedValue(`check${schema.name}`, schemaModulePath(schema));

/** Returns the symbol by which code imports the constant `petSchema`. */
export const standardSchemaOf = (schema: NamedSchema): ExportedSymbol =>
  exportedValue(schema.standardName, schemaModulePath(schema));

const runtimeFolder = 'validators/runtime/';
const runtimeType = (name: string, file: string): ExportedSymbol => exportedType(name, `${runtimeFolder}${file}`);
const runtimeValue = (name: string, file: string): ExportedSymbol => exportedValue(name, `${runtimeFolder}${file}`);

/**
 * Returns the symbol for an export of a hand-written module in `templates/validators`. Use this function if only one generated module
 * imports the export. Exports that several generated modules may import are in the list {@link runtime}.
 */
export const runtimeFunction = runtimeValue;

/**
 * The exports of the hand-written modules in `templates/validators`. The names of the functions of schemas begin with `is`, `check` or
 * `collect` and a capital letter. No name in this list begins like that. Therefore the functions of a schema never have a name from this
 * list, even if the schema is called `Date`.
 */
export const runtime = {
  NestingError: runtimeValue('NestingError', 'nesting.ts'),
  StandardSchema: runtimeType('StandardSchema', 'standard-schema.ts'),
  ValidationIssue: runtimeType('ValidationIssue', 'report.ts'),
  codePoints: runtimeValue('codePoints', 'values.ts'),
  divides: runtimeValue('divides', 'values.ts'),
  dividesExactly: runtimeValue('dividesExactly', 'exact-numbers.ts'),
  equal: runtimeValue('equal', 'equality.ts'),
  equalExactly: runtimeValue('equalExactly', 'exact-numbers.ts'),
  every: runtimeValue('every', 'values.ts'),
  exactlyOne: runtimeValue('exactlyOne', 'values.ts'),
  fail: runtimeValue('fail', 'report.ts'),
  failProperty: runtimeValue('failProperty', 'report.ts'),
  failType: runtimeValue('failType', 'report.ts'),
  hasArrayType: runtimeValue('hasArrayType', 'json-types.ts'),
  hasExactInt64Format: runtimeValue('hasExactInt64Format', 'exact-numbers.ts'),
  hasExactIntegerType: runtimeValue('hasExactIntegerType', 'exact-numbers.ts'),
  hasExactNumberType: runtimeValue('hasExactNumberType', 'exact-numbers.ts'),
  hasExactUint64Format: runtimeValue('hasExactUint64Format', 'exact-numbers.ts'),
  hasIntegerType: runtimeValue('hasIntegerType', 'json-types.ts'),
  hasNumberType: runtimeValue('hasNumberType', 'json-types.ts'),
  hasObjectType: runtimeValue('hasObjectType', 'json-types.ts'),
  hasOnlyKeys: runtimeValue('hasOnlyKeys', 'values.ts'),
  hasUniqueExactItems: runtimeValue('hasUniqueExactItems', 'exact-numbers.ts'),
  hasUniqueItems: runtimeValue('hasUniqueItems', 'equality.ts'),
  issuesOf: runtimeValue('issuesOf', 'report.ts'),
  keyCount: runtimeValue('keyCount', 'values.ts'),
  limitReached: runtimeValue('limitReached', 'report.ts'),
  nested: runtimeValue('nested', 'nesting.ts'),
  nestedIssuesOf: runtimeValue('nestedIssuesOf', 'nesting.ts'),
  ownProperty: runtimeValue('ownProperty', 'values.ts'),
  pointerSegment: runtimeValue('pointerSegment', 'report.ts'),
  presentEntries: runtimeValue('presentEntries', 'values.ts'),
  presentKeys: runtimeValue('presentKeys', 'values.ts'),
  presentValues: runtimeValue('presentValues', 'values.ts'),
  propertyCount: runtimeValue('propertyCount', 'values.ts'),
  report: runtimeValue('report', 'report.ts'),
  reportIntegers: runtimeValue('reportIntegers', 'report-items.ts'),
  reportItems: runtimeValue('reportItems', 'report-items.ts'),
  reportMissing: runtimeValue('reportMissing', 'report.ts'),
  reportNested: runtimeValue('reportNested', 'nesting.ts'),
  reportUnlessNested: runtimeValue('reportUnlessNested', 'nesting.ts'),
  reportNothing: runtimeValue('reportNothing', 'report-items.ts'),
  reportStrings: runtimeValue('reportStrings', 'report-items.ts'),
  setOf: runtimeValue('setOf', 'values.ts'),
  standardSchema: runtimeValue('standardSchema', 'standard-schema.ts'),
  unlessNested: runtimeValue('unlessNested', 'nesting.ts'),
} as const;

/**
 * The runtime exports that decoders of requests use. The type of a request part, such as `ListShopPetsQuery`, never has a name from this
 * list.
 */
export const parameterRuntime = {
  Cookies: runtimeValue('Cookies', 'parameters/cookies.ts'),
  Decoded: runtimeType('Decoded', 'parameters/request-part.ts'),
  Defaulted: runtimeType('Defaulted', 'parameters/named-part.ts'),
  HeaderTexts: exportedType('HeaderTexts', 'shared/request-decoders.ts'),
  HeaderValues: runtimeValue('HeaderValues', 'parameters/headers.ts'),
  Pairs: runtimeValue('Pairs', 'parameters/pairs.ts'),
  PathLists: runtimeValue('PathLists', 'parameters/path-lists.ts'),
  PathValues: runtimeValue('PathValues', 'parameters/path.ts'),
  Shape: runtimeType('Shape', 'parameters/shape.ts'),
  Tree: runtimeType('Tree', 'parameters/tree.ts'),
  Unchecked: runtimeType('Unchecked', 'parameters/request-part.ts'),
  FormFields: exportedType('FormFields', 'shared/request-decoders.ts'),
  appended: runtimeValue('appended', 'parameters/lists.ts'),
  asBoolean: runtimeValue('asBoolean', 'parameters/scalars.ts'),
  asExactInteger: runtimeValue('asExactInteger', 'parameters/exact-scalars.ts'),
  asExactNumber: runtimeValue('asExactNumber', 'parameters/exact-scalars.ts'),
  asInteger: runtimeValue('asInteger', 'parameters/scalars.ts'),
  parseIfJson: runtimeValue('parseIfJson', 'parameters/parse-if-json.ts'),
  asNull: runtimeValue('asNull', 'parameters/scalars.ts'),
  asNumber: runtimeValue('asNumber', 'parameters/scalars.ts'),
  asText: runtimeValue('asText', 'parameters/scalars.ts'),
  assignedMembers: runtimeValue('assignedMembers', 'parameters/members.ts'),
  converted: runtimeValue('converted', 'parameters/converted.ts'),
  convertedExactly: runtimeValue('convertedExactly', 'parameters/converted-exactly.ts'),
  checkedForm: runtimeValue('checkedForm', 'parameters/checked-form.ts'),
  checkedValue: runtimeValue('checkedValue', 'parameters/checked-value.ts'),
  decoded: runtimeValue('decoded', 'parameters/request-part.ts'),
  decodedNumbers: runtimeValue('decodedNumbers', 'parameters/decoded-numbers.ts'),
  fieldInTurn: runtimeValue('fieldInTurn', 'parameters/form-fields.ts'),
  formValue: runtimeValue('formValue', 'parameters/form.ts'),
  listField: runtimeValue('listField', 'parameters/form-fields.ts'),
  memberOf: runtimeValue('memberOf', 'parameters/form-fields.ts'),
  splitHeaderList: runtimeValue('splitHeaderList', 'parameters/lists.ts'),
  membersInTurn: runtimeValue('membersInTurn', 'parameters/members.ts'),
  multipartValue: runtimeValue('multipartValue', 'parameters/multipart.ts'),
  readJsonParameter: runtimeValue('readJsonParameter', 'parameters/read-json-parameter.ts'),
  shaped: runtimeValue('shaped', 'parameters/shaped.ts'),
  withMember: runtimeValue('withMember', 'parameters/members.ts'),
  parseJsonField: runtimeValue('parseJsonField', 'parameters/parse-if-json.ts'),
  withPartHeaders: runtimeValue('withPartHeaders', 'parameters/part-headers.ts'),
  withoutFiles: runtimeValue('withoutFiles', 'parameters/multipart.ts'),
  withoutPrefixes: runtimeValue('withoutPrefixes', 'parameters/path-prefixes.ts'),
} as const;

/** The runtime functions with which a server parses request bodies. */
export const untrusted = {
  parseJson: runtimeValue('parseJson', 'json-text.ts'),
  plainForm: runtimeValue('plainForm', 'parameters/form.ts'),
} as const;

/** The runtime exports for the tables of operations and for responses. */
export const responseRuntime = {
  RequestDecoders: exportedType('RequestDecoders', 'shared/request-decoders.ts'),
  ResponseDescriptions: exportedType('ResponseDescriptions', 'shared/response-description.ts'),
  AnyResponse: exportedType('AnyResponse', 'shared/response-description.ts'),
  HeaderCheck: exportedType('HeaderCheck', 'shared/response-description.ts'),
  ResponseDescription: exportedType('ResponseDescription', 'shared/response-description.ts'),
  anyValue: runtimeValue('anyValue', 'any-value.ts'),
  hasBooleanType: runtimeValue('hasBooleanType', 'value-checks.ts'),
  hasStringType: runtimeValue('hasStringType', 'value-checks.ts'),
  listCheck: runtimeValue('listCheck', 'value-checks.ts'),
  typeCheck: runtimeValue('typeCheck', 'value-checks.ts'),
} as const;
