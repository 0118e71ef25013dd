import type { Api } from '@forgespec/model';
import type { FunctionStructure } from '../../code/structure.ts';
import { StructureKind } from '../../code/structure-kind.ts';
import { docComment } from '../../code/comment.ts';
import type { Module } from '../../code/module.ts';
import { usableAlternatives, usableSchemes } from './usable-schemes.ts';
import { client, machinery, runtime, schemeConstant } from './symbols.ts';

/** Builds the functions `callUndescribed` and `fetchOf`, which send requests that the description does not have. */
export function undescribedCalls(api: Api, module: Module): FunctionStructure[] {
  const security = generalSecurity(api, module);
  return [callFunction(security, module), fetchFunction(security, module)];
}

function callFunction(security: string | undefined, module: Module): FunctionStructure {
  const request = ['method', 'path', ...(security === undefined ? [] : [`security: ${security}`])].join(', ');
  return {
    kind: StructureKind.Function,
    isExported: true,
    name: client.callUndescribed.name,
    docs: docComment([
      'Sends a request that the description does not have, with the headers, credentials, retries and time limits of the client.',
      '`await` returns the value of a JSON body, the text of a text, and a `Blob` of any other body. A body of the request is sent as',
      'JSON, except a `Blob`, a stream, a text, `FormData`, `URLSearchParams` or bytes, which are sent unchanged.',
    ]),
    parameters: [
      { name: 'client', type: module.use(runtime.CoreClient) },
      { name: 'method', type: 'string' },
      { name: 'path', type: '`/${string}`' },
      { name: 'input', type: module.use(machinery.CallInput), initializer: '{}' },
      { name: 'options', type: module.use(client.CallOptions), initializer: '{}' },
    ],
    returnType: `${module.use(runtime.ApiCall)}<unknown, ${module.use(machinery.UndescribedResponses)}>`,
    statements: `return ${module.use(machinery.sendUndescribed)}(client, { ${request} }, input, options);`,
  };
}

function fetchFunction(security: string | undefined, module: Module): FunctionStructure {
  return {
    kind: StructureKind.Function,
    isExported: true,
    name: client.fetchOf.name,
    docs: docComment([
      'Returns a function like `fetch` that sends requests with the headers, credentials, retries and time limits of a client. Other',
      'libraries, such as openapi-fetch, can use it. A failure is a response, and not an exception.',
    ]),
    parameters: [
      { name: 'client', type: module.use(runtime.CoreClient) },
      { name: 'options', type: `Omit<${module.use(client.CallOptions)}, 'headers' | 'signal'>`, initializer: '{}' },
    ],
    returnType: module.use(machinery.Fetch),
    statements: `return ${module.use(machinery.fetchAs)}(client, ${security ?? '[]'}, options);`,
  };
}

/**
 * Returns the code of the security alternatives for requests that the description does not have. These are the alternatives in the `security`
 * of the whole API. If the API has no alternatives with usable schemes, each usable scheme of the API is an alternative. Returns undefined if
 * the API has no usable schemes.
 */
function generalSecurity(api: Api, module: Module): string | undefined {
  const general = usableAlternatives(api.security, api).filter(({ length }) => length > 0);
  const alternatives = general.length > 0 ? general : usableSchemes(api).map((scheme) => [scheme]);
  if (alternatives.length === 0) return undefined;
  const lists = alternatives.map((schemes) =>
    schemes.map(({ scheme }) => module.use(schemeConstant(scheme))).join(', '),
  );
  return `[${lists.map((list) => `[${list}]`).join(', ')}]`;
}
