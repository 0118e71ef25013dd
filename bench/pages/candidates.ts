import { createDiagnostics } from '../../description/diagnostics/index.ts';
import { loadDescription } from '../../description/load/load.ts';
import { serverOptions, serverTemplate } from '../../generator/emitters/index.ts';
import { reservedNames } from '../../generator/reserved-names.ts';
import { inspectDescription } from '../../model/check/index.ts';
import {
  documentedSuccesses,
  type Api,
  type Area,
  type OperationModel,
  type Pagination,
  type Schema,
} from '../../model/index.ts';
import { partsOf } from '../../model/inspect/value-types.ts';

/** An operation whose pages are recognized, and the data that a program needs to call it. */
export interface ReadableList {
  /** The method and the path. */
  readonly label: string;
  /** The name of the operation's area, and its name within the area. */
  readonly area: string;
  readonly name: string;
  readonly path: Readonly<Record<string, string>> | undefined;
  readonly hasBody: boolean;
  readonly pagination: Pagination;
  /** Options of the client whose value is an address. */
  readonly addresses: readonly string[];
  /** The URL template of the operation's own server. */
  readonly server: string | undefined;
}

/** The operations of a description. */
export interface FoundOperations {
  /** The lists with a parameter for pages. `reason` is the reason why the pages are not recognized. */
  readonly lists: readonly { readonly label: string; readonly reason: string | undefined }[];
  readonly others: readonly { readonly label: string; readonly hasPages: boolean }[];
  readonly paged: readonly ReadableList[];
}

/** Names of parameters for a cursor, a page or an offset. They are wider than the names that the model knows. */
const positions =
  /^(?:.*[[.])?(?:page|page_?(?:number|num|no|index|token|cursor|id)|current_?page|offset|skip|start|start_?(?:index|at|key|cursor|after)|starting_?(?:after|token)|from|cursor|.*cursor|after|.*marker|continue|continuation.*|next.*|(?:batch|sync|scroll|pagination)_?token|bookmark|scroll_?id|last_?id|after_?id|since_?id|\$?skip_?token)\]?$/iu;

/** Names that a point in time may also have. */
const timeNames = /^(?:start|from|after|since|next.*)$/iu;
const timeWords = /date|time|timestamp|period|unix|epoch/iu;

/** Reads a description, and finds its lists. */
export async function readDescription(path: string): Promise<FoundOperations> {
  const description = await loadDescription(path, createDiagnostics(), { remotes: [] });
  if (description === undefined) throw new Error('It cannot be loaded.');
  const { api } = inspectDescription(description, [], reservedNames);
  const byReference = new Map(api.schemas.map(({ reference, schema }) => [reference, schema]));
  const resolve = (reference: string): Schema | undefined => byReference.get(reference);
  const operations = api.areas.flatMap((area) => area.operations);
  const isList = (operation: OperationModel): boolean => hasPosition(operation) && returnsArray(operation, resolve);
  return {
    lists: operations
      .filter(isList)
      .map((operation) => ({ label: labelOf(operation), reason: operation.unpagedReason })),
    others: operations
      .filter((operation) => !isList(operation) && !hasAddress(operation))
      .map((operation) => ({ label: labelOf(operation), hasPages: operation.pagination !== undefined })),
    paged: api.areas.flatMap((area) =>
      area.operations.flatMap((operation) =>
        operation.pagination === undefined ? [] : [readable(area, operation, operation.pagination, api)],
      ),
    ),
  };
}

/** Returns true if the response of an operation has the address of the next page. Such an operation is a list, also without a parameter. */
const hasAddress = ({ pagination }: OperationModel): boolean =>
  pagination?.next.kind === 'link' || pagination?.next.kind === 'url';

const labelOf = ({ method, path }: OperationModel): string => `${method.toUpperCase()} ${path}`;

const hasPosition = ({ method, parameters }: OperationModel): boolean =>
  method === 'get' &&
  parameters.some(({ in: location, name, description = '', schema }) => {
    const format = schema.kind === 'keywords' ? (schema.format ?? '') : '';
    const isTime = timeWords.test(format) || (timeNames.test(name) && timeWords.test(description));
    return location === 'query' && positions.test(name) && !isTime;
  });

/** Returns true if the body of a successful response is an array, or contains one at most two properties deep. */
function returnsArray(operation: OperationModel, resolve: (reference: string) => Schema | undefined): boolean {
  const seen = new Set<Schema>();
  const hasArray = (schema: Schema, depth: number): boolean =>
    partsOf(schema, resolve).some((part) => {
      if (part.type?.includes('array') === true || part.items !== undefined) return true;
      const inner = depth === 0 ? [] : (part.properties ?? []).filter((property) => !seen.has(property.schema));
      for (const property of inner) seen.add(property.schema);
      return inner.some((property) => hasArray(property.schema, depth - 1));
    });
  return documentedSuccesses(operation).some(({ contents }) =>
    contents.some(
      ({ mediaType, schema }) => /json|\*\/\*/u.test(mediaType) && schema !== undefined && hasArray(schema, 2),
    ),
  );
}

/** Returns true if the URL of the main server begins with a variable. The variable is then the whole address. */
const beginsUrl = (name: string, { servers: [main] }: Api): boolean =>
  main !== undefined && serverTemplate(main).startsWith(`{${name}}`);

function readable(area: Area, operation: OperationModel, pagination: Pagination, api: Api): ReadableList {
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
  const own = operation.servers?.[0];
  return {
    label: labelOf(operation),
    area: area.name,
    name: operation.shortName,
    path: inPath.length === 0 ? undefined : Object.fromEntries(inPath.map(({ name }) => [name, 'x'])),
    hasBody: operation.body !== undefined,
    pagination,
    addresses: serverOptions(api).flatMap(({ name }) => (name === 'baseUrl' || beginsUrl(name, api) ? [name] : [])),
    server: own === undefined ? undefined : serverTemplate(own),
  };
}
