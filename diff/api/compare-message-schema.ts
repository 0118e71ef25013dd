import type { ChangedOperation, ChangeLevel } from '../change.ts';
import type { DescriptionSide } from '../description/open-side.ts';
import { createSchemaComparison } from '../schema/compare/compare-schemas.ts';
import type { CompareSchemas } from '../schema/compare/comparison.ts';
import { changedProperty, countedPlaces, countOfPlaces } from '../schema/compare/merge-findings.ts';
import type { SchemaFinding, ValueStep } from '../schema/compare/finding.ts';
import { isSchemaJson } from '@forgespec/model/from-document';
import type { Conjunction } from '../schema/normal/conjunction.ts';
import { schemaChanges } from '../schema/schema-changes.ts';
import { createSubset } from '../schema/subset/is-subset.ts';
import type { ApiComparison, ComparedMessage, FoundChange, SchemaRoot } from './api-comparison.ts';
import type { SchemaSubject } from './catalogue.ts';
import { levelFor } from './sender-levels.ts';

/** A difference between the old and the new schema of a body, header or parameter. `change` reports this difference. */
export interface MessageFinding {
  readonly operation: ChangedOperation;
  readonly message: ComparedMessage;
  readonly finding: SchemaFinding;
  readonly change: FoundChange;
  /** The change to report if it is not decided whether the two schemas accept different values. */
  readonly undecided: FoundChange;
  readonly roots: { readonly old: Conjunction; readonly new: Conjunction };
}

/** Creates the function that compares the schemas of messages. */
export function createMessageComparison(
  sides: ComparedSides,
  add: (found: MessageFinding) => void,
): ApiComparison['compareSchemas'] {
  const comparisons = new Map<string, CompareSchemas>();
  return (operation, message, oldSchema, newSchema) => {
    const roots = {
      old: rootOf(sides.old, message, oldSchema),
      new: rootOf(sides.new, message, newSchema),
    };
    const compare = comparisonOf(message, sides, comparisons);
    const found = Map.groupBy(compare(roots.old, roots.new), (finding) => keyOfChange(finding, message, sides));
    for (const equal of found.values()) {
      const reported = reportedChange(equal, message);
      if (reported !== undefined) add({ operation, message, ...reported, roots });
    }
  };
}

type ComparedSides = Pick<ApiComparison, 'areSame' | 'new' | 'old'>;

const rootOf = ({ readers }: DescriptionSide, { direction }: ComparedMessage, schema: SchemaRoot): Conjunction =>
  readers[direction].conjunction(isSchemaJson(schema) ? [schema] : []);

/** Returns the comparison for a kind of messages. All messages of a kind share one comparison, which knows the results of earlier ones. */
function comparisonOf(
  { notation, isSent }: ComparedMessage,
  { old, new: revised, areSame }: ComparedSides,
  comparisons: Map<string, CompareSchemas>,
): CompareSchemas {
  const isSame = (a: Conjunction, b: Conjunction): boolean =>
    a.schemas.length === b.schemas.length &&
    a.schemas.every((schema, index) => areSame(schema, b.schemas[index])) &&
    isSameVersion(old, revised);
  const key = `${notation} ${isSent ? 'sent' : 'read'}`;
  const comparison = comparisons.get(key) ?? createSchemaComparison(createSubset(notation), isSame, isSent);
  comparisons.set(key, comparison);
  return comparison;
}

/**
 * Returns the key of a finding. Findings with the same key are reported as one change. If only one description has the changed keyword, the
 * key contains only the pointer in that description. The pointer in the other description is left out, because it can point to any of the
 * references to the same schema.
 */
function keyOfChange(finding: SchemaFinding, message: ComparedMessage, { old, new: revised }: ComparedSides): string {
  const { base, revision, change, from, to } = finding;
  const pointers = [base && old.pointerOf(base), revision && revised.pointerOf(revision)];
  const [isBaseKnown, isRevisionKnown] = [base?.key !== undefined, revision?.key !== undefined];
  const chosen = isBaseKnown === isRevisionKnown ? pointers : isBaseKnown ? pointers[0] : pointers[1];
  return JSON.stringify([chosen, changedProperty(finding), change, from, to, levelOf(message, finding)]);
}

