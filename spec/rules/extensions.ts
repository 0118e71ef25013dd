import {
  camelCase,
  closedObject,
  name,
  oneOrMore,
  oneOrSeveral,
  onlyTrue,
  paginationMethods,
  paginationObject,
  text,
} from './value-schemas.ts';

/** The name that Redocly uses for an OpenAPI object that can contain an extension. `Root` is the document itself. */
export type ExtensionTarget =
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

/** The meaning of an `x-` key of this description. `extensions.md` shows this table. */
export interface Extension {
  readonly on: readonly ExtensionTarget[];
  /** The accepted values, in words. */
  readonly value: string;
  /** The accepted values as JSON Schema 2020-12. */
  readonly schema: object;
  /** The meaning of the key, and its effects. */
  readonly meaning: string;
}

export const extensions: Readonly<Record<`x-${string}`, Extension>> = {
  'x-form-style': {
    on: ['Root'],
    value: '`brackets`',
    schema: { const: 'brackets' },
    meaning:
      'The notation of nested values in form bodies: `name[]`, `name[key]`, `name[0][key]`. Schemas contain the property names without brackets.',
  },
  'x-parameters-in': {
    on: ['Root'],
    value: '`query-or-body`',
    schema: { const: 'query-or-body' },
    meaning:
      'Parameters may be sent as a query string or as a request body. An operation that describes query parameters also accepts them in a form or JSON body. An operation that describes a form body also accepts its properties in the query, in the notation of the form. A parameter that is sent in both is an error. The key does not apply to an operation that describes both, nor to paths and operations with their own `servers`.',
  },
  'x-tagGroups': {
    on: ['Root'],
    value: 'a list of `{ name, tags }`',
    schema: oneOrMore(closedObject({ name: text, tags: oneOrMore(text) }, ['name', 'tags'])),
    meaning: 'The chapters of the reference, each with its tags in order. A tag that is in no chapter is not shown.',
  },
  'x-traitTag': {
    on: ['Tag'],
    value: '`true`',
    schema: onlyTrue,
    meaning: 'A tag without operations: its description is a page of the guide.',
  },
  'x-sdk': {
    on: ['Operation'],
    value: '`{ group, method }`, both in camelCase',
    schema: closedObject({ group: camelCase, method: camelCase }, ['group', 'method']),
    meaning:
      'The name of the operation in the client: `{ group: projectBadges, method: list }` is `client.projectBadges.list()`.',
  },
  'x-async': {
    on: ['Operation'],
    value: '`true`',
    schema: onlyTrue,
    meaning: 'The response means that work was accepted, and continues in the background.',
  },
  'x-codeSamples': {
    on: ['Operation'],
    value: 'a list of `{ lang, label, source }`',
    schema: oneOrMore(closedObject({ lang: text, label: text, source: text }, ['lang', 'source'])),
    meaning: 'Programs that call the operation. The reference shows them. They are generated.',
  },
  'x-role': {
    on: ['Operation', 'Parameter', 'Schema'],
    value: '`Planner`, `Reporter`, `Developer`, `Maintainer`, `Owner` or `Administrator`',
    schema: { enum: ['Planner', 'Reporter', 'Developer', 'Maintainer', 'Owner', 'Administrator'] },
    meaning:
      'The lowest role that may call the operation, send the parameter or read the property. An operation with this key must have the response 403 (`forge/statuses`).',
  },
  'x-tier': {
    on: ['Operation', 'Parameter', 'Schema'],
    value: 'a list of `free`, `paid`',
    schema: oneOrMore({ enum: ['free', 'paid'] }),
    meaning: 'The tiers with this feature. Without the key, all tiers have it.',
  },
  'x-offering': {
    on: ['Operation', 'Parameter', 'Schema'],
    value: 'a list of `hosted`, `self-managed`, `dedicated`',
    schema: oneOrMore({ enum: ['hosted', 'self-managed', 'dedicated'] }),
    meaning: 'The offerings with this feature. Without the key, all offerings have it.',
  },
  'x-flag': {
    on: ['Operation', 'Parameter', 'Schema'],
    value: 'the name of a feature flag, in snake_case',
    schema: { type: 'string', pattern: '^[a-z][a-z0-9_]*$' },
    meaning: 'The operation, parameter or property works as described only if this feature flag is on.',
  },
  'x-token-scopes': {
    on: ['Operation'],
    value: 'a list of scopes, in snake_case',
    schema: oneOrMore({ type: 'string', pattern: '^[a-z][a-z0-9_]*$' }),
    meaning: 'Scopes of an access token. A token with one of them may call the operation.',
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
      'The operation that returns the token of this scheme; it must exist (`forge/token-exchange-defined`). The client calls this operation with the parameters in `query`. `scope` is the name of one more query parameter, for the scope of the token. `token` is the name of the property of the response that contains the token. In its `security`, each operation lists the scope that it needs; `{name}` stands for a path parameter: `RegistryToken: [repository:{image_path}:delete]`.',
  },
  'x-required-headers': {
    on: ['Operation'],
    value: 'a map of header names to values',
    schema: { type: 'object', minProperties: 1, additionalProperties: text },
    meaning:
      'Headers to send with exactly these values. They cannot be parameters: OpenAPI ignores a parameter called `Accept`, `Content-Type` or `Authorization`.',
  },
  'x-since': {
    on: ['Operation', 'Parameter', 'RequestBody', 'MediaType', 'Response', 'Header', 'Schema'],
    value: "a quoted version: `'16.10'`",
    schema: { type: 'string', pattern: '^\\d+\\.\\d+$' },
    meaning:
      'The version of the service that introduced this part of the description. Quote it, because the number 16.10 would be 16.1.',
  },
  'x-removal': {
    on: ['Operation', 'Parameter', 'Header', 'Schema'],
    value: "a quoted version, `'18.0'`, or `API v5`",
    schema: { type: 'string', pattern: '^(?:\\d+\\.\\d+|API v\\d+)$' },
    meaning: 'The version of the service, or of the API, that removes this part of the description.',
  },
  'x-replaced-by': {
    on: ['Operation', 'Parameter', 'Header', 'Schema'],
    value: 'an operationId, a name, or words',
    schema: text,
    meaning:
      'The replacement of a deprecated operation, parameter or property. An operationId must exist (`forge/replacement-defined`).',
  },
  'x-pagination': {
    on: ['Operation'],
    value:
      '`link`, `url`, `cursor`, `page`, `offset`, `last-id` or `none`, or an object with one of them as `method`, and `parameter`, `items`, `next`, `hasMore`, `first`, `size` or `headers`',
    schema: { anyOf: [{ enum: paginationMethods }, paginationObject] },
    meaning:
      'How a list is read page by page. With `link`, the header `Link` (RFC 8288) contains the address of the next page; with `url`, the body contains it. With `cursor`, the client sends the value at `next` in `parameter`; with `last-id`, the id of the last item; with `page` and `offset`, a number. `items`, `next` and `hasMore` are JSON Pointers into the response. Parts that are not written are recognized. Every list must have this key, and the parameters and headers of the method (`forge/pagination`).',
  },
  'x-selected-response': {
    on: ['Operation'],
    value: '`{ when, mediaType, schema }`',
    schema: closedObject(
      { when: { type: 'string', pattern: '^[^=]+=.+$' }, mediaType: text, schema: { type: ['object', 'boolean'] } },
      ['when'],
    ),
    meaning:
      'The part of a request whose value selects a stream: `when` has a query parameter or a property of the body, and the value, such as `stream=true`. `mediaType` is the media type of the stream (default: `text/event-stream`), and `schema` describes one item; leave it out if the response describes the stream. In the client, the literal selects the type of the data and `Accept`. The key is not needed if the response has a stream and one other media type, and if only one part can be meant: a boolean such as `stream`, or an enum with a value such as `sse`.',
  },
  'x-only-with': {
    on: ['Parameter', 'Header', 'Schema'],
    value: 'a parameter, with `=` and a value if the value matters: `tags_count=true`; or a list of these',
    schema: oneOrSeveral({ type: 'string', pattern: '^[\\w.\\[\\]-]+(?:=\\S+)?$' }),
    meaning:
      'The value names a parameter of the request, and may require a value of it. A property, header or variant with this key is present only in responses to requests with the named parameter. A parameter with this key has an effect only together with the named parameter. The named parameter must exist (`forge/companion-defined`).',
  },
  'x-exclusive-with': {
    on: ['Parameter', 'Schema'],
    value: 'a name, or a list of names',
    schema: oneOrSeveral(name),
    meaning:
      'Parameters, or properties of a request, that cannot be sent together with this one. They must exist (`forge/companion-defined`). Each of them needs this key.',
  },
  'x-alternative-to': {
    on: ['Parameter'],
    value: 'a name',
    schema: name,
    meaning:
      'The parameter with this key is another form of the parameter named in the value: `approved_by_ids` accepts `None` or `Any`, `approved_by_ids[]` accepts numbers. The named parameter must exist (`forge/companion-defined`).',
  },
  'x-sampled': {
    on: ['Parameter'],
    value: '`true`',
    schema: onlyTrue,
    meaning:
      'The samples, and the first request of the console, send this optional parameter, with its first example as the value.',
  },
  'x-encoded-path': {
    on: ['Parameter'],
    value: '`true`',
    schema: onlyTrue,
    meaning: 'A path parameter whose slashes are sent as `%2F`. Unencoded slashes match no endpoint.',
  },
  'x-multi-segment': {
    on: ['Parameter'],
    value: '`true`',
    schema: onlyTrue,
    meaning:
      'A path parameter whose slashes are sent unencoded, so that it can span several segments. OpenAPI has no keyword for this.',
  },
  'x-convention': {
    on: ['Schema'],
    value: '`file-content`',
    schema: { const: 'file-content' },
    meaning:
      'A convention of the values of the schema, for which OpenAPI has no keyword. `file-content`: `content` is the content of a file, and `encoding` says if it is text or Base64. The client has functions for this convention.',
  },
  'x-values-seen': {
    on: ['Schema'],
    value: 'a list of values',
    schema: oneOrMore({}),
    meaning: 'Known values of a list that may have others. Use `enum` for a complete list.',
  },
  'x-not-shown': {
    on: ['Operation', 'Parameter', 'RequestBody', 'MediaType', 'Response', 'Header', 'Schema'],
    value: 'words',
    schema: text,
    meaning:
      'The part that the documents do not show, and that this description therefore leaves open. A schema that accepts all values must have this key (`forge/not-shown`).',
  },
};
