/**
 * Every kind of problem that forgespec reports, with why it is one. A code that is not listed here does not compile, so no
 * message can exist undocumented. `forgespec explain CODE` prints an entry.
 */
export const catalogue = {
  'file-missing': 'A file that the description needs is not there.',
  'file-unreadable':
    'A file that the description needs exists and cannot be read: it is a folder, or its permissions forbid it.',
  'yaml-syntax': 'A file is not valid YAML or JSON. Nothing in it can be trusted until it parses.',
  'value-not-json':
    'A file says what JSON cannot: infinity, not a number, or a value inside itself. OpenAPI descriptions are JSON values.',
  'nesting-too-deep': 'A file nests objects or arrays more deeply than any real description does.',
  'aliases-too-many':
    'YAML aliases of a file repeat so many values that it would not fit into memory when written out.',
  'version-unsupported': 'forgespec reads OpenAPI 3.0 and 3.1. Other versions mean other things by the same words.',
  'reference-dangling': 'A $ref points at something that does not exist.',
  'reference-circular':
    'References lead only to each other, or to more of their kind than anybody can follow. A schema may refer to itself from within.',
  'reference-mismatched':
    'A $ref names a component of another kind than its place calls for: a parameter where a response is needed, say.',
  'reference-remote':
    'A $ref points at another host. forgespec never fetches: a build must not depend on the network, nor trust it.',
  'identifier-invalid':
    'The $id of a schema is no URI, or an $id or $anchor is there twice: references to it could mean either.',
  'dialect-unsupported':
    'A schema says by $schema that it is written in a dialect that forgespec does not read, or not with all it means.',
  'structure-invalid':
    'The document is not shaped as the OpenAPI specification says: a key is unknown, missing, or of the wrong type.',
  'operation-id-duplicate':
    'Two operations share an operationId. It names the generated function, so one would replace the other.',
  'operation-id-missing':
    'An operation has no operationId. Its name is then made from its method and path, and changes when they do.',
  'name-collision':
    'Two names of the description become the same TypeScript identifier. forgespec never renames in silence.',
  'name-invalid':
    'A name has no character that a TypeScript identifier may hold, is too long for a file, or has characters that references escape.',
  'path-parameter-undeclared':
    'A path template has a {name} that no parameter declares, so nobody can say what goes there.',
  'path-parameter-unused': 'A path parameter is declared and the path template has no place for it.',
  'path-ambiguous':
    'Two paths differ only in the names of their parameters, so no request can tell one from the other.',
  'parameter-duplicate': 'An operation declares the same parameter twice.',
  'parameter-ambiguous':
    'A parameter is written in a way that nobody can read back for sure: its style has no form for the value, or it meets another one.',
  'status-invalid':
    'A response stands under a key that is neither a status of HTTP, nor a range of them, nor `default`.',
  'security-scheme-undeclared': 'A security requirement names a scheme that the description does not declare.',
  'part-ignored':
    'A part of the description is for readers only: types are generated for it, and neither client nor server code.',
  'extension-invalid':
    'A key of forgespec that starts with x- has a value that forgespec does not know. The value has no effect.',
  'keyword-unsupported':
    'A schema uses a keyword that the generated validators do not enforce. What is not enforced is never accepted in silence.',
  'keyword-invalid': 'A schema keyword has a value of the wrong type.',
  'keyword-unknown':
    'A schema has a key that JSON Schema does not know. It refuses nothing: most likely its name is misspelt.',
  'format-unknown': 'The generated validators do not check a format. It is kept as an annotation.',
  'pattern-invalid':
    'A pattern is not a regular expression of ECMA-262 with the u flag, which is what JSON Schema asks for.',
  'pattern-endless':
    'A pattern offers so many ways to match that a text of thirty characters can keep a server busy for minutes. Anybody may send it.',
  'pattern-slow':
    'The time that a pattern takes grows with the square of the length of a text, or faster, so that a long one keeps a server busy.',
  'output-edited': 'A generated file was changed by hand. It is not overwritten, so that no work is lost.',
  'output-foreign':
    'The output folder has files that forgespec did not write, such as the description itself. Generated files are not mixed with them.',
  'config-unreadable':
    'The tsconfig.json of the project around the output folder cannot be read completely, so the import paths that it needs are not known.',
  'output-unwritable':
    'The output folder cannot be read or written: permissions, a full disk, or a symbolic link that leads out of it.',
} as const satisfies Record<string, string>;

/** The code of a {@link Diagnostic}. */
export type DiagnosticCode = keyof typeof catalogue;
