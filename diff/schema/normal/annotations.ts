import { isSchemaKeyword, subjectOf, type AnnotationKeyword, type KeywordOf30 } from '@forgespec/model/from-document';
import type { SchemaChange } from '../schema-changes.ts';
import type { MessageDirection } from './conjunction.ts';

/** A keyword whose value is `true` or `false`. A difference is a change. */
export interface MarkTreatment {
  readonly kind: 'mark';
  /** The change if only the new schema has the mark. */
  readonly added: SchemaChange;
  /** The change if only the old schema has the mark. */
  readonly removed: SchemaChange;
  /**
   * The direction of the messages in which the mark has no effect. In messages of the other direction, it omits properties, which is compared
   * with the properties. Undefined if the mark has no effect on any message.
   */
  readonly withoutEffectIn?: MessageDirection;
}

/** A keyword whose value can differ. A difference is a change. */
export interface ValueTreatment {
  readonly kind: 'value';
  readonly change: SchemaChange;
  /** True if the report of the change contains the old and the new value. */
  readonly isShown: boolean;
  /** True if the keyword changes the meaning of the values. Schemas that differ in such a keyword are not equal. */
  readonly isEffective: boolean;
}

/**
 * How the comparison treats a keyword that does not restrict values. `documentation`: a difference changes the documentation. `container`:
 * the schemas in the value have an effect only where a reference uses them. `dialect`: schemas that differ in the keyword are not equal, but
 * a difference is not reported.
 */
type Treatment = MarkTreatment | ValueTreatment | { readonly kind: 'container' | 'dialect' | 'documentation' };

const documentation = { kind: 'documentation' } as const;
const container = { kind: 'container' } as const;
const dialect = { kind: 'dialect' } as const;

/** The findings about the keywords have the order of this table. */
const treatments: Readonly<Record<AnnotationKeyword, Treatment>> = {
  deprecated: { kind: 'mark', added: 'deprecated', removed: 'no-longer-deprecated' },
  readOnly: {
    kind: 'mark',
    added: 'became-read-only',
    removed: 'became-not-read-only',
    withoutEffectIn: 'response',
  },
  writeOnly: {
    kind: 'mark',
    added: 'became-write-only',
    removed: 'became-not-write-only',
    withoutEffectIn: 'request',
  },
  default: { kind: 'value', change: 'default-changed', isShown: true, isEffective: false },
  discriminator: { kind: 'value', change: 'discriminator-changed', isShown: false, isEffective: false },
  contentEncoding: { kind: 'value', change: 'content-encoding-changed', isShown: true, isEffective: true },
  contentMediaType: { kind: 'value', change: 'content-media-type-changed', isShown: true, isEffective: true },
  title: documentation,
  description: documentation,
  example: documentation,
  examples: documentation,
  externalDocs: documentation,
  xml: documentation,
  $comment: documentation,
  $defs: container,
  definitions: container,
  $schema: dialect,
  $vocabulary: dialect,
  contentSchema: dialect,
};

const all = Object.entries(treatments) as readonly (readonly [key: AnnotationKeyword, treatment: Treatment])[];

/** Keywords that document a schema, such as `description`. They do not restrict values. */
export const documentationKeys: readonly AnnotationKeyword[] = all.flatMap(([key, { kind }]) =>
  kind === 'documentation' ? [key] : [],
);

/** The keywords whose difference is a change of its own, and how the comparison treats them. */
export const comparedAnnotations = all.flatMap(([key, treatment]) =>
  treatment.kind === 'mark' || treatment.kind === 'value' ? [[key, treatment] as const] : [],
);

function isEffective(treatment: Treatment): boolean {
  switch (treatment.kind) {
    case 'container':
    case 'documentation':
      return false;
    case 'dialect':
      return true;
    case 'mark':
      return treatment.withoutEffectIn !== undefined;
    case 'value':
      return treatment.isEffective;
  }
}

const keywordsOf30: Readonly<Record<KeywordOf30, true>> = { nullable: true };

const withoutEffect = new Set<string>([
  ...all.flatMap(([key, treatment]) => (isEffective(treatment) ? [] : [key])),
  // Other keywords express the meaning of these keywords.
  ...Object.keys(keywordsOf30),
]);

/** Returns true if two schemas that differ only in this keyword accept the same values, and have the same properties. */
export const isWithoutEffect = (key: string): boolean =>
  withoutEffect.has(key) || key.startsWith('x-') || (isSchemaKeyword(key) && subjectOf(key) === 'identifier');
