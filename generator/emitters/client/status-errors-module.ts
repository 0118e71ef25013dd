import { statusPhrase } from '@forgespec/templates/shared/status-phrases';
import { statusClass } from '@forgespec/templates/shared/statuses';
import type { Api } from '@forgespec/model';
import { StructureKind, VariableDeclarationKind } from '../../code/structure-kind.ts';
import { docComment } from '../../code/comment.ts';
import { stringLiteral } from '../../code/literal.ts';
import { createModule, type Module } from '../../code/module.ts';
import { exportedValue, type ExportedSymbol } from '../../code/symbol.ts';
import { client, statusErrorsModule, machinery } from './symbols.ts';

/** An error class for responses that have one status, or a status in one range. */
export interface StatusError {
  /** The status, such as 404, or the first digit of a range of statuses. For example, 5 stands for 500 to 599. */
  readonly status: number;
  readonly symbol: ExportedSymbol;
  readonly words: string;
}

const statusError = (status: number, name: string, words: string): StatusError => ({
  status,
  symbol: exportedValue(`${name}Error`, statusErrorsModule),
  words,
});

const all: readonly StatusError[] = [
  statusError(3, 'Redirect', '3xx: a redirect that is not followed. `headers` has its target.'),
  statusError(304, 'NotModified', '304: nothing has changed.'),
  statusError(400, 'BadRequest', '400'),
  statusError(401, 'Unauthorized', '401: the credential is missing or not valid.'),
  statusError(403, 'Forbidden', '403: the caller may not do this.'),
  statusError(404, 'NotFound', '404'),
  statusError(408, 'RequestTimeout', '408: the service waited too long for the request.'),
  statusError(409, 'Conflict', '409: the request conflicts with the state of the resource.'),
  statusError(412, 'PreconditionFailed', '412: the resource has changed since the caller read it.'),
  statusError(414, 'UriTooLong', '414: the URL is too long, usually because of its query.'),
  statusError(422, 'UnprocessableContent', '422: a value did not pass validation.'),
  statusError(429, 'RateLimit', '429: too many requests. The header `retry-after` may have the time to wait.'),
  statusError(5, 'Server', '5xx: the service failed.'),
];

/** The statuses that each client handles, or their first digit: redirects, URLs that are too long, and busy services. */
const handled: readonly number[] = [3, 414, 429, 5];

/** Returns the error classes of a client: those of the documented statuses, and those of the statuses that each client handles. */
export function statusErrors(api: Api): StatusError[] {
  const documented = api.areas.flatMap(({ operations }) =>
    operations.flatMap(({ responses }) => responses.map(({ status }) => status)),
  );
  const needed = new Set([
    ...documented.flatMap((status) => (status === '304' ? [304] : [parseInt(status, 10), statusClass(status)])),
    ...handled,
  ]);
  return all.filter(({ status }) => needed.has(status));
}

/** Builds the module with the error classes of statuses. */
export function statusErrorsModuleOf(api: Api): Module {
  const module = createModule(statusErrorsModule);
  const errors = statusErrors(api);
  const classes = errors.map(({ status, symbol, words }) => {
    const body = status < 100 ? '{}' : `{\ndeclare readonly status: ${status};\n}`;
    return `/** ${words} */\nexport class ${symbol.name} extends ${module.use(machinery.ApiError)} ${body}`;
  });
  const entries = errors.map(({ status, symbol: { name } }) => {
    const parts = [name, stringLiteral(name), ...(status < 100 ? [] : [stringLiteral(statusPhrase(status))])];
    return `${status}: [${parts.join(', ')}],`;
  });
  module.add(...classes, {
    kind: StructureKind.VariableStatement,
    isExported: true,
    declarationKind: VariableDeclarationKind.Const,
    docs: docComment(['The classes. Each key is a status, or its first digit.']),
    declarations: [
      {
        name: client.errorClasses.name,
        type: module.use(machinery.ErrorClasses),
        initializer: `{\n${entries.join('\n')}\n}`,
      },
    ],
  });
  return module;
}
