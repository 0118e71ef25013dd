import { formatPointer } from '@forgespec/description/json';
import type { Description } from '@forgespec/description/load';
import type { Api, OperationModel, ParameterLocation, Response, Schema } from '@forgespec/model';
import { requestBodyType, responseBodyType } from '../emitters/content-type.ts';
import { areaFunctions, areaType, client, schemeConstant } from '../emitters/client/symbols.ts';
import { authType, handlersType, operationTypes, server } from '../emitters/server/symbols.ts';
import {
  operationsType,
  operationType,
  partOfLocation,
  pathsType,
  responsesType,
  schemaType,
} from '../emitters/types/symbols.ts';
import { namedResponses } from '../emitters/types/response-types.ts';
import { checkFunction, collectFunction, isFunction, standardSchemaOf } from '../emitters/validators/symbols.ts';
import { createFindRange, type FindRange } from './find-range.ts';
import type { SourceName, SourceNames } from './source-name.ts';

/** Returns a map from the exported names of generated modules to the parts of the description from which these names are derived. */
export function sourceNamesOf(api: Api, description: Pick<Description, 'document' | 'origins'>): SourceNames {
  const find = createFindRange(description);
  const schemas = new Map(api.schemas.map((schema) => [schema.reference, schema]));
  const names = new Map<string, SourceName[]>();
  const add = (name: string | undefined, source: SourceName): void => {
    if (name !== undefined && !names.has(name)) names.set(name, [source]);
  };

  for (const schema of api.schemas) {
    const source = { range: find(schema.pointer), members: membersOfSchema(schema.schema, find) };
    add(schemaType(schema).name, source);
    for (const symbol of [isFunction, checkFunction, collectFunction, standardSchemaOf]) {
      add(symbol(schema).name, { ...source, members: noMembers });
    }
  }
  for (const [pointer, { name }] of namedResponses(api, schemas)) {
    const response = responsesOf(api).find((each) => each.pointer === pointer);
    if (response !== undefined) add(name, responseName(response, find));
  }
  const areas = new Map<string, SourceName[]>();
  const paths = new Map<string, SourceName[]>();
  const byId = new Map<string, SourceName[]>();
  for (const area of api.areas) {
    const range = find(tagPointer(area.title, description));
    const operations = new Map(area.operations.map((each) => [each.shortName, [operationName(each, find)]]));
    for (const symbol of [areaFunctions, areaType, handlersType])
      add(symbol(area).name, { range, members: operations });
    areas.set(area.name, [{ range, members: noMembers }]);
    for (const operation of area.operations) {
      const source = operationName(operation, find);
      byId.set(operation.id, [source]);
      const [path = pathName(operation, find)] = paths.get(operation.path) ?? [];
      const methods = new Map([...path.members, [operation.method, [source]] as const]);
      paths.set(operation.path, [{ ...path, members: methods }]);
      const { handler, input, result } = operationTypes(operation);
      for (const name of [operation.name, handler, input, result]) add(name, source);
      for (const [location, part] of Object.entries(partOfLocation)) {
        add(operationType(operation, part).name, parametersName(operation, location as ParameterLocation, find));
      }
      add(responsesType(operation).name, responsesName(operation, find));
      for (const content of operation.body?.contents ?? []) {
        const { symbol } = requestBodyType(operation, content, schemas);
        const members = membersOfSchemas([content.schema, content.itemSchema], find);
        add(symbol?.name, { range: find(`${operation.pointer}/requestBody`), members });
      }
      for (const response of operation.responses) {
        for (const content of response.contents) {
          const { symbol } = responseBodyType(operation, response, content, schemas);
          const members = membersOfSchemas([content.schema, content.itemSchema], find);
          add(symbol?.name, { range: find(response.pointer), members });
        }
      }
    }
  }
  const schemes = new Map<string, SourceName[]>();
  for (const scheme of api.securitySchemes) {
    const source = { range: find(formatPointer(['components', 'securitySchemes', scheme.name])), members: noMembers };
    for (const { name } of [authType(scheme), schemeConstant(scheme)]) add(name, source);
    schemes.set(scheme.name, [source]);
  }
  for (const { name } of [client.Auth, server.Authenticators]) {
    add(name, { range: find('#/components/securitySchemes'), members: schemes });
  }
  add(pathsType.name, { range: find('#/paths'), members: paths });
  add(operationsType.name, { range: find('#/paths'), members: byId });
  for (const { name } of [client.Client, server.Handlers, server.PartialHandlers]) {
    add(name, { range: find('#/info'), members: areas });
  }
  return names;
}

