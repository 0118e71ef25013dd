import { formatPointer } from '@forgespec/description/json';
import type { Description } from '@forgespec/description/load';
import type {
  Api,
  Area,
  Content,
  NamedSchema,
  OperationModel,
  ParameterLocation,
  Response,
  Schema,
  SecuritySchemeModel,
} from '@forgespec/model';
import { bodySymbol } from '../emitters/content-type.ts';
import { areaModulePath, areasModule, client, schemeConstant } from '../emitters/client/symbols.ts';
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
import type { DescribedNames, SourceName, SourceNames } from './source-name.ts';

/** Returns the exported names of generated modules, with the parts of the description from which these names are derived. */
export function sourceNamesOf(api: Api, description: Pick<Description, 'document' | 'origins'>): DescribedNames {
  const names = new NamesOfApi(api, description);
  for (const schema of api.schemas) names.addSchema(schema);
  names.addNamedResponses();
  for (const area of api.areas) names.addArea(area);
  for (const scheme of api.securitySchemes) names.addSecurityScheme(scheme);
  names.addTypesOfWholeApi();
  return { unique: names.all, ofModules: names.ofModules };
}

const noMembers: SourceNames = new Map();

/** The names that the modules of an API export. If two parts of the description have the same name, the name has the source that was added first. */
class NamesOfApi {
  readonly all = new Map<string, SourceName[]>();
  /** The operations of each area, by the module with their functions. */
  readonly ofModules = new Map<string, SourceNames>();
  readonly #api: Api;
  readonly #description: Pick<Description, 'document' | 'origins'>;
  readonly #find: FindRange;
  readonly #schemas: ReadonlyMap<string, NamedSchema>;
  readonly #areas = new Map<string, SourceName[]>();
  /** The areas, by the names with which the client exports their modules. */
  readonly #namespaces = new Map<string, SourceName[]>();
  readonly #paths = new Map<string, SourceName[]>();
  /** The operations by their `operationId`. */
  readonly #operations = new Map<string, SourceName[]>();
  readonly #securitySchemes = new Map<string, SourceName[]>();

  constructor(api: Api, description: Pick<Description, 'document' | 'origins'>) {
    this.#api = api;
    this.#description = description;
    this.#find = createFindRange(description);
    this.ofModules.set(areasModule, this.#namespaces);
    this.#schemas = new Map(api.schemas.map((schema) => [schema.reference, schema]));
  }

  /** Adds the type and the validators of a schema. */
  addSchema(schema: NamedSchema): void {
    const source = { range: this.#find(schema.pointer), members: membersOfSchema(schema.schema, this.#find) };
    this.#add(schemaType(schema).name, source);
    for (const symbol of [isFunction, checkFunction, collectFunction, standardSchemaOf]) {
      this.#add(symbol(schema).name, { ...source, members: noMembers });
    }
  }

  addNamedResponses(): void {
    const operations = this.#api.areas.flatMap((area) => area.operations);
    const responses = operations.flatMap((operation) => operation.responses);
    for (const [pointer, { name }] of namedResponses(this.#api, this.#schemas)) {
      const response = responses.find((each) => each.pointer === pointer);
      if (response !== undefined) this.#add(name, responseName(response, this.#find));
    }
  }

  /** Adds the modules and types of an area, and all names of its operations. */
  addArea(area: Area): void {
    const range = this.#find(tagPointer(area.title, this.#description));
    const operations = new Map(area.operations.map((each) => [each.shortName, [operationName(each, this.#find)]]));
    this.#add(handlersType(area).name, { range, members: operations });
    this.ofModules.set(areaModulePath(area), operations);
    this.#namespaces.set(area.name, [{ range, members: operations }]);
    const [outermost = area.name] = area.path;
    for (const name of [outermost, area.name])
      if (!this.#areas.has(name) || area.path.length === 1) this.#areas.set(name, [{ range, members: noMembers }]);
    for (const operation of area.operations) this.#addOperation(operation);
  }

  #addOperation(operation: OperationModel): void {
    const source = operationName(operation, this.#find);
    this.#operations.set(operation.id, [source]);
    const [path = pathName(operation, this.#find)] = this.#paths.get(operation.path) ?? [];
    const methods = new Map([...path.members, [operation.method, [source]] as const]);
    this.#paths.set(operation.path, [{ ...path, members: methods }]);
    const { handler, input, result } = operationTypes(operation);
    for (const name of [handler, input, result]) this.#add(name, source);
    for (const [location, part] of Object.entries(partOfLocation)) {
      const parameters = parametersName(operation, location as ParameterLocation, this.#find);
      this.#add(operationType(operation, part).name, parameters);
    }
    this.#add(responsesType(operation).name, responsesName(operation, this.#find));
    this.#addBodies(operation);
  }

  /** Adds the types of the bodies of requests and responses. */
  #addBodies(operation: OperationModel): void {
    for (const content of operation.body?.contents ?? []) {
      this.#addBody(bodySymbol(content, this.#schemas)?.name, `${operation.pointer}/requestBody`, content);
    }
    for (const response of operation.responses) {
      for (const content of response.contents)
        this.#addBody(bodySymbol(content, this.#schemas)?.name, response.pointer, content);
    }
  }

  #addBody(name: string | undefined, pointer: string, { schema, itemSchema }: Content): void {
    if (name === undefined) return;
    this.#add(name, { range: this.#find(pointer), members: membersOfSchemas([schema, itemSchema], this.#find) });
  }

  addSecurityScheme(scheme: SecuritySchemeModel): void {
    const range = this.#find(formatPointer(['components', 'securitySchemes', scheme.name]));
    const source = { range, members: noMembers };
    for (const { name } of [authType(scheme), schemeConstant(scheme)]) this.#add(name, source);
    this.#securitySchemes.set(scheme.name, [source]);
  }

  /** Adds the types whose members are all areas, paths, operations or security schemes. Call this method after all others. */
  addTypesOfWholeApi(): void {
    for (const { name } of [client.Auth, server.Authenticators]) {
      this.#add(name, { range: this.#find('#/components/securitySchemes'), members: this.#securitySchemes });
    }
    this.#add(pathsType.name, { range: this.#find('#/paths'), members: this.#paths });
    this.#add(operationsType.name, { range: this.#find('#/paths'), members: this.#operations });
    for (const { name } of [client.Client, server.Handlers, server.PartialHandlers]) {
      this.#add(name, { range: this.#find('#/info'), members: this.#areas });
    }
  }

  #add(name: string, source: SourceName): void {
    if (!this.all.has(name)) this.all.set(name, [source]);
  }
}

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
