import { compareByUnits, sortedBy } from '@forgespec/description/json';
import { otherLocation, type SourceLocation } from '@forgespec/description/diagnostics';
import type { NameableKind } from '@forgespec/description/openapi';
import type { BuildContext } from './context.ts';

/** A request for a name in generated code. The name is for a part of the description, such as a schema or an operation. */
export interface NameRequest {
  /** The name that is derived from `source`. Empty if `source` has no character that an identifier can contain. */
  readonly name: string;
  /** The text of the description from which the name is derived. For example, the name `FooBar` is derived from the text `Foo-Bar`. */
  readonly source: string;
  /**
   * The words by which messages name the part of the description, such as `schema "Foo-Bar"`. Requests with the same subject get the same
   * name.
   */
  readonly subject: string;
  /** Returns the source location of the part of the description. This function is slow, so it is called only if a problem is reported. */
  readonly locationOf: () => SourceLocation | undefined;
  /** The name that the user has chosen. Undefined if the user has not chosen a name. */
  readonly chosen?: string | undefined;
}

/** A set of names in generated code, in which each name must be unique. */
export interface Namespace {
  /**
   * The word that is appended if generated code already uses a name. For example, the word `Operation` changes `call` to `callOperation`.
   * Without a word, a number is appended.
   */
  readonly word?: string;
  /** The name that is used if `source` has no character that an identifier can contain. */
  readonly fallback: string;
  /**
   * The key in the config under which a user can choose these names. For example, `schemas` is the key `names.schemas`. Undefined if a user
   * cannot choose these names.
   */
  readonly part?: NameableKind;
  /** Returns true for a name that generated code itself uses. */
  isReserved(name: string): boolean;
  /** The text between a name and the word or number that is appended to the name. Empty by default. */
  readonly separator?: string;
  /** Returns the reason why a name is reserved, as a clause for messages. An example is `generated code already uses the name call`. */
  reasonFor?(name: string): string;
  /**
   * Returns the end of a sentence about a part of the description that gets the name `name`. An example is `is written to foo.ts`. By
   * default, the sentence ends with `is called` and the name.
   */
  describe?(name: string): string;
}

// The maximum length of a name, in bytes. File systems allow 255 bytes for a file name with its extension.
const longest = 200;

/**
 * Chooses a unique name for each request, and reports each name that differs from the requested name.
 *
 * - A name that the user has chosen is used, unless generated code already uses it. If the user has chosen the same name for two parts,
 *   the first part in alphabetical order gets the name.
 * - If generated code already uses a name, the word of the namespace is appended. For example, `call` becomes `callOperation`.
 * - If several parts request the same name, the part whose `source` is exactly this name gets the name. If no part has this `source`, the
 *   first part in alphabetical order gets the name. A number is appended to the names of the other parts, such as `FooBar2`.
 *
 * The result does not depend on the order of the requests. If several requests have the same subject, the last one is used.
 *
 * @returns the names, in the order of the requests.
 */
export function chooseNames(requests: readonly NameRequest[], namespace: Namespace, context: BuildContext): string[] {
  const usable = new Map(
    requests.map((request) => [request.subject, { request, name: usableName(request, namespace) }]),
  );
  const uniqueNames = new UniqueNames(namespace, new Set(Array.from(usable.values(), ({ name }) => name)));
  const owners = keepChosen(
    Array.from(usable.values(), ({ request }) => request),
    uniqueNames,
    namespace,
    context,
  );
  const given = new Map(Array.from(owners, ([name, { subject }]) => [subject, name]));
  const open = [...usable.values()].filter(({ request }) => !given.has(request.subject));
  const groups = sortedBy(
    Map.groupBy(open, ({ name }) => name),
    ([name]) => name,
  );
  for (const [name, group] of groups) {
    const sorted = group.map(({ request }) => request).toSorted((a, b) => rank(a, b, name));
    const first = owners.get(name) ?? sorted[0];
    for (const request of sorted) {
      const unique = request === first ? uniqueNames.takeFirst(name) : uniqueNames.takeNumbered(name);
      given.set(request.subject, unique);
      if (unique !== request.name)
        reportOtherName(request, unique, request === first ? undefined : first, namespace, context);
    }
  }
  return requests.map(({ subject }) => given.get(subject) ?? '');
}

/**
 * Takes the names that the user has chosen. Reports each chosen name that another part or generated code already uses.
 *
 * @returns a map from each name that was taken to the request for it.
 */