const noMembers: SourceNames = new Map();

const responsesOf = ({ areas }: Api): Response[] =>
  areas.flatMap(({ operations }) => operations.flatMap(({ responses }) => responses));

/** Returns the pointer of a tag. If the description does not declare the tag, returns the pointer of the list of tags. */
function tagPointer(title: string, { document }: Pick<Description, 'document'>): string {
  const { tags } = document;
  const index = Array.isArray(tags)
    ? tags.findIndex((tag) => typeof tag === 'object' && tag !== null && 'name' in tag && tag['name'] === title)
    : -1;
  return formatPointer(index === -1 ? ['tags'] : ['tags', index]);
}

/** Returns the source of a path. The source has no members yet. The caller adds the methods of the path as members. */
const pathName = ({ path }: OperationModel, find: FindRange): SourceName => ({
  range: find(formatPointer(['paths', path])),
  members: noMembers,
});

/**
 * Returns the source of an operation. Its members are the parts of a request, such as `path` and `body`. In generated code, these parts are
 * parameters of functions and properties of inputs.
 */
function operationName(operation: OperationModel, find: FindRange): SourceName {
  const parameters = { range: find(`${operation.pointer}/parameters`), members: noMembers };
  const members = new Map(['path', 'query', 'headers', 'cookies'].map((part) => [part, [parameters]]));
  members.set('body', [{ range: find(`${operation.pointer}/requestBody`), members: noMembers }]);
  return { range: find(operation.pointer), members };
}

function parametersName(operation: OperationModel, location: ParameterLocation, find: FindRange): SourceName {
  const parameters = operation.parameters.filter((parameter) => parameter.in === location);
  const members = parameters.map(({ name, pointer, schema }): [string, SourceName[]] => [
    name,
    [{ range: find(pointer), members: membersOfSchema(schema, find) }],
  ]);
  return { range: find(operation.pointer), members: new Map(members) };
}

function responsesName(operation: OperationModel, find: FindRange): SourceName {
  const members = operation.responses.map((response): [string, SourceName[]] => [
    response.status,
    [responseName(response, find)],
  ]);
  return { range: find(`${operation.pointer}/responses`), members: new Map(members) };
}

function responseName({ pointer, headers, contents }: Response, find: FindRange): SourceName {
  const members = new Map<string, SourceName[]>();
  for (const header of headers) members.set(header.name, [{ range: find(header.pointer), members: noMembers }]);
  for (const { mediaType, schema, itemSchema } of contents) {
    const range = find(`${pointer}${formatPointer(['content', mediaType]).slice(1)}`);
    members.set(mediaType, [{ range, members: membersOfSchemas([schema, itemSchema], find) }]);
  }
  return { range: find(pointer), members };
}

const membersOfSchemas = (schemas: readonly (Schema | undefined)[], find: FindRange): SourceNames =>
  merged(schemas.map((schema) => (schema === undefined ? noMembers : membersOfSchema(schema, find))));

/**
 * Returns all properties that the generated type of a schema may declare. These are the properties of the schema, of its alternatives, and
 * of its items. Does not follow references, because a referenced schema has its own type, and this type declares its properties.
 */
function membersOfSchema(schema: Schema, find: FindRange): SourceNames {
  if (schema.kind === 'boolean') return noMembers;
  const own = new Map(
    (schema.properties ?? []).map(({ name, schema: property }): [string, SourceName[]] => [
      name,
      [
        {
          range: find(`${schema.pointer}${formatPointer(['properties', name]).slice(1)}`),
          members: membersOfSchema(property, find),
        },
      ],
    ]),
  );
  const { allOf = [], anyOf = [], oneOf = [], prefixItems = [] } = schema;
  const single = [schema.if, schema.then, schema.else, schema.items, schema.additionalProperties];
  const others = [...allOf, ...anyOf, ...oneOf, ...prefixItems, ...single].filter((part) => part !== undefined);
  const dependent = (schema.dependentSchemas ?? []).map((member) => member.schema);
  return merged([own, ...[...others, ...dependent].map((part) => membersOfSchema(part, find))]);
}

function merged(list: readonly SourceNames[]): SourceNames {
  const [only, second] = list.filter(({ size }) => size > 0);
  if (second === undefined) return only ?? noMembers;
  const all = new Map<string, SourceName[]>();
  for (const [name, sources] of list.flatMap((names) => [...names]))
    all.set(name, [...(all.get(name) ?? []), ...sources]);
  return all;
}
