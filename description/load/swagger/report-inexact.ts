import type { Diagnostics } from '../../diagnostics/diagnostic.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../json/json.ts';
import type { Origins } from '../origins.ts';
import { fittingTypes, isFile, mediaTypesOf, multipart, urlencoded } from './media-types.ts';
import { isOfBody, keepsFormat, lacksType, targetOf } from './prepare.ts';
import { objectsIn, operationsOfPaths, parametersIn, responsesIn } from './tagged-copy.ts';

/** The document and the functions that all reports need. */
interface Report {
  readonly document: JsonObject;
  readonly origins: Origins;
  readonly diagnostics: Diagnostics;
}

/**
 * Reports the parts of a Swagger 2.0 document that OpenAPI 3 cannot express, or whose meaning is not clear. Each report states the
 * assumption with which the part is converted.
 */
export function reportInexact(document: JsonObject, origins: Origins, diagnostics: Diagnostics): void {
  const report: Report = { document, origins, diagnostics };
  reportServer(report);
  for (const parameter of parametersIn(document)) {
    reportFormat(parameter, report);
    reportType(parameter, report);
  }
  for (const header of responsesIn(document).flatMap(({ headers }) => objectsIn(headers))) reportFormat(header, report);
  for (const { operation, item } of operationsOfPaths(document)) {
    reportBody(operation, item, report);
    for (const response of objectsIn(operation.responses)) reportMediaTypes(response, operation, report);
  }
}

const code = 'conversion-inexact';

function reportServer({ document, origins, diagnostics }: Report): void {
  const { host, schemes } = document;
  if (typeof host !== 'string') return;
  const named = Array.isArray(schemes) ? schemes : [];
  if (named.includes('http') || named.includes('https')) return;
  const message = named.length > 0 ? 'None of the `schemes` is HTTP.' : 'The document has a `host`, but no `schemes`.';
  const at = origins.locationOf(document, 'host', 'key');
  diagnostics.fault(code, message, 'The address of the server begins with https.', 'Add `schemes: [https]`.', at);
}

function reportFormat(node: JsonObject, { origins, diagnostics }: Report): void {
  const { collectionFormat, name } = node;
  if (!keepsFormat(node)) {
    const subject = name === undefined ? 'this header' : `the parameter ${String(name)}`;
    const message = `OpenAPI 3 has no style for \`collectionFormat: ${String(collectionFormat)}\` in ${subject}.`;
    const at = origins.locationOf(node, 'collectionFormat', 'value');
    diagnostics.fault(code, message, commas, 'Use another format, or describe a string.', at);
  }
  for (let items = node.items; isJsonObject(items); items = items.items) {
    if (items.collectionFormat === undefined) continue;
    const message = 'OpenAPI 3 has no style for an array inside an array.';
    const at = origins.locationOf(items, 'collectionFormat', 'key');
    diagnostics.fault(code, message, 'The `collectionFormat` is ignored.', 'Describe the items as strings.', at);
  }
}

const commas = 'The items are separated by commas.';

function reportType(parameter: JsonObject, { origins, diagnostics }: Report): void {
  const at = origins.locationOf(parameter);
  const subject = `The parameter ${String(parameter.name)}`;
  if (parameter.in === 'body') {
    if (parameter.schema !== undefined) return;
    const message = `${subject} is a body, and has no \`schema\`.`;
    diagnostics.fault('structure-invalid', message, 'The type of the body is `unknown`.', 'Add a `schema`.', at);
  } else if (lacksType(parameter)) {
    const message = `${subject} needs \`type\`, which is missing.`;
    diagnostics.fault('structure-invalid', message, 'It is read as a string.', 'Add `type: string`, for example.', at);
  }
}

/** Reports a body that an operation describes twice, and the media types of a form that are not media types of forms. */
function reportBody(operation: JsonObject, item: JsonObject, report: Report): void {
  const { document, origins, diagnostics } = report;
  const parameters = parametersOf(operation, document);
  const all = [...parameters, ...parametersOf(item, document)];
  const bodies = parameters.filter((parameter) => parameter.in === 'body');
  const fields = all.filter((parameter) => parameter.in === 'formData');
  const [first, second] = bodies;
  const other = second ?? (first === undefined ? undefined : parameters.find((field) => field.in === 'formData'));
  if (other !== undefined) {
    const message = 'An operation has only one body: one parameter `in: body`, or fields `in: formData`.';
    const words = second === undefined ? 'The body may have each of the described forms.' : 'The first body is used.';
    const at = origins.locationOf(other, 'in', 'value');
    diagnostics.fault('structure-invalid', message, words, 'Remove all others.', at);
  }
  if (fields.length > 0 && operation.consumes !== undefined) reportFormTypes(operation, fields, report);
  if (fields.some(({ type }) => type === 'file') || isOnlyMultipart(operation, document))
    for (const field of fields) reportParts(field, report);
}

/** Reports a response whose schema does not fit to any of the media types of its operation. */
function reportMediaTypes(
  { schema }: JsonObject,
  operation: JsonObject,
  { document, origins, diagnostics }: Report,
): void {
  const produced = mediaTypesOf(operation, document, 'produces');
  const read = fittingTypes(produced, schema);
  if (schema === undefined || produced.length === 0 || String(read) === String(produced)) return;
  const types = produced.join(', ');
  const message = isFile(schema)
    ? `The response is a file, but \`produces\` lists only JSON: ${types}.`
    : `The response is an object or an array, but \`produces\` lists only files: ${types}.`;
  const fix = `Add ${read.join(', ')} to \`produces\`.`;
  diagnostics.fault(code, message, `It is read as ${read.join(', ')}.`, fix, origins.locationOf(schema));
}

function parametersOf(owner: JsonObject, document: JsonObject): JsonObject[] {
  const parameters: readonly JsonValue[] = Array.isArray(owner.parameters) ? owner.parameters : [];
  return parameters.map((parameter) => targetOf(parameter, document)).filter(isOfBody);
}

function reportFormTypes(
  operation: JsonObject,
  fields: readonly JsonObject[],
  { document, origins, diagnostics }: Report,
): void {
  const hasFile = fields.some(({ type }) => type === 'file');
  const wanted = hasFile ? [multipart] : [urlencoded, multipart];
  if (mediaTypesOf(operation, document, 'consumes').some((type) => wanted.includes(type))) return;
  const message = `The operation has ${hasFile ? 'a file' : 'fields'} in a form, but \`consumes\` does not name ${wanted.join(' or ')}.`;
  const at = origins.locationOf(operation, 'consumes', 'value');
  const words = `It is read as ${hasFile ? multipart : urlencoded}.`;
  diagnostics.fault(code, message, words, `Write \`consumes: [${wanted[0]}]\`.`, at);
}

function isOnlyMultipart(operation: JsonObject, document: JsonObject): boolean {
  const types = mediaTypesOf(operation, document, 'consumes');
  return types.includes(multipart) && !types.includes(urlencoded);
}

/** Reports an array in a form with files, if the items should be in one part. */
function reportParts(field: JsonObject, { origins, diagnostics }: Report): void {
  if (field.type !== 'array' || field.collectionFormat === 'multi' || !keepsFormat(field) || isFile(field.items))
    return;
  const message = `In a form with files, OpenAPI 3 sends each item of ${String(field.name)} as one part.`;
  const words = 'The items are sent as several parts, and not as one text.';
  const at = origins.locationOf(field, field.collectionFormat === undefined ? 'type' : 'collectionFormat', 'value');
  diagnostics.fault(code, message, words, 'Write `collectionFormat: multi`, or describe a string.', at);
}
