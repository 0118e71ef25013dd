import type { Api } from '@forgespec/model';
import { methods } from '@forgespec/templates/shared/methods';
import type { FunctionStructure, InterfaceStructure, TypeAliasStructure } from '../../code/structure.ts';
import { StructureKind } from '../../code/structure-kind.ts';
import { valueLiteral } from '../../code/literal.ts';
import { commentLines, docComment } from '../../code/comment.ts';
import { createModule, type Module } from '../../code/module.ts';
import { reexportAll, reexports } from '../../code/reexports.ts';
import { responsesByOperation } from '../validators/responses/symbols.ts';
import { untrusted } from '../validators/symbols.ts';
import { resultEncoders } from './result-encoders.ts';
import type { NeededParts } from './needed-parts.ts';
import { hasHeaders, hasKeysetPages, offsetGroups } from './paging-groups.ts';
import {
  handlersModulePath,
  handlersType,
  serverIndexPath,
  serverRuntime,
  reexported,
  securityModule,
  server,
} from './symbols.ts';

/**
 * Builds the module that users import. It exports the type of all handlers, and the function that creates a server from handlers.
 */
export function serverIndexModule(api: Api, parts: NeededParts): Module {
  const module = createModule(serverIndexPath);
  module.add(
    handlersInterface(api, module),
    ...optionTypes(parts, module),
    createDispatcher(api, parts, module),
    exportLines(api, parts).join('\n'),
  );
  return module;
}

function handlersInterface(api: Api, module: Module): InterfaceStructure {
  return {
    kind: StructureKind.Interface,
    isExported: true,
    name: server.Handlers.name,
    docs: docComment(commentLines(`The handlers of the operations of the ${api.title}, grouped by area.`)),
    properties: api.areas.map((area) => ({
      name: area.name,
      type: module.use(handlersType(area)),
      isReadonly: true,
      docs: docComment(commentLines(area.description ?? area.title)),
    })),
  };
}

function optionTypes(
  { security, verification, bodies, queryInBody, sentItems }: NeededParts,
  module: Module,
): TypeAliasStructure[] {
  const handlers = server.Handlers.name;
  const context = security ? `<${module.use(serverRuntime.CallerContext)}>` : '';
  const options = [
    `${module.use(serverRuntime.ContextOptions)}${context}`,
    module.use(serverRuntime.ServerOptions),
    ...(verification ? [module.use(serverRuntime.VerificationOptions)] : []),
    ...(bodies || queryInBody ? [module.use(serverRuntime.BodyOptions)] : []),
    module.use(serverRuntime.ResponseCheckOptions),
    module.use(serverRuntime.UndescribedOptions),
    ...(sentItems.includes('events') ? [module.use(serverRuntime.ItemOptions)] : []),
    ...(security
      ? [
          `${module.use(serverRuntime.SecurityOptions)} & { readonly authenticate: ${module.use(server.Authenticators)} }`,
        ]
      : []),
  ];
  return [
    {
      kind: StructureKind.TypeAlias,
      isExported: true,
      name: server.PartialHandlers.name,
      docs: docComment(['Some of the handlers. An operation without a handler responds with 501.']),
      type: `{ readonly [Area in keyof ${handlers}]?: Partial<${handlers}[Area]> }`,
    },
    {
      kind: StructureKind.TypeAlias,
      isExported: true,
      name: server.DispatcherOptions.name,
      docs: docComment(['The options of a server.']),
      type: options.join(' & '),
    },
  ];
}

/**
 * The steps that convert a binary request body. The keys are values of the option `binary`. The step `bytes` converts the body to an array
 * of bytes, and the step `stream` converts it to a stream.
 */
const binarySteps = { bytes: serverRuntime.bytesOfBody, stream: serverRuntime.streamOfBody } as const;

