// Written by `npx vitest run test/config/schema.test.ts --update` from the declarations of the commands (`cli/commands/*/declaration.ts`).

import type { Plugin } from '../plugins/plugin.ts';

/** The content of `forgespec.config.ts`. */
export interface Config {
  /** File or URL of the description: OpenAPI 3.0, 3.1 or 3.2, or Swagger 2.0, as YAML or JSON, in one file or in several files. Default: "spec/openapi.yaml". */
  readonly spec?: string | undefined;
  /** A map from URLs to folders. All documents below a URL are read from local copies in its folder, and are not fetched. */
  readonly remotes?: Readonly<Record<string, string>> | undefined;
  /** Overlay files that change the description, in this order, before its references are resolved (OpenAPI Overlay 1.0 to 1.2). */
  readonly overlays?: readonly string[] | undefined;
  /** Names for generated code. They replace the names that forgespec derives from the description. */
  readonly names?: NamesConfig | undefined;
  /** The pagination of lists. Each key is an operationId, or an HTTP method and a path such as `GET /pets`; `*` stands for any text. `forgespec pages` shows the pagination that is recognized without this key. */
  readonly pagination?: Readonly<Record<string, 'none' | PaginationConfig>> | undefined;
  /** The values of requests that select a stream in place of another body. Each key is an operationId, or an HTTP method and a path such as `POST /chat`; `*` stands for any text. A boolean such as `stream` is recognized without this key if the response has a stream and one other media type. */
  readonly streams?: Readonly<Record<string, StreamsConfig>> | undefined;
  /** Report warnings as errors. Default: false. */
  readonly strict?: boolean | undefined;
  /** The operations to use, with the schemas that they need: a list of selectors, or an object with the lists `include` and `exclude`. Default: all operations. */
  readonly operations?: readonly (string | OperationConditions)[] | OperationLists | undefined;
  /** The name and the look of the reference, for `forgespec docs` and `forgespec serve`. */
  readonly site?: SiteConfig | undefined;
  /** Options for fetching descriptions and referenced documents from URLs. */
  readonly fetch?: FetchConfig | undefined;
  /** The output of `forgespec generate`, or a list of several outputs. */
  readonly outputs?: OutputConfig | readonly OutputConfig[] | undefined;
  /** The rules of `forgespec lint` and `forgespec generate`, and options of `lint`. */
  readonly rules?: RulesConfig | undefined;
  /** The options of `forgespec diff`. */
  readonly diff?: DiffConfig | undefined;
  /** The options of `forgespec changelog`. */
  readonly changelog?: ChangelogConfig | undefined;
  /** Options of `forgespec docs`. */
  readonly docs?: DocsConfig | undefined;
  /** Options of `forgespec serve`. */
  readonly serve?: ServeConfig | undefined;
  /** Options of `forgespec scaffold`. */
  readonly scaffold?: ScaffoldConfig | undefined;
  /** Options of `forgespec mock`. */
  readonly mock?: MockConfig | undefined;
  /** Options of `forgespec contract`. */
  readonly contract?: ContractConfig | undefined;
  /** Options of `forgespec mcp`. */
  readonly mcp?: McpConfig | undefined;
  /** Options of `forgespec sandbox`. */
  readonly sandbox?: SandboxConfig | undefined;
}

/** Names for generated code. They replace the names that forgespec derives from the description. */
export interface NamesConfig {
  /** The names of areas. Each key is a tag. */
  readonly areas?: Readonly<Record<string, string>> | undefined;
  /** The calls of the client, such as `admin.{path}.{verb}`. Each key selects operations: an operationId with `*`, a path such as `GET /users/**`, or a tag after `#`. */
  readonly calls?: Readonly<Record<string, string>> | undefined;
  /** The names of client methods and server handlers. Each key is an operationId, or an HTTP method and a path: `GET /pets`. */
  readonly methods?: Readonly<Record<string, string>> | undefined;
  /** The names of operations. Each key is an operationId, or an HTTP method and a path: `GET /pets`. */
  readonly operations?: Readonly<Record<string, string>> | undefined;
  /** The names of schemas. Each key is the name of a component, with `*` for any text, or a JSON Pointer. */
  readonly schemas?: Readonly<Record<string, string>> | undefined;
  /** The verbs of client methods. Each key is a verb, such as `get`, and its value replaces the verb. */
  readonly verbs?: Readonly<Record<string, string>> | undefined;
}

