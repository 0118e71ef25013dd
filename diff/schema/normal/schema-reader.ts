import type { JsonObject } from '@forgespec/description/json';
import {
  selectsNone,
  withIncluded,
  withKnownKeywords,
  type DocumentSchemas,
  type SchemaJson,
  type SelectedSchemas,
} from '@forgespec/model/from-document';
import { markOfOmitted } from '@forgespec/model';
import { acceptsAtom } from './accepts.ts';
import { type Atom, type Constraints, unconstrained } from './atom.ts';
import type { Conjunction, MessageDirection, SchemaReader } from './conjunction.ts';
import { combinations, Expansion } from './expansion.ts';
import { mergedAtoms, splitByType } from './split-by-type.ts';

/**
 * Creates a reader.
 *
 * @param selected returns the schemas that a discriminator selects. Default: none.
 * @param isVersion30 true for a description of OpenAPI 3.0.
 */
export function createSchemaReader(
  direction: MessageDirection,
  schemas: DocumentSchemas,
  selected: SelectedSchemas = selectsNone,
  isVersion30 = false,
): SchemaReader {
  return new KnownAlternatives(direction, withKnownKeywords(schemas), selected, isVersion30);
}

/** A reader that computes the alternatives of each conjunction once. */
class KnownAlternatives implements SchemaReader {
  readonly direction: MessageDirection;
  readonly selected: SelectedSchemas;
  readonly isVersion30: boolean;
  readonly #described: DocumentSchemas;
  readonly #expansion: Expansion;
  readonly #numbers = new WeakMap<object, string>();
  #lastNumber = 0;
  readonly #conjunctions = new Map<string, Conjunction>();
  readonly #merged = new Map<string, readonly Atom[]>();
  /**
   * A map from the key of a conjunction to the alternatives of the conjunction, split by type. These alternatives are not merged yet (see
   * `mergedAtoms`), so their lists of values (`enum`) can contain values that are not valid.
   */
  readonly #unmerged = new Map<string, readonly Atom[]>();
  readonly #unfinished = new Set<string>();

  constructor(
    direction: MessageDirection,
    described: DocumentSchemas,
    selected: SelectedSchemas,
    isVersion30: boolean,
  ) {
    this.direction = direction;
    this.selected = selected;
    this.isVersion30 = isVersion30;
    this.#described = described;
    this.#expansion = new Expansion(described, (property) => this.isOmitted(property));
  }

  resolve(reference: string) {
    return this.#described.resolve(reference);
  }

  isOmitted(schema: SchemaJson): boolean {
    return withIncluded([schema], this.#described).some((part) => part[markOfOmitted[this.direction]] === true);
  }

  conjunction(all: readonly SchemaJson[]): Conjunction {
    const [only] = all;
    const isSingle = all.length === 1 && only !== undefined && only !== true;
    const schemas = isSingle ? all : [...new Set(all.filter((schema) => schema !== true))];
    const key = isSingle
      ? this.#idOf(only)
      : schemas
          .map((schema) => this.#idOf(schema))
          .toSorted()
          .join(' ');
    const known = this.#conjunctions.get(key) ?? { reader: this, key, schemas };
    this.#conjunctions.set(key, known);
    return known;
  }

  parts({ schemas }: Conjunction): readonly JsonObject[] {
    return withIncluded(schemas, this.#described);
  }

  atoms(conjunction: Conjunction): readonly Atom[] {
    const { key } = conjunction;
    const known = this.#merged.get(key);
    // If the `not` of a schema refers to the schema itself, the alternatives are requested before they are known. In this case, the
    // result is an empty list, as if the schema accepted no values.
    if (known !== undefined || this.#unfinished.has(key)) return known ?? [];
    this.#unfinished.add(key);
    const atoms = mergedAtoms(this.#unmergedAtoms(conjunction), this, (value, atom) => acceptsAtom(value, atom, this));
    this.#unfinished.delete(key);
    this.#unmerged.delete(key);
    this.#merged.set(key, atoms);
    return atoms;
  }

  atomsOfValue(conjunction: Conjunction): readonly Atom[] {
    return this.#merged.get(conjunction.key) ?? this.#unmergedAtoms(conjunction);
  }

  #unmergedAtoms({ key, schemas }: Conjunction): readonly Atom[] {
    const known = this.#unmerged.get(key);
    if (known !== undefined) return known;
    let union: readonly Constraints[] = [unconstrained];
    for (const schema of schemas) union = combinations(union, this.#expansion.of(schema));
    const atoms = splitByType(union);
    this.#unmerged.set(key, atoms);
    return atoms;
  }

  #idOf(schema: SchemaJson): string {
    if (typeof schema === 'boolean') return String(schema);
    const known = this.#numbers.get(schema);
    if (known !== undefined) return known;
    this.#lastNumber += 1;
    const id = String(this.#lastNumber);
    this.#numbers.set(schema, id);
    return id;
  }
}