/** Returns the change that reports equal findings. If a message contains a changed schema several times, only one change is reported. */
function reportedChange(
  equal: readonly SchemaFinding[],
  message: ComparedMessage,
): Pick<MessageFinding, 'change' | 'finding' | 'undecided'> | undefined {
  const [finding] = equal.toSorted((a, b) => a.steps.length - b.steps.length);
  if (finding === undefined) return undefined;
  const level = levelOf(message, finding);
  const id = `${subjectOf(message, finding.steps)}-${finding.change}` as const;
  const { base, revision } = finding;
  const places = equal.reduce((sum, other) => sum + countOfPlaces(other), 0);
  const isReversed = (message.direction === 'request') === message.isSent;
  const difference = `${schemaChanges[finding.change].replace(/\.$/u, '')}${valuesText(finding.change, finding.from, finding.to)}`;
  const text = sentenceOf(message, finding, level, places);
  const change = { id, level, message: text, difference, isReversed, base, revision };
  const undecided = {
    ...change,
    level: 'warning' as const,
    message: sentenceOf(message, finding, 'undecided', places),
  };
  return { finding, change, undecided };
}

const isSameVersion = (old: DescriptionSide, revised: DescriptionSide): boolean =>
  versionOf(old) === versionOf(revised);

const versionOf = ({ document }: DescriptionSide): string => String(document['openapi']).slice(0, 3);

function levelOf(
  { part, isSent, isOptional, direction }: ComparedMessage,
  { change, effect, steps }: SchemaFinding,
): ChangeLevel {
  // A changed default of an optional parameter is breaking. If a request does not contain the parameter, the server uses the new default.
  const isMissing =
    change === 'default-changed' && direction === 'request' && part === 'parameter' && steps.length === 0;
  if (isMissing && isOptional && !isSent) return 'breaking';
  return levelFor(effect, isSent);
}

function subjectOf({ direction, part }: ComparedMessage, steps: readonly ValueStep[]): SchemaSubject {
  const isProperty = steps.some(({ kind }) => kind === 'property');
  if (part === 'body') return `${direction}-${isProperty ? 'property' : part}`;
  return `${direction}-${part}${isProperty ? '-property' : ''}`;
}

function sentenceOf(
  message: ComparedMessage,
  { change, from, to, steps }: SchemaFinding,
  level: ChangeLevel | 'undecided',
  places: number,
): string {
  const path = steps.map((step) => (step.kind === 'property' ? `.${step.name}` : '[]')).join('');
  const others = places >= countedPlaces ? `more than ${countedPlaces - 2}` : `${places - 1}`;
  const more = places === 1 ? '' : ` and ${others} other ${places === 2 ? 'place' : 'places'}`;
  const place = path === '' ? message.words : `${message.words}, \`${path.replace(/^\./u, '')}\`${more}`;
  const meaning = meaningOf(message, change, level);
  const values = valuesText(change, from, to);
  return `${place}: ${meaning.charAt(0).toLowerCase()}${meaning.slice(1)}${values}${consequenceOf(message, level)}.`;
}

/**
 * Returns the meaning of a change. If a breaking change adds or removes a property, the text also contains the reason why the change is
 * breaking: the property was required, or one of the two schemas does not allow the property.
 */
function meaningOf(
  { isSent }: ComparedMessage,
  change: SchemaFinding['change'],
  level: ChangeLevel | 'undecided',
): string {
  const meaning = schemaChanges[change].replace(/\.$/u, '');
  if (level !== 'breaking') return meaning;
  if (change === 'added') return `${meaning}, and the old schema does not allow this property`;
  if (change !== 'removed') return meaning;
  return isSent ? 'A required property is gone' : `${meaning}, and the new schema does not allow this property`;
}

/**
 * Returns the old and the new value of a constraint as text: ` (1 → 5)`. If a change only adds or only removes values, such as
 * `enum-value-added`, the text contains only these values. Returns an empty string if the change has no values.
 */
function valuesText(change: SchemaFinding['change'], from: string | undefined, to: string | undefined): string {
  if (from === undefined && to === undefined) return '';
  const isOneSided = (from === undefined || to === undefined) && !change.endsWith('-changed');
  return isOneSided ? ` (${from ?? to ?? ''})` : ` (${from || 'none'} → ${to || 'none'})`;
}

function consequenceOf({ direction, isSent }: ComparedMessage, level: ChangeLevel | 'undecided'): string {
  if (level === 'undecided')
    return isSent
      ? ', and it is not decided whether other values are possible'
      : ', and it is not decided whether all values are still valid';
  const [reader, sender] = direction === 'request' ? ['server', 'callers'] : ['API', 'receivers'];
  if (level === 'breaking') {
    return isSent
      ? ', so receivers can get values that they do not expect'
      : `, so the ${reader} can reject or misread ${direction}s that were valid`;
  }
  if (level !== 'warning') return '';
  return isSent
    ? ', so receivers that use this value can fail'
    : `, so the ${reader} may ignore or reject values that ${sender} send`;
}