function createDispatcher(api: Api, parts: NeededParts, module: Module): FunctionStructure {
  const steps = requestSteps(parts, module);
  const encoders = resultEncoders(api, module);
  const encoder = encoders === undefined ? undefined : 'encode';
  const others = otherMethods(api);
  const members = [
    module.use(server.findRoute),
    module.use(server.routes),
    ...(others.length > 0 ? [`methods: ${valueLiteral([...methods, ...others])}`] : []),
    `steps: [${steps.join(', ')}]`,
    ...(parts.security ? [`Context: ${module.use(serverRuntime.CallerContext)}`] : []),
    `resultSteps: [${resultSteps(parts, encoder, module).join(', ')}]`,
    ...responseParts(parts, encoder, module),
  ];
  return {
    kind: StructureKind.Function,
    isExported: true,
    name: server.createDispatcher.name,
    docs: docComment([
      ...commentLines(`Returns a server of the ${api.title} without a transport: a function that handles requests.`),
      '',
      'Adapters pass requests to it: `createServer(nodeListener(createDispatcher(handlers, options)))`.',
    ]),
    parameters: [
      { name: 'handlers', type: server.PartialHandlers.name },
      { name: 'options', type: server.DispatcherOptions.name },
    ],
    returnType: module.use(serverRuntime.Dispatch),
    statements: [
      ...(encoders === undefined ? [] : [`const encode = ${module.use(serverRuntime.bodyEncoder)}(${encoders});`]),
      `return ${module.use(serverRuntime.createDispatch)}({ ${members.join(', ')} }, handlers, options);`,
    ],
  };
}

/** Returns the code of the steps from a request to the call of its handler, in the order in which the server runs them. */
function requestSteps(parts: NeededParts, module: Module): string[] {
  const readers = (): string => `{ ${module.use(untrusted.parseJson)}, ${module.use(untrusted.plainForm)} }`;
  return [
    ...(parts.verification ? [`${module.use(serverRuntime.verificationPart)}(options)`] : []),
    ...(parts.security
      ? [`${module.use(serverRuntime.authenticationPart)}(${module.use(server.securitySchemes)}, options)`]
      : []),
    ...(parts.negotiation ? [module.use(serverRuntime.negotiate)] : []),
    ...(parts.queryInBody ? [`${module.use(serverRuntime.queryPart)}(${readers()}, options)`] : []),
    module.use(serverRuntime.decodeParameters),
    ...(parts.security ? [`${module.use(serverRuntime.authorizationPart)}(options)`] : []),
    ...(parts.bodies
      ? [`${module.use(serverRuntime.bodyPart)}(${readers()}, options, ${module.use(server.routes)})`]
      : []),
    ...(parts.binaryBodies === undefined ? [] : [module.use(binarySteps[parts.binaryBodies])]),
    ...(parts.receivedItems.length === 0 ? [] : [itemBodies(parts.receivedItems, module)]),
  ];
}

/** Returns the code of the steps from the result of a handler to its response, in the order in which the server runs them. */
const resultSteps = (parts: NeededParts, encoder: string | undefined, module: Module): string[] => [
  ...(parts.conversions ? [`${module.use(serverRuntime.encodePart)}(${encoder ?? ''})`] : []),
  `${module.use(serverRuntime.omitPart)}(${optionArguments(parts, module)})`,
  `${module.use(serverRuntime.responseCheckPart)}(${checkArguments(parts, module)})`,
];

/** Returns the code of the server parts that write responses. */
function responseParts(parts: NeededParts, encoder: string | undefined, module: Module): string[] {
  const responses = [
    ...(parts.rawBodies ? [`streamOf: ${module.use(serverRuntime.streamedBody)}`] : []),
    ...(parts.mediaTypes ? [module.use(serverRuntime.matchingMediaTypes)] : []),
  ];
  const refusals =
    parts.refusals.length === 0
      ? []
      : [`...${module.use(serverRuntime.describedRefusals)}(${module.use(server.refusalFormats)})`];
  if (!parts.responses) return refusals;
  const writing = `${module.use(serverRuntime.responsePart)}({ ${responses.join(', ')} })`;
  return [...refusals, `...${parts.sentItems.length === 0 ? writing : itemResponses(writing, parts, encoder, module)}`];
}