/** One output. */
export interface PaginationConfig {
  /**  */
  readonly method?: 'link' | 'url' | 'cursor' | 'page' | 'offset' | 'last-id' | 'none' | undefined;
  /** The query parameter with the position of a page, or `$request.body#/cursor`. */
  readonly parameter?: string | undefined;
  /** The JSON Pointer to the items in the response. */
  readonly items?: string | undefined;
  /** The JSON Pointer to the next position in the response, or `$response.header.X-Next`. */
  readonly next?: string | undefined;
  /** The JSON Pointer to a value that is false on the last page. */
  readonly hasMore?: string | undefined;
  /** The number of the first page. */
  readonly first?: number | undefined;
  /** The query parameter with the number of items on a page. */
  readonly size?: string | undefined;
  /** Names of response headers, by their purpose: `next`, `page`, `previous`, `size`, `total` or `total-pages`. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** One output. */
export interface StreamsConfig {
  /** The query parameter or property of the body, and the value that selects the stream: `stream=true`. */
  readonly when?: string | undefined;
  /** The media type of the stream. Default: `text/event-stream`. */
  readonly mediaType?: string | undefined;
  /** The name of the schema of an item in `components/schemas`, unless the response describes the stream. */
  readonly schema?: string | undefined;
}

/** Conditions for operations. An operation must satisfy all of them. */
export interface OperationConditions {
  /** The operationId. `*` stands for any characters. */
  readonly operationId?: string | undefined;
  /** One of the tags. `*` stands for any characters. */
  readonly tag?: string | undefined;
  /** The HTTP method. */
  readonly method?: string | undefined;
  /** The path, such as `/pets/{id}` or `/pets*`. `*` stands for any characters. */
  readonly path?: string | undefined;
  /** True for deprecated operations, and false for the others. */
  readonly deprecated?: boolean | undefined;
  readonly [extension: `x-${string}`]: boolean | string | number | undefined;
}

/** Lists of operations. An operation is used if `include` has it, and `exclude` does not. */
export interface OperationLists {
  /** The operations to use. Default: all operations. */
  readonly include?: readonly (string | OperationConditions)[] | undefined;
  /** The operations to leave out. */
  readonly exclude?: readonly (string | OperationConditions)[] | undefined;
}

/** The colour of links and buttons, such as `#4b36b8`. */
export interface SiteConfigAccent {
  /** The colour on a light background. It needs a contrast of 4.5 to white. */
  readonly light?: string | undefined;
  /** The colour on a dark background. It needs a contrast of 4.5 to `#16181d`. */
  readonly dark?: string | undefined;
}

/** One output. */
export interface SiteLink {
  /** The text of the link. */
  readonly text?: string | undefined;
  /** The URL to which the link leads. */
  readonly url?: string | undefined;
}

/** The name and the look of the reference, for `forgespec docs` and `forgespec serve`. */
export interface SiteConfig {
  /** The name in the bar of each page. Default: the title of the API. */
  readonly name?: string | undefined;
  /** The path of an image for the bar of each page: SVG, PNG, JPEG, GIF or WebP. */
  readonly logo?: string | undefined;
  /** The colour of links and buttons, such as `#4b36b8`. */
  readonly accent?: SiteConfigAccent | undefined;
  /** Links to other sites, for the bar of each page. */
  readonly links?: readonly SiteLink[] | undefined;
  /** A text for the end of each page. */
  readonly footer?: string | undefined;
  /** The URL of the published site. Each page then has a canonical link. */
  readonly address?: string | undefined;
  /** The path of an Arazzo description, which describes sequences of requests. If the description is one of its sources, the site contains it as `workflows.arazzo.json`. */
  readonly workflows?: string | undefined;
}

/** The value of a header. */
export interface FetchConfigHeaders {
  /** The name of the environment variable that contains the value. */
  readonly env?: string | undefined;
}

/** Options for fetching descriptions and referenced documents from URLs. */
export interface FetchConfig {
  /** Hosts, besides the host of the description, from which referenced documents may be fetched. */
  readonly allowOrigin?: readonly string[] | undefined;
  /** Headers for requests to the host from which the description is fetched. Environment variables contain the values. */
  readonly headers?: Readonly<Record<string, FetchConfigHeaders>> | undefined;
  /** The time limit for all fetched documents together, in milliseconds. Default: 30000. */
  readonly timeout?: number | undefined;
  /** The largest size of all fetched documents together, in megabytes. Default: 25. */
  readonly megabytes?: number | undefined;
  /** The file with the checksums of fetched documents; commit it. Default: "forgespec.lock.json". */
  readonly lockFile?: string | undefined;
  /** Compare fetched documents with the lock file. Default: true. */
  readonly lock?: boolean | undefined;
}

/** An output with options, for a config in JSON or YAML. */
export interface PluginConfig {
  /** The name of a package, or the path of a file: `./my-output.ts`. */
  readonly use?: string | undefined;
  /** The options of the output. */
  readonly options?: Readonly<Record<string, unknown>> | undefined;
}

/** One output. */
export interface OutputConfig {
  /** The folder to write to: a new or empty folder, or the folder of an earlier run. Default: "generated". */
  readonly out?: string | undefined;
  /** The parts to generate: types, client, server, validators, bundle. */
  readonly only?: readonly ('types' | 'client' | 'server' | 'validators' | 'bundle')[] | undefined;
  /** Generate code for the webhooks and callbacks of the API: a server that receives them, and a client that sends them. Default: false. */
  readonly webhooks?: boolean | undefined;
  /** The schemas for which types and validators are generated: reached (those that operations and webhooks use), or all. Default: "reached". */
  readonly schemas?: 'reached' | 'all' | undefined;
  /** The extension of relative imports: ts, js, none (default: as tsconfig.json requires). */
  readonly importExtensions?: 'ts' | 'js' | 'none' | undefined;
  /** Adapters of the server: fetch, serve, node, express, fastify (default: those that fit package.json). */
  readonly adapters?: readonly ('fetch' | 'serve' | 'node' | 'express' | 'fastify')[] | undefined;
  /** Validators reject values that do not match the format of their schema. Default: true. */
  readonly assertFormats?: boolean | undefined;
  /** The TypeScript type of values with the format date-time: string, or Date (client and server then convert the values). Default: "string". */
  readonly dateTimes?: 'string' | 'Date' | undefined;
  /** The TypeScript type of integers with the format int64 or uint64: number, bigint, or string with the decimal digits (client and server then keep all digits). Default: "number". */
  readonly int64?: 'number' | 'bigint' | 'string' | undefined;
  /** The type of bodies that are neither JSON nor text: bytes, stream, or the default (a Blob in the client, chunks in the server). Default: "default". */
  readonly binary?: 'default' | 'bytes' | 'stream' | undefined;
  /** The TypeScript code of named enums: union for a union type, or constants for a union type and an object with the values. Default: "union". */
  readonly enums?: 'union' | 'constants' | undefined;
  /** The types of enums in responses allow all strings, because a later version of the service may add values. Default: false. */
  readonly openEnums?: boolean | undefined;
  /** Outputs of other packages or of files of the project, such as query hooks. Each one writes a folder of its own, and may change types. Default: []. */
  readonly plugins?: readonly (Plugin | string | PluginConfig)[] | undefined;
  /** Also write validators/places.ts, with the source location (file and line) of each schema. Default: false. */
  readonly places?: boolean | undefined;
  /** Write JavaScript and declarations in place of TypeScript; the command "Go to Definition" of an editor then opens the description. Default: false. */
  readonly declarationMaps?: boolean | undefined;
  /** List the constraints that TypeScript types cannot express, and the validators that enforce them. */
  readonly report?: boolean | string | undefined;
  /** The operations to use, with the schemas that they need: a list of selectors, or an object with the lists `include` and `exclude`. Default: all operations. */
  readonly operations?: readonly (string | OperationConditions)[] | OperationLists | undefined;
  /** Also run the rules of Redocly, if a file configures them. Default: true. */
  readonly lint?: boolean | undefined;
}

/** The rules of `forgespec lint` and `forgespec generate`, and options of `lint`. */
export interface RulesConfig {
  /** The file with the rules, in the format of Redocly (default: redocly.yaml; without a file, no rules of Redocly run). */
  readonly file?: string | undefined;
  /** The severities of problems. Each key is the name of a rule, or a code that `forgespec explain` lists. An error that prevents the generation of code stays an error. */
  readonly severities?: Readonly<Record<string, 'off' | 'note' | 'warning' | 'error'>> | undefined;
  /** Exit with 1 if there are more warnings than this number. */
  readonly maxWarnings?: number | undefined;
}

/** The options of `forgespec diff`. */
export interface DiffConfig {
  /** Cause: print a changed component once, with its operations; operation: print each change of each operation. Default: "cause". */
  readonly groupBy?: 'cause' | 'operation' | undefined;
  /** Exit with 1 if there is a change of this level or of a stronger one: breaking or warning. */
  readonly failOn?: 'breaking' | 'warning' | undefined;
  /** Compare only these: api, sdk (the generated client), handlers (default: all; with --pairs: api). */
  readonly subjects?: readonly ('api' | 'sdk' | 'handlers')[] | undefined;
  /** The levels of changes by their ids, such as `request-parameter-removed: breaking`. */
  readonly levels?: Readonly<Record<string, 'breaking' | 'warning' | 'compatible' | 'documentation'>> | undefined;
  /** A YAML file with accepted changes, which are not reported; each has id and reason, and optionally operation, pointer and expires. */
  readonly accepted?: string | undefined;
}

/** The options of `forgespec changelog`. */
export interface ChangelogConfig {
  /** The changelog to which the entry is added, such as CHANGELOG.md; existing lines are kept (default: print the entry). */
  readonly output?: string | undefined;
  /** The text before the version in the names of git tags, such as `api-`. */
  readonly tagPrefix?: string | undefined;
}

/** Options of `forgespec docs`. */
export interface DocsConfig {
  /** The folder to write to: a new or empty folder, or the folder of an earlier run. Default: "reference". */
  readonly out?: string | undefined;
  /** The folder or package from which the code samples import the generated code, such as ./generated. Default: "./generated". */
  readonly code?: string | undefined;
  /** The log of a mock; the coverage page counts the responses in this log. */
  readonly calls?: string | undefined;
  /** The journal of a contract run (--report ndjson=FILE); the coverage page shows the results of this run. */
  readonly contract?: string | undefined;
  /** On the changelog page, list the changes between the versions that have git tags. Default: false. */
  readonly changelog?: boolean | undefined;
  /** The text before the version in the names of git tags, such as `api-`. */
  readonly tagPrefix?: string | undefined;
}

/** Options of `forgespec serve`. */
export interface ServeConfig {
  /** Address to listen on. Default: "127.0.0.1". */
  readonly host?: string | undefined;
  /** Port to listen on; 0 selects a free port. Default: 4000. */
  readonly port?: number | undefined;
  /** The folder or package from which the code samples import the generated code, such as ./generated. Default: "./generated". */
  readonly code?: string | undefined;
  /** The server that responds to the requests of the pages: prism or stubs (a mock, as in `forgespec mock`), or sandbox (the service with its state); stubs and sandbox load their code again when this code changes. Default: "prism". */
  readonly engine?: 'prism' | 'stubs' | 'sandbox' | undefined;
  /** The folder with the generated code; only the engine stubs uses it. Default: "generated". */
  readonly generated?: string | undefined;
  /** On the changelog page, list the changes between the versions that have git tags. Default: false. */
  readonly changelog?: boolean | undefined;
  /** The text before the version in the names of git tags, such as `api-`. */
  readonly tagPrefix?: string | undefined;
  /** Host names that requests may use in addition to the names of this computer (default: none if only this computer can connect, otherwise all). */
  readonly allowHost?: readonly string[] | undefined;
}

/** Options of `forgespec scaffold`. */
export interface ScaffoldConfig {
  /** The folder to write to. Default: "handlers". */
  readonly out?: string | undefined;
  /** The folder with the generated code. Default: "generated". */
  readonly generated?: string | undefined;
  /** Limit the command to the operations of these areas. */
  readonly area?: readonly string[] | undefined;
  /** The extension of relative imports: ts, js, none (default: as tsconfig.json requires). */
  readonly importExtensions?: 'ts' | 'js' | 'none' | undefined;
}

/** Options of `forgespec mock`. */
export interface MockConfig {
  /** Prism validates requests and serves examples of the description; stubs is the generated server, which is faster. Default: "prism". */
  readonly engine?: 'prism' | 'stubs' | undefined;
  /** The folder with the generated code; only the engine stubs uses it. Default: "generated". */
  readonly generated?: string | undefined;
  /** Generate bodies from their schemas (only with the engine prism). Default: false. */
  readonly dynamic?: boolean | undefined;
  /** The seed of generated bodies: the same seed gives the same bodies (only with the engine prism). */
  readonly seed?: number | undefined;
  /** The time before each response, in milliseconds, up to 60000. */
  readonly delay?: number | undefined;
  /** A YAML or JSON file with the responses to some calls: the third call of an operation gets a 429, for example. */
  readonly scenario?: string | undefined;
  /** Send the callbacks of operations, after their responses, to URLs of these origins, such as http://localhost:3000 (default: no callbacks). */
  readonly callbacks?: readonly string[] | undefined;
  /** The origin of a server, such as https://api.example.com: the command sends all requests to it; only with --record. */
  readonly proxy?: string | undefined;
  /** Write the responses of the server of --proxy to a new file, which --scenario can read. */
  readonly record?: string | undefined;
  /** Address to listen on. Default: "127.0.0.1". */
  readonly host?: string | undefined;
  /** Port to listen on; 0 selects a free port. Default: 4010. */
  readonly port?: number | undefined;
}

/** The report files to write. Each key is the kind of a report, and its value is the path of the file. */
export interface ContractConfigReport {
  /** The deviations of the run, as a baseline for later runs (JSON). */
  readonly baseline?: string | undefined;
  /** All requests and responses, as an HTTP archive. */
  readonly har?: string | undefined;
  /** The report as a page. */
  readonly html?: string | undefined;
  /** The report for CI systems, as JUnit XML. */
  readonly junit?: string | undefined;
  /** The journal of the run, with one JSON object on each line. */
  readonly ndjson?: string | undefined;
  /** The causes of the failures, as SARIF 2.1.0. */
  readonly sarif?: string | undefined;
  /** Whether the run prints the causes of the failures as annotations of GitHub Actions. */
  readonly github?: boolean | undefined;
}

/** Options of `forgespec contract`. */
export interface ContractConfig {
  /** The URL of the server; if it has no path, the base path of the API is added; a path, also /, replaces the base path. */
  readonly target?: string | undefined;
  /** Send no requests; start a proxy for this server, and check the requests of other programs. */
  readonly proxy?: string | undefined;
  /** Address of the proxy. Default: "127.0.0.1". */
  readonly host?: string | undefined;
  /** Port of the proxy; 0 selects a free port. Default: 4012. */
  readonly port?: number | undefined;
  /** A file with facts about the server: credentials, ids, hooks (YAML or JSON). */
  readonly fixtures?: string | undefined;
  /** Credentials. Each key is the name of a security scheme, and its value is the name of an environment variable. */
  readonly auth?: Readonly<Record<string, string>> | undefined;
  /** Compare each response with the response of a mock: prism, or the URL of a running mock. */
  readonly against?: string | undefined;
  /** Limit the command to the operations of these areas. */
  readonly area?: readonly string[] | undefined;
  /** Limit the command to these operations. */
  readonly operation?: readonly string[] | undefined;
  /** The data that the run may change: read for no data, write for data that the run creates, full also for other data. Default: "read". */
  readonly level?: 'read' | 'write' | 'full' | undefined;
  /** Send only GET, HEAD and OPTIONS. Default: false. */
  readonly readOnly?: boolean | undefined;
  /** The seed for the names of test data. Default: 1. */
  readonly seed?: number | undefined;
  /** The number of cases that run at the same time. Default: 4. */
  readonly workers?: number | undefined;
  /** The largest number of requests per second. */
  readonly rate?: number | undefined;
  /** The time limit for a response, in milliseconds. Default: 10000. */
  readonly timeout?: number | undefined;
  /** The time after which the effect of a write is visible; a case that does not pass is repeated with such pauses. */
  readonly settle?: number | undefined;
  /** The largest number of requests. Default: 100000. */
  readonly maxRequests?: number | undefined;
  /** After the other cases, also send wrong types, unusual texts and malformed notations to each part of each request. Default: false. */
  readonly hostile?: boolean | undefined;
  /** End the run after this time, and report the results until then; useful with --hostile. */
  readonly timeLimit?: number | undefined;
  /** A file with known deviations, which do not fail the run (JSON). */
  readonly baseline?: string | undefined;
  /** The report files to write. Each key is the kind of a report, and its value is the path of the file. */
  readonly report?: ContractConfigReport | undefined;
  /** Search for smaller requests that still fail. Default: true. */
  readonly shrink?: boolean | undefined;
  /** Host names that requests may use in addition to the names of this computer (default: none if only this computer can connect, otherwise all). */
  readonly allowHost?: readonly string[] | undefined;
}

/** Options of `forgespec mcp`. */
export interface McpConfig {
  /** The URL of the server that gets the calls; if it has no path, the base path of the API is added (default: a mock in the same process). */
  readonly target?: string | undefined;
  /** Credentials. Each key is the name of a security scheme, and its value is the name of an environment variable. */
  readonly auth?: Readonly<Record<string, string>> | undefined;
}

/** Options of `forgespec sandbox`. */
export interface SandboxConfig {
  /** Address to listen on. Default: "127.0.0.1". */
  readonly host?: string | undefined;
  /** Port to listen on; 0 selects a free port. Default: 4011. */
  readonly port?: number | undefined;
  /** The folder for the data of the sandbox; without this option, the data is lost when the sandbox stops. */
  readonly data?: string | undefined;
  /** The address of a PostgreSQL database, which replaces the database inside the process. */
  readonly database?: string | undefined;
  /** Start with the example data. Default: true. */
  readonly seed?: boolean | undefined;
  /** Port for requests that reset the data, set the clock or inject faults; without a control token, only this computer can connect. */
  readonly controlPort?: number | undefined;
  /** Host names that requests may use in addition to the names of this computer (default: none if only this computer can connect, otherwise all). */
  readonly allowHost?: readonly string[] | undefined;
}
