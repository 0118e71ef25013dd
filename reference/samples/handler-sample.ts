import { hasNoBody } from '@forgespec/templates/shared/responses';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import type { NamedSchema, OperationModel, Response } from '@forgespec/model';
import { propertyKey, stringLiteral, valueLiteral } from '@forgespec/generator/code';
import type { JsonValue } from '@forgespec/description/json';
import { mediaKind, type MediaKind } from '@forgespec/templates/shared/media-type';
import type { SampleModules } from './client-sample.ts';
import { exampleValue } from './example-value.ts';

/** Returns a handler that responds with the example of the first 2xx response. */
export function handlerSample(
  operation: OperationModel,
  schemas: ReadonlyMap<string, NamedSchema>,
  modules: SampleModules,
): string {
  const type = operation.handlerType;
  const parts = inputParts(operation);
  const input = parts.length === 0 ? '' : `{ ${parts.join(', ')} }`;
  const uses = parts.length === 0 ? [] : [`console.log(${parts.join(', ')});`];
  return [
    `import type { ${type} } from ${stringLiteral(modules.server)};`,
    '',
    `export const ${operation.name}: ${type} = async (${input}) => {`,
    ...uses,
    `return ${resultLiteral(operation, schemas)};`,
    '};',
    '',
  ].join('\n');
}

function inputParts({ parameters, body }: OperationModel): string[] {
  const has = (location: string): boolean => parameters.some((parameter) => parameter.in === location);
  return [
    ...(has('path') ? ['path'] : []),
    ...(has('query') ? ['query'] : []),
    ...(body === undefined ? [] : ['body']),
  ];
}

/** Returns the code of a handler's result: the example of the first 2xx response. */
export function resultLiteral(operation: OperationModel, schemas: ReadonlyMap<string, NamedSchema>): string {
  const response = operation.responses.find(({ status }) => isSuccess(status)) ?? operation.responses[0];
  if (response === undefined) return '{}';
  const members = [
    `status: ${/^\d+$/u.test(response.status) ? response.status : 200}`,
    ...headers(response, schemas),
    ...body(response, operation, schemas),
  ];
  return `{ ${members.join(', ')} }`;
}

function headers(response: Response, schemas: ReadonlyMap<string, NamedSchema>): string[] {
  const required = response.headers.filter((header) => header.required);
  if (required.length === 0) return [];
  const values = required.map(
    (header) => `${propertyKey(header.name)}: ${valueLiteral(exampleValue(header, schemas))}`,
  );
  return [`headers: { ${values.join(', ')} }`];
}

function body(response: Response, { method }: OperationModel, schemas: ReadonlyMap<string, NamedSchema>): string[] {
  const [content] = response.contents;
  if (content === undefined || method === 'head' || hasNoBody(Number(response.status))) return [];
  const value = exampleValue(content, schemas);
  const choice = response.contents.length > 1 ? [`contentType: ${stringLiteral(content.mediaType)}`] : [];
  return [...choice, `body: ${bodyText(value, mediaKind(content.mediaType))}`];
}

/** Returns the code of a body. */
function bodyText(value: JsonValue, kind: MediaKind): string {
  switch (kind) {
    case 'json':
      // One item of a list is enough in a sample.
      return valueLiteral(Array.isArray(value) ? value.slice(0, 1) : value);
    case 'sequence':
      return `[${valueLiteral(value)}]`;
    case 'binary':
    case 'form':
    case 'multipart':
    case 'text':
      return valueLiteral(String(value));
  }
}
