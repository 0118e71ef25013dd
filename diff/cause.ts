import { changeLevels, type Change, type ChangeLevel, type ChangeSubject } from './change.ts';
import { changedComponent } from './changed-component.ts';

/**
 * A difference between two descriptions with all its effects. A change of a component affects each operation that uses it, in requests and in
 * responses, and the generated code.
 */
export interface Cause {
  /** The change with the strongest level. */
  readonly change: Change;
  readonly level: ChangeLevel;
  /** The pointer of the changed component, such as `#/components/schemas/Amount`. Undefined for a change outside of the components. */
  readonly component: string | undefined;
  /** The difference, as one sentence. It names the place in the component, or the part of the operation. */
  readonly sentence: string;
  /** The ids of all changes, without repetitions. The id of `change` is the first one. */
  readonly ids: readonly string[];
  /** The names of the operations: `GET /pets`. Empty for a change of the whole API. */
  readonly operations: readonly string[];
  /** Sentences about effects of other levels, and about the generated code. */
  readonly effects: readonly string[];
  /** All changes, those with the strongest level first. */
  readonly members: readonly Change[];
}

/** Groups changes by their causes. The causes with the strongest level come first. */
export function causesOf(changes: readonly Change[]): readonly Cause[] {
  const groups = new Map<string, Change[]>();
  const add = (key: string, change: Change): void => void groups.set(key, [...(groups.get(key) ?? []), change]);
  const keys = new CauseKeys();
  for (const change of changes.filter(({ subject }) => subject === 'api')) add(keys.ofApi(change), change);
  for (const change of changes.filter(({ subject }) => subject !== 'api')) add(keys.ofCode(change), change);
  return Array.from(groups.values(), createCause).toSorted((a, b) => rankOf(a) - rankOf(b));
}

const rankOf = ({ level }: { readonly level: ChangeLevel }): number => changeLevels.indexOf(level);

/**
 * Returns the key of the cause of a change of the API. Changes of the same place in a component have the same cause. Outside of components,
 * changes with the same message have the same cause.
 */
export const causeKey = ({ id, level, pointer, message, difference }: Change): string =>
  JSON.stringify(
    difference !== undefined && changedComponent(pointer) !== undefined ? [pointer, difference] : [id, level, message],
  );

/** The keys of causes. A change of generated code has the same cause as a change of the API at the same place. */
class CauseKeys {
  readonly #byPlace = new Map<string, string>();
  /** The keys by the pointer of the schema that has the changed keyword. */
  readonly #bySchema = new Map<string, string>();
  readonly #ofOperation = new Map<string, Change[]>();

  ofApi(change: Change): string {
    const key = causeKey(change);
    for (const place of placesOf(change)) if (!this.#byPlace.has(place)) this.#byPlace.set(place, key);
    const schema = change.pointer.replace(/\/[^/]*$/u, '');
    if (changedComponent(schema) !== undefined && !this.#bySchema.has(schema)) this.#bySchema.set(schema, key);
    const operation = operationText(change) ?? '';
    this.#ofOperation.set(operation, [...(this.#ofOperation.get(operation) ?? []), change]);
    return key;
  }

  ofCode(change: Change): string {
    const known = placesOf(change)
      .map((place) => this.#byPlace.get(place))
      .find((key) => key !== undefined);
    const ofSchema = known ?? this.#bySchema.get(change.pointer);
    if (ofSchema !== undefined) return ofSchema;
    // The change of generated code can point to a larger part, such as a whole operation.
    const inner = (this.#ofOperation.get(operationText(change) ?? '') ?? []).find(
      ({ pointer, level }) => level === change.level && pointer.startsWith(`${change.pointer}/`),
    );
    return inner === undefined ? JSON.stringify([change.id, change.level, change.message]) : causeKey(inner);
  }
}

const placesOf = ({ pointer, base, revision }: Change): readonly string[] => [
  pointer,
  ...[base, revision].flatMap((place, side) =>
    place === null ? [] : [`${side} ${place.file}:${place.line}:${place.column}`],
  ),
];

function createCause(group: readonly Change[]): Cause {
  const members = group.toSorted((a, b) => rankOf(a) - rankOf(b));
  const ofApi = members.filter(({ subject }) => subject === 'api');
  const [strongest] = members;
  const change = ofApi[0] ?? strongest;
  if (change === undefined || strongest === undefined) throw new Error('A cause has no change.');
  const component = change.difference === undefined ? undefined : changedComponent(change.pointer);
  return {
    change,
    level: strongest.level,
    component: component?.pointer,
    sentence: causeSentence(change),
    ids: [...new Set([change, ...members].map(({ id }) => id))],
    operations: [...new Set(members.flatMap((member) => operationText(member) ?? []))],
    effects: [...directionEffects(ofApi), ...codeEffects(members, change)],
    members,
  };
}

/** Returns the difference as one sentence. If a component has changed, the sentence names the place in it: `Amount.currency`. */
export function causeSentence({ pointer, message, difference }: Change): string {
  const component = changedComponent(pointer);
  return difference === undefined || component === undefined
    ? message
    : `\`${component.name}${component.path}\`: ${difference.charAt(0).toLowerCase()}${difference.slice(1)}.`;
}

/** If the levels in requests and in responses differ, returns a sentence with these levels. */
function directionEffects(members: readonly Change[]): readonly string[] {
  const strongest = new Map<string, ChangeLevel>();
  for (const member of members) {
    const place = placeWords(member);
    if (!strongest.has(place)) strongest.set(place, member.level);
  }
  if (new Set(strongest.values()).size < 2) return [];
  return [`${Array.from(strongest, ([place, level]) => `${level} in ${place}`).join(', ')}`];
}

const placeWords = ({ id, isReversed }: Change): string => {
  const direction = id.startsWith('response') ? 'responses' : 'requests';
  return isReversed === true ? `${direction} of webhooks and callbacks` : direction;
};

const subjectWords: Readonly<Record<Exclude<ChangeSubject, 'api'>, string>> = {
  sdk: 'the generated client',
  handlers: 'the handlers',
};

/** Returns a sentence about the strongest effect on the client, and one on the handlers, unless the effect is only compatible. */
const codeEffects = (members: readonly Change[], shown: Change): readonly string[] =>
  (['sdk', 'handlers'] as const).flatMap((subject) => {
    const effect = members.find((member) => member.subject === subject);
    const isShown =
      effect !== undefined && effect !== shown && (effect.level === 'breaking' || effect.level === 'warning');
    return isShown ? [`${effect.level} for ${subjectWords[subject]}: ${effect.message}`] : [];
  });

/** Returns the name of the operation of a change: `GET /pets`. Returns undefined for a change of the whole API. */
export const operationText = ({ operation }: Pick<Change, 'operation'>): string | undefined =>
  operation === null ? undefined : `${operation.method.toUpperCase()} ${operation.path}`;
