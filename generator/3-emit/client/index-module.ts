import type {
  FunctionDeclarationStructure,
  InterfaceDeclarationStructure,
  OptionalKind,
  PropertySignatureStructure,
} from 'ts-morph';
import { StructureKind } from '../../code/structure-kind.ts';
import type { Api } from '../../2-model/api.ts';
import { commentLines, docComment } from '../../code/comment.ts';
import { createModule, type Module } from '../../code/module.ts';
import { operationsType, pathsType } from '../types/symbols.ts';
import { carriedAlternatives, carriedSchemes } from './carried-scheme.ts';
import { optionsParameter, serverOptions } from './server-options.ts';
import { areaBinder, areaType, client, indexModule, runtime, schemeConstant } from './symbols.ts';

/** The module that users import: the client with all areas, and everything else that there is. */
export function indexModuleOf(api: Api): Module {
  const module = createModule(indexModule);
  module.add(clientType(api, module), createFunction(api, module), errorGuard(module), exportLines(api).join('\n'));
  return module;
}

function clientType(api: Api, module: Module): InterfaceDeclarationStructure {
  return {
    kind: StructureKind.Interface,
    isExported: true,
    name: 'Client',
    docs: docComment(
      commentLines(`A client for the ${api.title}: its operations by area, and what their functions need.`),
    ),
    extends: [module.use(runtime.CoreClient)],
    properties: [
      httpClient(module),
      ...api.areas.map((area) => ({
        name: area.name,
        type: module.use(areaType(area)),
        isReadonly: true,
        docs: docComment(commentLines(area.description ?? area.title)),
      })),
    ],
  };
}

function httpClient(module: Module): OptionalKind<PropertySignatureStructure> {
  return {
    name: 'http',
    type: `${module.use(runtime.HttpClient)}<${module.use(pathsType)}>`,
    isReadonly: true,
    docs: docComment([
      'The client of openapi-fetch, typed by path, for requests that the description does not have. It sends to the main',
      'server with the same headers, credential, retries, time limits and errors, and takes `timeout`, `deadline` and',
      '`retry` for a request. A failure is a value: `{ data, error, response }`.',
      '',
      '@see https://openapi-ts.dev/openapi-fetch/',
    ]),
  };
}

function createFunction(api: Api, module: Module): FunctionDeclarationStructure {
  const limits = `[...(options.middleware ?? []), ${module.use(runtime.limitBody)}(options.longestBody)]`;
  const core = `${module.use(client.createCoreClient)}({ ...options, middleware: ${limits} })`;
  const http = `${module.use(runtime.createHttpClient)}<${module.use(pathsType)}>(client, ${httpSecurity(api, module)})`;
  const areas = api.areas.map((area) => `${area.name}: ${module.use(areaBinder(area))}(client),`);
  return {
    kind: StructureKind.Function,
    isExported: true,
    name: 'createClient',
    docs: docComment([
      'Makes a client with all areas. It sends again what may be repeated, gives up what takes too long, and',
      'follows redirects. No credential goes to another origin.',
    ]),
    parameters: [
      optionsParameter(`${module.use(client.ClientOptions)} & ${module.use(runtime.BodyLimit)}`, serverOptions(api)),
    ],
    returnType: 'Client',
    statements: [`const client = ${core};`, `return {\n...client,\nhttp: ${http},\n${areas.join('\n')}\n};`],
  };
}

/** Returns the security of requests that the description does not have: that of the whole API, or each scheme by itself. */
function httpSecurity(api: Api, module: Module): string {
  const general = carriedAlternatives(api.security, api).filter(({ length }) => length > 0);
  const alternatives = general.length > 0 ? general : carriedSchemes(api).map((scheme) => [scheme]);
  const lists = alternatives.map((schemes) =>
    schemes.map(({ scheme }) => module.use(schemeConstant(scheme))).join(', '),
  );
  return `[${lists.map((list) => `[${list}]`).join(', ')}]`;
}

