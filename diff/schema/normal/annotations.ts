import type { AnnotationKeyword } from '@forgespec/model/from-document';

/**
 * How the comparison treats a keyword that does not restrict values. `documentation`: a difference changes the documentation. `annotation`:
 * a difference is a change of its own. `effective`: a difference is a change of its own, and schemas that differ in it are not equal.
 * `container`: the schemas in the value have an effect only where a reference uses them. `dialect`: like `effective`, but a difference is
 * not reported.
 */
type Treatment = 'annotation' | 'container' | 'dialect' | 'documentation' | 'effective';

const treatments: Readonly<Record<AnnotationKeyword, Treatment>> = {
  title: 'documentation',
  description: 'documentation',
  example: 'documentation',
  examples: 'documentation',
  externalDocs: 'documentation',
  xml: 'documentation',
  $comment: 'documentation',
  $defs: 'container',
  $schema: 'dialect',
  $vocabulary: 'dialect',
  contentEncoding: 'effective',
  contentMediaType: 'effective',
  contentSchema: 'dialect',
  default: 'annotation',
  definitions: 'container',
  deprecated: 'annotation',
  discriminator: 'annotation',
  readOnly: 'effective',
  writeOnly: 'effective',
};

const annotationKeys = Object.keys(treatments) as AnnotationKeyword[];

const keysWith = (...wanted: readonly Treatment[]): readonly AnnotationKeyword[] =>
  annotationKeys.filter((key) => wanted.includes(treatments[key]));

/** Keywords that document a schema, such as `description`. They do not restrict values. */
export const documentationKeys = keysWith('documentation');

const withoutEffect = new Set<string>(keysWith('annotation', 'container', 'documentation'));

/** Returns true if two schemas that differ only in this keyword accept the same values, and have the same properties. */
export const isWithoutEffect = (key: string): boolean => withoutEffect.has(key) || key.startsWith('x-');