/** Returns the arguments of the functions that check responses. */
const checkArguments = (parts: NeededParts, module: Module): string =>
  `${module.use(responsesByOperation)}, ${optionArguments(parts, module)}`;

/** Returns the arguments of the functions that depend on the media types of responses. */
const optionArguments = ({ mediaTypes }: NeededParts, module: Module): string =>
  mediaTypes ? `options, ${module.use(serverRuntime.matchingMediaTypes)}` : 'options';

/**
 * Returns the HTTP methods, such as `purge`, that OpenAPI allows only in `additionalOperations` of a path item. The result contains only
 * methods that an operation of the API has. They are in lower case.
 */
const otherMethods = ({ areas }: Api): string[] => {
  const used = new Set(areas.flatMap(({ operations }) => operations.map(({ method }) => method)));
  return [...used].filter((method) => methods.every((field) => field !== method)).toSorted();
};

const itemSplitters = { lines: serverRuntime.jsonLines, records: serverRuntime.jsonRecords } as const;
const itemWriters = {
  events: serverRuntime.writeEvent,
  lines: serverRuntime.writeJsonLine,
  records: serverRuntime.writeJsonRecord,
} as const;

/** Returns the code of the step that splits request bodies into items. */
function itemBodies(notations: NeededParts['receivedItems'], module: Module): string {
  const splitters = notations.map((notation) => `${notation}: ${module.use(itemSplitters[notation])}`);
  const reader = module.use(untrusted.parseJson);
  return `${module.use(serverRuntime.itemBodyPart)}({ ${splitters.join(', ')} }, { ${reader} }, options)`;
}

/**
 * Returns the code of the server parts that write responses. If a body is a sequence of items, these parts write one item after the other.
 *
 * @param writing the code of the parts that write other bodies.
 */
function itemResponses(writing: string, parts: NeededParts, encoder: string | undefined, module: Module): string {
  const { sentItems, conversions } = parts;
  const writers = sentItems.map((notation) => `${notation}: ${module.use(itemWriters[notation])}`);
  const steps = [
    `${module.use(serverRuntime.omitFromItems)}(${optionArguments(parts, module)})`,
    `${module.use(serverRuntime.itemCheck)}(${checkArguments(parts, module)})`,
  ];
  const functions = [
    `writers: { ${writers.join(', ')} }`,
    `steps: [${steps.join(', ')}]`,
    ...(conversions ? [`convert: ${encoder ?? module.use(serverRuntime.wireFormOf)}`] : []),
  ];
  const options = sentItems.includes('events') ? 'options' : '{}';
  return `${module.use(serverRuntime.withItemStreams)}(${writing}, { ${functions.join(', ')} }, ${options})`;
}

function exportLines(api: Api, parts: NeededParts): string[] {
  const symbols = [
    server.findRoute,
    server.routes,
    ...reexported.always,
    ...(parts.security ? reexported.security : []),
    ...(parts.verification ? [serverRuntime.UnverifiedRequest] : []),
    ...(parts.rawBodies ? reexported.rawBodies : []),
    ...(parts.sentItems.length > 0 ? reexported.items : []),
    ...(parts.sentItems.includes('events') ? reexported.events : []),
    ...offsetGroups(api).flatMap((group) => [...(hasHeaders(group) ? [group.page] : []), group.slice]),
    ...(hasKeysetPages(api) ? reexported.keysetPages : []),
    ...(parts.standAlone ? reexported.standAlone : []),
  ];
  return [
    ...api.areas.map((area) => reexportAll(serverIndexPath, handlersModulePath(area))),
    ...(parts.security ? [reexportAll(serverIndexPath, securityModule)] : []),
    ...reexports(serverIndexPath, symbols),
  ];
}
