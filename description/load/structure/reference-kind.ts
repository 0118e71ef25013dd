import { parseReference } from '../../openapi/reference.ts';
import type { ObjectName } from './field-type.ts';
import { withArticle } from './type-words.ts';

/** The kind of the objects in each map of `components`, such as `Header` for `headers`. */
const componentKinds: Readonly<Record<string, ObjectName | 'schema'>> = {
  callbacks: 'Callback',
  examples: 'Example',
  headers: 'Header',
  links: 'Link',
  mediaTypes: 'Media Type',
  parameters: 'Parameter',
  pathItems: 'Path Item',
  requestBodies: 'Request Body',
  responses: 'Response',
  schemas: 'schema',
  securitySchemes: 'Security Scheme',
};

/** The kind of the objects in each map of a Swagger 2.0 document to which references lead. */
const swaggerKinds: Readonly<Record<string, ObjectName | 'schema'>> = {
  definitions: 'schema',
  parameters: 'Swagger Parameter',
  responses: 'Swagger Response',
};

/**
 * Returns the kind of component to which a reference leads. Returns undefined if the reference does not lead to a
 * component.
 */
function kindOf(reference: string): ObjectName | 'schema' | undefined {
  const { file, keys } = parseReference(reference);
  const [first = '', map = '', , ...rest] = keys;
  if (file === '' && keys.length === 2 && Object.hasOwn(swaggerKinds, first)) return swaggerKinds[first];
  if (file !== '' || first !== 'components' || rest.length > 0) return undefined;
  return Object.hasOwn(componentKinds, map) ? componentKinds[map] : undefined;
}

/** Returns true if a reference leads to a component that is not of the kind `wanted`. */
export function isOtherKind(reference: string, wanted: ObjectName): boolean {
  const kind = kindOf(reference);
  return kind !== undefined && kind !== wanted;
}

/** Returns true if a reference leads to a schema of the components. */
export const leadsToSchema = (reference: string): boolean => kindOf(reference) === 'schema';

/** Returns the kind of component to which a reference leads, with its article: `a schema`. */
export function referenceKindWords(reference: string): string {
  const kind = kindOf(reference);
  return kind === undefined || kind === 'schema' ? 'a schema' : withArticle(kind);
}
