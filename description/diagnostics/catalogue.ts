/**
 * Explains each problem that forgespec itself reports. Each key is the diagnostic code of a problem. TypeScript rejects a report with a
 * code that is not in this map, so every code is documented. `forgespec explain CODE` prints an entry.
 */
export const catalogue = {
  'file-missing': 'A file that the description needs does not exist.',
  'file-unreadable':
    'A file that the description needs exists, but cannot be read: the file is a folder, or its permissions do not allow access.',
  'yaml-syntax': 'A file is not valid YAML or JSON, so its content is unknown.',
  'key-repeated': 'An object has the same key twice. JSON and YAML parsers use only the last one, or reject the file.',
  'indentation-invalid':
    'A YAML file is indented with tabs, or has a quoted string with lines that are indented less than its key. Some parsers reject such a file.',
  'value-not-json':
    'A file has a value that JSON does not have: infinity, NaN (`.nan`), or a value that contains itself. OpenAPI descriptions are JSON values.',
  'nesting-too-deep': 'A file nests objects or arrays more deeply than any real description does.',
  'aliases-too-many':
    'The YAML aliases of a file repeat so many values that the expanded file would not fit into memory.',
  'version-unsupported':
    'forgespec reads Swagger 2.0, and OpenAPI 3.0, 3.1 and 3.2. In other versions, the same keys have other meanings.',
  'conversion-inexact':
    'forgespec converts Swagger 2.0 to OpenAPI 3.0, and OpenAPI 3.0 cannot express a part of the description exactly.',
  'reference-dangling': 'A $ref points at something that does not exist.',
  'reference-circular':
    'References lead only to each other, or form a chain that is too long. But a property or another part of a schema may refer to the schema itself.',
  'reference-mismatched':
    'A $ref refers to a component of the wrong kind: for example to a parameter in the list of responses.',
  'reference-remote':
    'A $ref points at another host. forgespec fetches only documents of the host that has the description, or of a host that the option --allow-origin names, because a build must not depend on other hosts or trust them.',
  'fetch-refused':
    'The description is at a URL that forgespec does not fetch: the connection is not encrypted, or the URL contains a user name or a password.',
  'fetch-failed':
    'A document of the description could not be fetched: the network or the server failed, or the response exceeds a limit of size, time or redirects.',
  'lock-mismatched':
    'The checksum of a fetched document differs from its checksum in forgespec.lock.json, or the file has no checksum for this document. The description has changed since its code was generated and reviewed.',
  'lock-unreadable':
    'The file with the checksums of fetched documents, forgespec.lock.json, cannot be read or written.',
  'identifier-invalid':
    'The $id of a schema is not a URI, or two schemas have the same $id or $anchor, so that references to it are ambiguous.',
  'dialect-unsupported':
    'The $schema of a schema names a dialect that forgespec does not support, or supports only in part.',
  'structure-invalid':
    'The document does not match the OpenAPI specification: a key is unknown, missing, or of the wrong type.',
  'path-invalid': 'A path has a query, a fragment or a space, or a parameter that is not written as {name}.',
  'overlay-invalid':
    'An overlay does not follow the OpenAPI Overlay Specification, or one of its actions cannot be applied to the description.',
  'overlay-unmatched':
    'The target of an action of an overlay selects nothing. The description has probably changed since the overlay was written.',
  'tag-undeclared':
    'An operation has a tag, or a tag has a parent, that the document does not declare. The group of such a tag has no description, and the name of the tag may be misspelt.',
  'entry-duplicate':
    'A list has the same entry twice. The second entry has no effect. Perhaps it should be a different entry, which is now missing.',
  'scope-undeclared': 'A security requirement names a scope that no flow of its security scheme declares.',
  'link-dangling':
    'A link names an operation or a parameter that does not exist, or has a value that is not a runtime expression.',
  'header-name-invalid': 'A name has characters that HTTP does not allow in the name of a header.',
  'header-ignored':
    'OpenAPI describes some headers, such as Content-Type, in other fields. It ignores a parameter or a response header with the name of such a header.',
  'media-type-invalid':
    'A key of `content` is not a media type, or is probably misspelt. Programs compare the key with the Content-Type header.',
  'server-variable-undeclared':
    'The URL of a server has a {name} that no server variable declares, so its value is unknown.',
  'server-variable-unused': 'A server variable is declared, but does not occur in the URL.',
  'body-undefined':
    'A message has a body to which HTTP gives no meaning, for example a GET request, or a response with the status 204.',
  'schema-contradictory': 'Parts of a schema contradict each other, so that no value matches it.',
  'property-undeclared':
    'A schema requires a property that it does not declare. The name may be misspelt, and the type is unknown.',
  'enum-mismatched': 'A value of an enum does not have the type of its schema, so it is never allowed.',
  'default-invalid': 'A default value does not match its own schema.',
  'example-invalid': 'An example does not match its schema, so readers learn the wrong form of the value.',
  'discriminator-invalid': 'A discriminator names a property or a schema that the alternatives do not have.',
  'keyword-ineffective':
    'A keyword has no effect. It does not apply to values of the type that the schema names, or it needs another keyword that is missing.',
  'url-invalid': 'A field must contain a URL, but its value is not a URL.',
  'email-invalid': 'A field must contain an email address, but its value is not an email address.',
  'key-ignored':
    'A key has no effect because of another key of the same object. Readers of the file may believe that it has an effect.',
  'ignore-invalid':
    'A comment `# forgespec-ignore CODE: reason` has no code, an unknown code or no reason, or is about an error. It ignores nothing. JSON files have no comments: set the severity of the code in the config instead.',
  'ignore-unused':
    'A comment ignores a code, but its line has no problem with this code. The problem was probably corrected. The comment would now only hide a new problem.',
  'operation-id-duplicate':
    'Two operations have the same operationId. Their generated functions would have the same name, and one function would replace the other.',
  'operation-id-missing':
    'An operation has no operationId. The name of its generated function is then built from the method and the path, and changes if one of them changes.',
  'name-collision':
    'A name of the description becomes a TypeScript identifier that another name or generated code already has. One of the names gets a number or a word, so that all names are unique.',
  'selection-unmatched':
    'The key `operations` of the config selects an operation that the description does not have, or excludes all operations. Nothing is generated, because the output would lack operations.',
  'name-override-invalid':
    'The key `names` of the config chooses a name that cannot be used: the renamed part is not in the description, the name is not an identifier, or another part has the same name.',
  'pagination-invalid':
    'A declaration of pages (`x-pagination`, or `pagination` in the config) cannot be used: it has another form, names a part that the operation does not have, or matches no operation.',
  'selected-response-invalid':
    'A declaration of the value that selects a stream (`x-selected-response`, or `streams` in the config) cannot be used: it has another form, names a part that the request does not have, matches no operation, or the response has only one body.',
  'name-invalid':
    'A name has no character that a TypeScript identifier can contain, is too long for the name of a file, or has characters that must be escaped in references.',
  'path-parameter-undeclared': 'A path template has a {name} that no parameter declares, so its type is unknown.',
  'path-parameter-unused': 'A path parameter is declared, but does not occur in the path template.',
  'path-ambiguous': 'Two paths differ only in the names of their parameters, so a request matches both.',
  'parameter-duplicate': 'An operation declares the same parameter twice.',
  'parameter-ambiguous':
    'The written form of a parameter is ambiguous: the style of the parameter does not define how to write the value, or the written value looks like another parameter.',
  'status-invalid': 'The key of a response is neither an HTTP status, nor a range of them, nor `default`.',
  'security-scheme-undeclared': 'A security requirement names a scheme that the description does not declare.',
  'part-ignored': 'A part of the description is only for readers: forgespec generates no code for it.',
  'webhooks-missing':
    'An output is for the webhooks and callbacks of the API (`webhooks: true`), but the description has none.',
  'keyword-unsupported':
    'A schema uses a keyword that the generated validators do not enforce. forgespec never accepts such a keyword silently.',
  'keyword-invalid': 'A schema keyword has a value of the wrong type.',
  'keyword-unknown':
    'A schema has a key that JSON Schema does not know. The key has no effect. It is probably misspelt.',
  'format-unknown':
    'A schema has a format that the generated validators do not check. The format is then only an annotation.',
  'pattern-invalid': 'A pattern is not a regular expression of ECMA-262 with the u flag, as JSON Schema requires.',
  'pattern-endless':
    'There are so many ways to match a pattern that a text of thirty characters can keep a server busy for minutes. Any client can send such a text.',
  'pattern-slow':
    'The time to match a pattern grows with the square of the length of a text, or faster, so that a long text keeps a server busy.',
  'output-edited': 'A generated file was changed by hand. It is not overwritten, so that no work is lost.',
  'output-foreign':
    'The output folder has files that forgespec did not write, such as the description itself. Generated files are not mixed with them.',
  'config-invalid': 'A key of the config, or of the file that configures the rules, has a value that is not accepted.',
  'config-unknown-key':
    'The config, or the file that configures the rules, has an unknown key. The key has no effect. It is probably misspelt.',
  'config-unreadable':
    'The config cannot be loaded: the file does not exist, its syntax is wrong, it throws an error, or a folder has several configs.',
  'tsconfig-unreadable':
    'The tsconfig.json of the project around the output folder cannot be read completely, so forgespec does not know which extension import paths need.',
  'plugin-failed':
    'An output of somebody else, which the config names in `plugins`, has thrown an error, or its files are not allowed. Nothing is written, because the output would not be complete.',
  'plugin-finding':
    'An output of somebody else, which the config names in `plugins`, has found a problem in the description, or in its own options.',
  'output-unwritable':
    'The output folder cannot be read or written. The reason is a missing permission, a full disk, or a symbolic link that leads out of the folder.',
} as const satisfies Record<string, string>;

/** The code of a {@link Diagnostic}. */
export type DiagnosticCode = keyof typeof catalogue;

/** Returns true if a code is in the catalogue. Returns false for the name of a rule. */
export const isCatalogueCode = (code: string): code is DiagnosticCode => Object.hasOwn(catalogue, code);
