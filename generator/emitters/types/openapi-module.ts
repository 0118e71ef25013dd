import type { Api, OperationModel, ParameterLocation } from '@forgespec/model';
import { stringLiteral } from '../../code/literal.ts';
import { createModule, type Module } from '../../code/module.ts';
import { propertyKey } from '../../code/property-key.ts';
import { contentText } from '../content-type.ts';
import type { Schemas } from '../named-type.ts';
import {
  conversionRuntime,
  importOfTypes,
  openapiModule,
  operationsType,
  operationType,
  partOfLocation,
  pathsType,
  responsesType,
  useType,
} from './symbols.ts';

/** The locations of parameters, in the order of openapi-typescript. */
const locations: readonly ParameterLocation[] = ['query', 'header', 'path', 'cookie'];

/**
 * The methods in the order of openapi-typescript. Methods that openapi-typescript does not support, such as `query` of OpenAPI 3.2, are
 * last.
 */
const methods: readonly string[] = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/**
 * Builds the module with the types `paths` and `operations`, which openapi-fetch needs. These types have the same structure as in the
 * output of openapi-typescript, with two differences. In place of each schema, they contain the name of a type in `types/`. Members for
 * absent parts, such as `requestBody?: never`, are left out. The module of an API without operations is empty.
 *
 * @see https://openapi-ts.dev/introduction
 */
export function openapiModuleOf(api: Api, schemas: Schemas): Module {
  const module = createModule(openapiModule);
  const byPath = Map.groupBy(
    api.areas.flatMap(({ operations }) => operations),
    ({ path }) => path,
  );
  if (byPath.size === 0) return module;
  const sorted = Array.from(
    byPath,
    ([path, operations]) => [path, operations.toSorted((a, b) => rankOf(a) - rankOf(b))] as const,
  );
  const paths = sorted.map(([path, operations]) => pathMember(path, operations));
  const types = sorted.flatMap(([, operations]) =>
    operations.map((operation) => operationMember(operation, api, schemas, module)),
  );
  const text = [interfaceOf(pathsType.name, paths), interfaceOf(operationsType.name, types)].join('\n\n');
  module.add(...(text.includes('types.') ? [importOfTypes] : []), text);
  return module;
}

const interfaceOf = (name: string, members: readonly string[]): string =>
  `export interface ${name} {\n${members.join('\n')}\n}`;

/**
 * Returns the position of an operation among the operations of its path. If two methods have the same position, `toSorted` keeps the order
 * of the model.
 */
const rankOf = ({ method }: OperationModel): number =>
  methods.includes(method) ? methods.indexOf(method) : methods.length;

function pathMember(path: string, operations: readonly OperationModel[]): string {
  const members = operations.map(
    ({ method, id }) => `${propertyKey(method)}: ${operationsType.name}[${stringLiteral(id)}];`,
  );
  return `${propertyKey(path)}: {\n${members.join('\n')}\n};`;
}

function operationMember(operation: OperationModel, api: Api, schemas: Schemas, module: Module): string {
  const { id, body, parameters } = operation;
  // The client of openapi-fetch does not convert values, so the types describe the values as they are in messages.
  const wireType = (type: string): string =>
    api.hasConversions ? `${module.use(conversionRuntime.WireForm)}<${type}>` : type;
  const parameterLines = locations.flatMap((location) => {
    const members = parameters.filter((parameter) => parameter.in === location);
    if (members.length === 0) return [];
    const optional = members.some(({ required }) => required) ? '' : '?';
    return [
      `${location}${optional}: ${wireType(useType(operationType(operation, partOfLocation[location]), module))};`,
    ];
  });
  const contents = (body?.contents ?? []).map(
    (part) => `${propertyKey(part.mediaType)}: ${wireType(contentText(part, schemas, module))};`,
  );
  return [
    `${propertyKey(id)}: {`,
    ...(parameterLines.length === 0 ? [] : ['parameters: {', ...parameterLines, '};']),
    ...(body === undefined
      ? []
      : [
          `requestBody${body.required ? '' : '?'}: {`,
          'content: {',
          ...(contents.length === 0 ? ["'*/*'?: never;"] : contents),
          '};',
          '};',
        ]),
    `responses: ${wireType(useType(responsesType(operation), module))};`,
    '};',
  ].join('\n');
}