function keepChosen(
  requests: readonly NameRequest[],
  uniqueNames: UniqueNames,
  namespace: Namespace,
  context: BuildContext,
): Map<string, NameRequest> {
  const owners = new Map<string, NameRequest>();
  const requested = requests.filter(({ chosen }) => chosen !== undefined);
  for (const request of requested.toSorted((a, b) => rank(a, b, ''))) {
    const { chosen: name = '', subject } = request;
    if (uniqueNames.take(name)) {
      owners.set(name, request);
      continue;
    }
    const owner = owners.get(name);
    const reason = owner === undefined ? reasonFor(name, namespace) : `the ${owner.subject} has the same name`;
    context.chosenNames.reportTaken(namespace.part ?? 'schemas', name, subject, reason);
  }
  return owners;
}

/** The names of a namespace that are already taken. */
class UniqueNames {
  readonly #namespace: Namespace;
  readonly #wanted: ReadonlySet<string>;
  readonly #taken = new Set<string>();

  /** @param wanted the names that the requests ask for. No name with a word or a number is equal to one of them. */
  constructor(namespace: Namespace, wanted: ReadonlySet<string>) {
    this.#namespace = namespace;
    this.#wanted = wanted;
  }

  /** Takes a name. Returns false if the name is not free. */
  take(name: string): boolean {
    if (!this.#isFree(name)) return false;
    this.#taken.add(name);
    return true;
  }

  /** Takes a name, or if it is not free, the name with the word of the namespace. Returns the name that was taken. */
  takeFirst(name: string): string {
    if (this.take(name)) return name;
    const { word, separator = '' } = this.#namespace;
    if (word === undefined) return this.takeNumbered(name);
    let unique = name;
    while (!this.#isFree(unique) || (unique !== name && this.#wanted.has(unique))) unique += separator + word;
    this.#taken.add(unique);
    return unique;
  }

  /** Takes a name with a number. Returns the name that was taken. */
  takeNumbered(name: string): string {
    const { separator = '' } = this.#namespace;
    // Directly after a digit, the number would look like a part of another number. For example, `foo1` becomes `foo1_2`, because `foo12`
    // would be unclear.
    const start = name + (separator === '' && /\d$/u.test(name) ? '_' : separator);
    let number = 2;
    while (!this.#isFree(`${start}${number}`) || this.#wanted.has(`${start}${number}`)) number++;
    this.#taken.add(`${start}${number}`);
    return `${start}${number}`;
  }

  #isFree(name: string): boolean {
    return !this.#taken.has(name) && !this.#namespace.isReserved(name);
  }
}

/** Returns the requested name without the characters after the maximum length, or the fallback for an empty name. */
function usableName({ name }: NameRequest, { fallback }: Namespace): string {
  if (name === '') return fallback;
  if (Buffer.byteLength(name) <= longest) return name;
  let short = name.slice(0, longest);
  while (Buffer.byteLength(short) > longest || /[\uD800-\uDBFF]$/u.test(short)) short = short.slice(0, -1);
  return short;
}

/** Reports that a part of the description gets another name than the requested one. @param other the part that has the requested name. */
function reportOtherName(
  { name, subject, locationOf }: NameRequest,
  unique: string,
  other: NameRequest | undefined,
  namespace: Namespace,
  { diagnostics, whole }: BuildContext,
): void {
  const { describe = (text) => `is called ${text}` } = namespace;
  const at = locationOf();
  // The source locations are only known for the part of the description for which code is generated.
  if (whole !== undefined && at === undefined) return;
  const fact = `In generated code, the ${subject} ${describe(unique)}`;
  if (name === '' || Buffer.byteLength(name) > longest) {
    const cause = name === '' ? 'has no character that an identifier can contain' : `is longer than ${longest} bytes`;
    const fix = otherName(namespace, name === '' ? 'Give it a name with letters' : 'Give it a shorter name');
    diagnostics.note('name-invalid', `${fact}, because its own name ${cause}.`, fix, at);
  } else if (other === undefined) {
    diagnostics.note('name-collision', `${fact}, because ${reasonFor(name, namespace)}.`, otherName(namespace), at);
  } else {
    const line = otherLocation(other.locationOf(), at);
    const cause = `the ${other.subject}${line === '' ? '' : ` (${line})`} ${describe(name)}`;
    diagnostics.note('name-collision', `${fact}, because ${cause}.`, otherName(namespace, 'Rename one of them'), at);
  }
}

const reasonFor = (name: string, namespace: Namespace): string =>
  namespace.reasonFor?.(name) ?? `generated code already uses the name ${name}`;

/** Returns the fix for a name that differs from the name in the description. */
const otherName = ({ part }: Namespace, fix = 'Rename it'): string =>
  part === undefined ? `${fix}.` : `${fix}, or choose a name in the config: \`names.${part}\`.`;

/** Compares two requests for the same name. The request whose `source` is exactly this name comes first. */
function rank(a: NameRequest, b: NameRequest, name: string): number {
  if ((a.source === name) !== (b.source === name)) return a.source === name ? -1 : 1;
  return compareByUnits(a.source, b.source) || compareByUnits(a.subject, b.subject);
}