function errorGuard(module: Module): FunctionDeclarationStructure {
  const operations = module.use(operationsType);
  return {
    kind: StructureKind.Function,
    isExported: true,
    name: 'isErrorOf',
    docs: docComment([
      'Whether something that was thrown is an answer to an operation, by its `operationId`: `error.status` then',
      'tells the type of `error.body`.',
    ]),
    typeParameters: [{ name: 'Id', constraint: `keyof ${operations} & string` }],
    parameters: [
      { name: 'error', type: 'unknown' },
      { name: 'operation', type: 'Id' },
    ],
    returnType: `error is ${module.use(runtime.OperationError)}<${operations}, Id>`,
    statements: `return ${module.use(runtime.isAnswerTo)}(operation, error);`,
  };
}

const exportLines = (api: Api): string[] => [
  `export { createCoreClient, ${carriedSchemes(api).length === 0 ? '' : 'type Auth, '}type ClientOptions } from './core-client.ts';`,
  ...api.areas.map(({ file }) => `export * from './${file}.ts';`),
  ...(takesFileContents(api)
    ? [`export { fileBytes, fileContent, type FileContent } from './runtime/file-content.ts';`]
    : []),
  ...(takesQueriesInBodies(api) ? [`export { longQueryInBody } from './runtime/long-query.ts';`] : []),
  ...runtimeExports,
];

/** Returns true if a query that is too long can be sent as a body (`x-parameters-in`). */
export const takesQueriesInBodies = ({ areas }: Api): boolean =>
  areas.some(({ operations }) => operations.some((operation) => operation.alsoTakesParametersIn === 'body'));

/** Whether a body holds the content of a file with its encoding beside it. */
const takesFileContents = ({ schemas }: Api): boolean =>
  schemas.some(({ schema }) => {
    const names = schema.kind === 'keywords' ? (schema.properties ?? []).map(({ name }) => name) : [];
    return names.includes('content') && names.includes('encoding');
  });

const runtimeExports: readonly string[] = [
  `export type { ApiCall } from './runtime/api-call.ts';`,
  `export { ApiError } from './runtime/api-error.ts';`,
  `export type { Answer, ApiResult } from './runtime/api-result.ts';`,
  `export { cachedCredential } from './runtime/cached-credential.ts';`,
  `export type { BodyFormat, CallOptions } from './runtime/call-options.ts';`,
  `export { checkAnswers, InvalidAnswerError, type AnswerIssue, type CheckedAnswer } from './runtime/check-answers.ts';`,
  `export type { CoreClient } from './runtime/core.ts';`,
  `export { ConnectionError, TimeoutError } from './runtime/connection-error.ts';`,
  `export type { BasicCredential, Credential, CredentialProvider } from './runtime/credentials.ts';`,
  `export { formBody } from './runtime/form-body.ts';`,
  `export type { HttpClient, HttpOptions, HttpResult } from './runtime/http-types.ts';`,
  `export { limitBody, type BodyLimit } from './runtime/limit-body.ts';`,
  `export { limitConcurrency } from './runtime/limit-concurrency.ts';`,
  `export type { OperationError } from './runtime/operation-error.ts';`,
  `export type { PagedMethod } from './runtime/paged-method.ts';`,
  `export { itemsOf, pagesOf, type ListOptions, type Page } from './runtime/pages.ts';`,
  `export type { AnswerCheck } from './runtime/reply.ts';`,
  `export { RequestError } from './runtime/request-error.ts';`,
  `export type { ResilienceOptions } from './runtime/resilience.ts';`,
  `export type { ResponseHeaders } from './runtime/response-headers.ts';`,
  `export { responseOf } from './runtime/response-of.ts';`,
  `export { resultOf } from './runtime/result-of.ts';`,
  `export type { RetryOptions } from './runtime/retry-requests.ts';`,
  `export type { Fetch, HttpRequest, Middleware, Send, SendContext } from './runtime/send.ts';`,
  `export * from './runtime/status-errors.ts';`,
  `export { traceRequests, type TraceEvent } from './runtime/trace-requests.ts';`,
  `export { waitFor, type WaitOptions } from './runtime/wait-for.ts';`,
];
