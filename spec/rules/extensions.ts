/** An OpenAPI object that an extension may stand on, by Redocly's name for it; `Root` is the document itself. */
export type Place =
  | 'Root'
  | 'Tag'
  | 'Operation'
  | 'Parameter'
  | 'RequestBody'
  | 'MediaType'
  | 'Response'
  | 'Header'
  | 'Schema'
  | 'SecurityScheme';

/** What an `x-` key of this description means. `extensions.md` shows this table. */
export interface Extension {
  readonly on: readonly Place[];
  /** The values it takes, in words. */
  readonly value: string;
  /** The same as JSON Schema 2020-12. */
  readonly schema: object;
  /** What it says, and what follows from it. */
  readonly meaning: string;
}

const text = { type: 'string', pattern: '\\S' };
const name = { type: 'string', pattern: '^[\\w.\\[\\]-]+$' };
const camelCase = { type: 'string', pattern: '^[a-z][A-Za-z0-9]*$' };
const flag = { const: true };
const oneOrMore = (items: object): object => ({ type: 'array', items, minItems: 1, uniqueItems: true });
const oneOrSeveral = (items: object): object => ({ anyOf: [items, oneOrMore(items)] });

export const extensions: Readonly<Record<`x-${string}`, Extension>> = {
  'x-form-style': {
    on: ['Root'],
    value: '`brackets`',
    schema: { const: 'brackets' },
    meaning:
      'How nested values are written in form bodies: `name[]`, `name[key]`, `name[0][key]`. Said once; schemas name the plain properties.',
  },
  'x-client-extras': {
    on: ['Root'],
    value: 'a list of `checkAnswers`, `http`, `limitBody`, `limitConcurrency`, `traceRequests`',
    schema: oneOrMore({ enum: ['checkAnswers', 'http', 'limitBody', 'limitConcurrency', 'traceRequests'] }),
    meaning:
      'Parts of the generated client that no operation needs: `http` is the client of openapi-fetch, the others are functions. With `checkAnswers`, the validators have `judgeResponse`, which it takes. The client has a part that an operation needs without this key.',
  },
  'x-parameters-in': {
    on: ['Root'],
    value: '`query-or-body`',
    schema: { const: 'query-or-body' },
    meaning:
      'Parameters may be sent as a query string or as a request body. An operation that describes query parameters also takes them in a form or JSON body. An operation that describes a form body also takes its properties in the query, written as in the form. A parameter that is sent in both is an error. The key does not apply to an operation that describes both, nor to paths and operations with `servers` of their own.',
  },
  'x-tagGroups': {
    on: ['Root'],
    value: 'a list of `{ name, tags }`',
    schema: oneOrMore({
      type: 'object',
      properties: { name: text, tags: oneOrMore(text) },
      required: ['name', 'tags'],
      additionalProperties: false,
    }),
    meaning: 'The chapters of the reference, each with its tags in order. A tag of no chapter is not shown.',
  },
  'x-traitTag': {
    on: ['Tag'],
    value: '`true`',
    schema: flag,
    meaning: 'A tag without operations: its description is a page of the guide.',
  },
  'x-sdk': {
    on: ['Operation'],
    value: '`{ group, method }`, both in camelCase',
    schema: {
      type: 'object',
      properties: { group: camelCase, method: camelCase },
      required: ['group', 'method'],
      additionalProperties: false,
    },
    meaning:
      'Where the client has the operation: `{ group: projectBadges, method: list }` is `client.projectBadges.list()`.',
  },
  'x-async': {
    on: ['Operation'],
    value: '`true`',
    schema: flag,
    meaning: 'The answer says that work was accepted; the work goes on in the background.',
  },
  'x-codeSamples': {
    on: ['Operation'],
    value: 'a list of `{ lang, label, source }`',
    schema: oneOrMore({
      type: 'object',
      properties: { lang: text, label: text, source: text },
      required: ['lang', 'source'],
      additionalProperties: false,
    }),
    meaning: 'Programs that make the call, shown beside it in the reference. Generated, never written by hand.',
  },
  'x-role': {
    on: ['Operation', 'Parameter', 'Schema'],
    value: '`Planner`, `Reporter`, `Developer`, `Maintainer`, `Owner` or `Administrator`',
    schema: { enum: ['Planner', 'Reporter', 'Developer', 'Maintainer', 'Owner', 'Administrator'] },
    meaning:
      'The lowest role that may call the operation, send the parameter or see the property. On an operation it demands a 403 (`forge/statuses`).',
  },
  'x-tier': {
    on: ['Operation', 'Parameter', 'Schema'],
    value: 'a list of `free`, `paid`',
    schema: oneOrMore({ enum: ['free', 'paid'] }),
    meaning: 'The tiers that have it. All of them, where the key is missing.',
  },
  'x-offering': {
    on: ['Operation', 'Parameter', 'Schema'],
    value: 'a list of `hosted`, `self-managed`, `dedicated`',
    schema: oneOrMore({ enum: ['hosted', 'self-managed', 'dedicated'] }),
    meaning: 'The offerings that have it. All of them, where the key is missing.',
  },
  'x-flag': {
    on: ['Operation', 'Parameter', 'Schema'],
    value: 'the name of a feature flag, in snake_case',
    schema: { type: 'string', pattern: '^[a-z][a-z0-9_]*$' },
    meaning: 'It works as described only where this feature flag is on.',
  },
  'x-token-scopes': {
    on: ['Operation'],
    value: 'a list of scopes, in snake_case',
    schema: oneOrMore({ type: 'string', pattern: '^[a-z][a-z0-9_]*$' }),
    meaning: 'Scopes of an access token, any one of which allows the call.',
  },
  'x-token-exchange': {
    on: ['SecurityScheme'],
    value: '`{ operation, query, scope, token }`',
    schema: {
      type: 'object',
      properties: {
        operation: text,
        query: { type: 'object', additionalProperties: text },
        scope: text,
        token: text,
      },
      required: ['operation', 'scope', 'token'],
      additionalProperties: false,
    },
    meaning:
      'The token of this scheme comes from that operation, which must exist (`forge/token-exchange-defined`): asked with `query`, and with what the token is for in the query parameter `scope`; the property `token` of its answer is the token. What it is for stands in the `security` of each operation, with `{name}` for a value of the path: `RegistryToken: [repository:{image_path}:delete]`.',
  },
  'x-required-headers': {
    on: ['Operation'],
    value: 'a map of header names to values',
    schema: { type: 'object', minProperties: 1, additionalProperties: text },
    meaning:
      'Headers to send exactly so. OpenAPI ignores a parameter called `Accept`, `Content-Type` or `Authorization`.',
  },
  'x-since': {
    on: ['Operation', 'Parameter', 'RequestBody', 'MediaType', 'Response', 'Header', 'Schema'],
    value: "a quoted version: `'16.10'`",
    schema: { type: 'string', pattern: '^\\d+\\.\\d+$' },
    meaning: 'The version of the service that brought it. Quoted: as a number, 16.10 would be 16.1.',
  },
  'x-removal': {
    on: ['Operation', 'Parameter', 'Header', 'Schema'],
    value: "a quoted version, `'18.0'`, or `API v5`",
    schema: { type: 'string', pattern: '^(?:\\d+\\.\\d+|API v\\d+)$' },
    meaning: 'The version of the service, or of the API, that is to be without it.',
  },
  'x-replaced-by': {
    on: ['Operation', 'Parameter', 'Header', 'Schema'],
    value: 'an operationId, a name, or words',
    schema: text,
    meaning: 'What to use instead of something deprecated. An operationId must exist (`forge/replacement-defined`).',
  },
  'x-pagination': {
    on: ['Operation'],
    value: '`offset`, `keyset`, `both` or `none`',
    schema: { enum: ['offset', 'keyset', 'both', 'none'] },
    meaning:
      'How a list is paginated. Every list says so, and has the parameters and headers of that method (`forge/pagination`).',
  },
  'x-paging': {
    on: ['Parameter', 'Header'],
    value:
      '`page`, `size`, `offset`, `cursor` or `method` on a parameter; `page`, `size`, `next`, `previous`, `total` or `total-pages` on a header',
    schema: { enum: ['page', 'size', 'offset', 'cursor', 'method', 'next', 'previous', 'total', 'total-pages'] },
    meaning:
      'The purpose of a query parameter or response header of a paginated list, because OpenAPI has no word for it. A parameter has the number of the page (from 1), the number of items on a page, the number of items to skip, a cursor, or the choice of the method. A header has the number of the page, of items on a page, of the next or previous page, of all items, or of all pages. `next` on a header of a list with a cursor is the cursor of the next page. The header `Link` (RFC 8288) needs no such key, and goes before the others.',
  },
  'x-only-with': {
    on: ['Parameter', 'Header', 'Schema'],
    value: 'a parameter, with `=` and a value where that matters: `tags_count=true`; or a list of them',
    schema: oneOrSeveral({ type: 'string', pattern: '^[\\w.\\[\\]-]+(?:=\\S+)?$' }),
    meaning:
      'A property, header or variant that is there, or a parameter that works, only when that parameter is sent so. It must exist (`forge/companion-defined`).',
  },
  'x-exclusive-with': {
    on: ['Parameter', 'Schema'],
    value: 'a name, or a list of names',
    schema: oneOrSeveral(name),
    meaning:
      'Parameters, or properties of a request, that may not be sent together with it. They must exist (`forge/companion-defined`); write the key on each of them.',
  },
  'x-alternative-to': {
    on: ['Parameter'],
    value: 'a name',
    schema: name,
    meaning:
      'Another way to write that parameter: `approved_by_ids` takes `None` or `Any`, `approved_by_ids[]` takes numbers. It must exist (`forge/companion-defined`).',
  },
  'x-sampled': {
    on: ['Parameter'],
    value: '`true`',
    schema: flag,
    meaning:
      'An optional parameter that samples send all the same, and the first request of the console, with its first example. The size of a page (`x-paging: size`) needs no such mark.',
  },
  'x-encoded-path': {
    on: ['Parameter'],
    value: '`true`',
    schema: flag,
    meaning: 'A path parameter whose slashes are sent as `%2F`. Sent as they are, they match no endpoint.',
  },
  'x-multi-segment': {
    on: ['Parameter'],
    value: '`true`',
    schema: flag,
    meaning:
      'A path parameter whose slashes are sent as they are, so it spans several segments. OpenAPI alone cannot say this.',
  },
  'x-convention': {
    on: ['Schema'],
    value: '`file-content`',
    schema: { const: 'file-content' },
    meaning:
      'A convention that values of the schema follow, which OpenAPI has no word for. `file-content`: `content` is the content of a file, as text or in Base64, and `encoding` says which. The client has functions for it.',
  },
  'x-values-seen': {
    on: ['Schema'],
    value: 'a list of values',
    schema: oneOrMore({}),
    meaning: 'Values that are known of, where others must be expected. A complete list is an `enum`.',
  },
  'x-not-shown': {
    on: ['Operation', 'Parameter', 'RequestBody', 'MediaType', 'Response', 'Header', 'Schema'],
    value: 'words',
    schema: text,
    meaning:
      'What the documents leave out, and this description therefore leaves open. A schema that allows anything must say so (`forge/not-shown`).',
  },
};
