/**
 * Every kind of problem that forgespec reports, with why it is one. A code that is not listed here does not compile, so no
 * message can exist undocumented. `forgespec explain CODE` prints an entry.
 */
export const catalogue = {
  'file-missing': 'A file that the description needs is not there.',
  'file-unreadable': 'A file that the description needs exists and cannot be read: it is a folder, or its permissions forbid it.',
  'yaml-syntax': 'A file is not valid YAML or JSON. Nothing in it can be trusted until it parses.',
  'version-unsupported': 'forgespec reads OpenAPI 3.0 and 3.1. Other versions mean other things by the same words.',
  'reference-dangling': 'A $ref points at something that does not exist.',
  'reference-remote': 'A $ref points at another host. forgespec never fetches: a build must not depend on the network, nor trust it.',
  'structure-invalid': 'The document is not shaped as the OpenAPI specification says: a key is unknown, missing, or of the wrong type.',
  'operation-id-duplicate': 'Two operations share an operationId. It names the generated function, so one would replace the other.',
  'operation-id-missing': 'An operation has no operationId. Its name is then made from its method and path, and changes when they do.',
  'name-collision': 'Two names of the description become the same TypeScript identifier. forgespec never renames in silence.',
  'name-invalid': 'A name has no character that a TypeScript identifier may hold.',
  'path-parameter-undeclared': 'A path template has a {name} that no parameter declares, so nobody can say what goes there.',
  'path-parameter-unused': 'A path parameter is declared and the path template has no place for it.',
  'parameter-duplicate': 'An operation declares the same parameter twice.',
  'keyword-unsupported': 'A schema uses a keyword that the generated validators do not enforce. What is not enforced is never accepted in silence.',
  'keyword-invalid': 'A schema keyword has a value of the wrong type.',
  'format-unknown': 'A format has no meaning that forgespec knows. It is kept as an annotation and not checked.',
  'pattern-invalid': 'A pattern is not a regular expression of ECMA-262 with the u flag, which is what JSON Schema asks for.',
  'output-edited': 'A generated file was changed by hand. It is not overwritten, so that no work is lost.',
  'output-unwritable': 'The output folder cannot be written.',
} as const satisfies Record<string, string>;

/** The code of a {@link Diagnostic}. */
export type DiagnosticCode = keyof typeof catalogue;
