import { isJsonObject, type JsonObject } from '../../1-load/json.ts';
import { fileName, typeName, valueName } from '../../code/identifier.ts';
import type { Area, Server } from '../api.ts';
import { methods, type Method, type Operation } from '../operation.ts';
import { buildFacts } from './build-facts.ts';
import { buildBody, buildResponses } from './build-messages.ts';
import { buildParameters } from './build-parameters.ts';
import { buildSecurity } from './build-security.ts';
import { buildServers } from './build-servers.ts';
import { inside, type BuildContext } from './context.ts';
import { createNames, type Names } from './names.ts';
import { readMembers, readObject, readText, readTexts } from './read.ts';

interface Placed {
  readonly operation: Operation;
  /** The name of its area, before it is made an identifier. */
  readonly group: string;
  readonly tag: string | undefined;
}

/** The operations of the document, by area, sorted by name; operations by path, then by method. */
export function buildAreas(context: BuildContext): Area[] {
  const names = createNames(context);
  const ids = new Map<string, string>();
  const placed = readMembers(context.document, 'paths')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .filter(([path]) => path.startsWith('/'))
    .flatMap(([path, node]) => buildPath(path, node, names, ids, context));

  const areaNames = createNames(context);
  const areas = [...Map.groupBy(placed, ({ group }) => group)].map(([group, members]) =>
    buildArea(group, members, areaNames, context),
  );
  return areas.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function buildArea(group: string, members: readonly Placed[], areaNames: Names, context: BuildContext): Area {
  const [first] = members;
  const title = first?.tag ?? group;
  const tag = readTags(context).find((candidate) => candidate.name === title);
  const shortNames = createNames(context);
  for (const { operation } of members) {
    const place = context.place(context.at(operation.pointer), 'x-sdk') ?? context.place(context.at(operation.pointer));
    shortNames.claim(operation.shortName, `method of operation ${operation.name}`, place);
  }
  return {
    name: areaNames.claim(valueName(group), `area "${group}"`, undefined),
    file: fileName(group),
    title,
    description: tag === undefined ? undefined : readText(tag, 'description'),
    operations: members.map(({ operation }) => operation),
  };
}

const readTags = (context: BuildContext): JsonObject[] =>
  Array.isArray(context.document.tags) ? context.document.tags.filter(isJsonObject) : [];

function buildPath(path: string, node: JsonObject, names: Names, ids: Map<string, string>, context: BuildContext): Placed[] {
  const pathItem = context.follow(node, inside('#/paths', path));
  const servers = buildServers(pathItem.node);
  return methods.flatMap((method) => {
    const operation = readObject(pathItem.node, method);
    if (operation === undefined) return [];
    const at = { node: operation, pointer: inside(pathItem.pointer, method) };
    checkId(operation, `${method.toUpperCase()} ${path}`, ids, context);
    return [place(buildOperation(path, method, pathItem, at, servers, names, context), operation)];
  });
}

function place(operation: Operation, node: JsonObject): Placed {
  const tag = readTexts(node, 'tags')[0];
  const group = readText(readObject(node, 'x-sdk') ?? {}, 'group');
  return { operation, group: group ?? tag ?? 'default', tag };
}

function checkId(operation: JsonObject, where: string, ids: Map<string, string>, context: BuildContext): void {
  const id = readText(operation, 'operationId');
  if (id === undefined) {
    const message = `${where} has no operationId.`;
    const fix = 'Give it one: it names the generated function.';
    context.diagnostics.warning('operation-id-missing', message, fix, context.place(operation));
    return;
  }
  const other = ids.get(id);
  if (other !== undefined) {
    const message = `${where} and ${other} share the operationId ${id}.`;
    const fix = 'Rename one of them.';
    context.diagnostics.error('operation-id-duplicate', message, fix, context.place(operation, 'operationId', 'value'));
  }
  ids.set(id, where);
}

function buildOperation(
  path: string,
  method: Method,
  pathItem: { node: JsonObject; pointer: string },
  { node, pointer }: { node: JsonObject; pointer: string },
  pathServers: readonly Server[] | undefined,
  names: Names,
  context: BuildContext,
): Operation {
  const id = readText(node, 'operationId');
  const what = id === undefined ? `operation ${method.toUpperCase()} ${path}` : `operation "${id}"`;
  const wanted = valueName(id ?? nameFromPath(method, path));
  // A repeated operationId is reported as such, and not once more as a collision of names.
  const name = names.claim(wanted, what, context.place(node, 'operationId', 'value') ?? context.place(node));
  const shortName = readText(readObject(node, 'x-sdk') ?? {}, 'method');
  return {
    name,
    id,
    shortName: shortName === undefined ? name : valueName(shortName).replace(/_$/u, ''),
    method,
    path,
    pointer,
    summary: readText(node, 'summary'),
    description: readText(node, 'description'),
    facts: buildFacts(node),
    parameters: buildParameters(path, pathItem, { node, pointer }, context),
    body: buildBody(node, pointer, context),
    responses: buildResponses(node, pointer, context),
    security: buildSecurity(node, context),
    servers: buildServers(node) ?? pathServers,
  };
}

/** A name for an operation that has none: `GET /projects/{id}/badges` → `getProjectsByIdBadges`. */
function nameFromPath(method: Method, path: string): string {
  const words = path.split('/').map((segment) => {
    const parameter = /^\{(.*)\}$/u.exec(segment)?.[1];
    return parameter === undefined ? typeName(segment) : `By${typeName(parameter)}`;
  });
  return method + words.join('');
}
