/** What generated modules call things of their own, so that nothing of a description can have the same name beside them. */
export const reservedNames = {
  /** Modules and members that stand beside those of areas. */
  areas: [
    'call',
    'constructor',
    'coreClient',
    'dispatcher',
    'findRoute',
    'http',
    'index',
    'routes',
    'security',
    'securitySchemes',
    'then',
  ],
  /** Values that stand beside the functions of operations. */
  operations: [
    'asJson',
    'bracketForm',
    'call',
    'client',
    'commaDelimited',
    'createClient',
    'createCoreClient',
    'followRedirects',
    'formWith',
    'membersApart',
    'pipeDelimited',
    'queryWith',
    'readBlob',
    'readHeaders',
    'readNothing',
    'readText',
    'responseOf',
    'resultOf',
    'spaceDelimited',
    'unencoded',
  ],
  /** Types of a server that stand beside those of operations. */
  handlers: [
    'Anonymous',
    'AuthenticatedByAll',
    'Authenticators',
    'Dispatch',
    'DispatcherOptions',
    'HandlerContext',
    'Handlers',
    'OperationContext',
    'PartialHandlers',
    'Principals',
    'RawBody',
    'Refusal',
    'RequestIssue',
    'ResponseHeaders',
    'StatusCode',
    'StatusIn',
    'TransportRequest',
    'TransportResponse',
  ],
  /** Members of an area: `constructor` means something else in a class, and whatever has a `then` is awaited. */
  methods: ['constructor', 'then'],
  /** Types that stand beside those of schemas in the validators. What TypeScript calls `Object` or `Set` is no hindrance. */
  schemas: ['ValidationIssue'],
  /** Values that stand beside the constants of security schemes. */
  securitySchemes: ['writeBasic', 'writeBearer'],
  /** Options of a client that stand beside the variables of server URLs. */
  serverVariables: ['auth', 'fetch', 'headers', 'servers'],
} as const;
