import { suggestion, type Diagnostics } from '@forgespec/description/diagnostics';
import {
  nameableKinds,
  narrowerFirst,
  wildcardTexts,
  type NameableKind,
  type NameOverrides,
} from '@forgespec/description/openapi';
import { rulesFor, type MatchedRule, type RuleTarget } from './call-rules.ts';
import { isIdentifier, typeName, valueName } from './identifier.ts';

/**
 * The names that a user has chosen in the config (`names`). The functions find a chosen name, and report chosen names that cannot be used.
 */
export interface ChosenNames {
  /**
   * Returns the name that the user has chosen for a part of the description. Returns undefined if the user has not chosen a name.
   *
   * @param keys the keys that can name the part in the config. If the config contains several of these keys, the first key is used.
   */
  nameFor(part: NameableKind, keys: readonly string[]): string | undefined;
  /** Returns the rules of `names.calls` for an operation, the narrowest rule first. */
  rulesFor(target: RuleTarget): readonly MatchedRule[];
  /** Returns the verb that replaces a verb (`names.verbs`). Returns the same verb if the config does not replace it. */
  verbFor(verb: string): string;
  /** Reports a rule of `names.calls` that does not result in a call. The rule is then ignored. */
  reportRule(rule: MatchedRule, label: string, reason: string, fix: string): void;
  /** Reports a chosen name that another part has, or that generated code uses. The chosen name is then ignored. */
  reportTaken(part: NameableKind, name: string, subject: string, reason: string): void;
  /** Reports the keys in the config that do not name a part of the description. */
  reportUnused(): void;
}

export const createChosenNames = (overrides: NameOverrides, diagnostics: Diagnostics): ChosenNames =>
  new NamesOfConfig(overrides, diagnostics);

class NamesOfConfig implements ChosenNames {
  readonly #overrides: NameOverrides;
  readonly #diagnostics: Diagnostics;
  /** For each kind of part, the keys that can name a part of the description. */
  readonly #known = new Map<NameableKind, Set<string>>(nameableKinds.map((part) => [part, new Set()]));
  /** The identities of the keys that name a part of the description. */
  readonly #used = new Set<string>();
  /** The identities of the keys that are already reported. */
  readonly #reported = new Set<string>();

  constructor(overrides: NameOverrides, diagnostics: Diagnostics) {
    this.#overrides = overrides;
    this.#diagnostics = diagnostics;
  }

  nameFor(part: NameableKind, keys: readonly string[]): string | undefined {
    for (const key of keys) this.#known.get(part)?.add(key);
    const names = this.#overrides[part] ?? {};
    const exact = keys.filter((key) => Object.hasOwn(names, key));
    const given = exact.length > 0 ? exact : patternsFor(names, keys);
    for (const key of given) this.#used.add(identityOf(part, key));
    const [key] = given;
    const name = key === undefined ? undefined : expanded(part, key, names[key] ?? '', keys);
    if (key === undefined || name === undefined || isIdentifier(name)) return name;
    const message = `The config chooses the name ${name} for ${key}, but this name is not an identifier of TypeScript.`;
    this.#report(part, key, message, `In the config, correct the name for \`${key}\` in \`names.${part}\`.`);
    return undefined;
  }

  rulesFor(target: RuleTarget): readonly MatchedRule[] {
    const rules = rulesFor(this.#overrides.calls ?? {}, target);
    for (const key of [target.id, `${target.method} ${target.path}`, ...target.tags.map((tag) => `#${tag}`)])
      if (key !== undefined) this.#known.get('calls')?.add(key);
    for (const { key } of rules) this.#used.add(identityOf('calls', key));
    return rules;
  }

  verbFor(verb: string): string {
    const key = verb.toLowerCase();
    this.#known.get('verbs')?.add(key);
    const verbs = this.#overrides.verbs ?? {};
    if (!Object.hasOwn(verbs, key)) return verb;
    this.#used.add(identityOf('verbs', key));
    return verbs[key] ?? verb;
  }

  reportRule({ key, template }: MatchedRule, label: string, reason: string, fix: string): void {
    const message = `The rule \`${key}: ${template}\` in \`names.calls\` is for ${label}, but ${reason}.`;
    this.#report('calls', key, message, fix);
  }

  reportTaken(part: NameableKind, name: string, subject: string, reason: string): void {
    const message = `The config chooses the name ${name} for the ${subject}, but ${reason}.`;
    this.#report(part, subject, message, 'Choose another name.');
  }

  reportUnused(): void {
    for (const part of nameableKinds) {
      const keys = Object.keys(this.#overrides[part] ?? {});
      for (const key of keys) if (!this.#used.has(identityOf(part, key))) this.#reportUnknown(part, key);
    }
  }

  #reportUnknown(part: NameableKind, key: string): void {
    const near = suggestion(key, [...(this.#known.get(part) ?? [])]);
    const message = `\`names.${part}\` in the config chooses a name for ${key}, which the description does not contain.`;
    this.#report(part, key, message, near === undefined ? keysOf[part] : `Did you mean \`${near}\`?`);
  }

  #report(part: NameableKind, key: string, message: string, fix: string): void {
    const identity = identityOf(part, key);
    if (this.#reported.has(identity)) return;
    this.#reported.add(identity);
    this.#diagnostics.fault('name-override-invalid', message, 'It is ignored.', fix);
  }
}

/** Returns the keys with a wildcard that match one of some texts, the longest first. */
const patternsFor = (names: Readonly<Record<string, string>>, texts: readonly string[]): string[] =>
  Object.keys(names)
    .filter((key) => key.includes('*') && texts.some((text) => wildcardTexts(key, text) !== undefined))
    .toSorted(narrowerFirst);

/** Returns a chosen name in which the placeholders, such as `{1}`, are replaced by the texts for the wildcards of its key. */
function expanded(part: NameableKind, key: string, name: string, texts: readonly string[]): string {
  if (!name.includes('{')) return name;
  const captures = texts.map((text) => wildcardTexts(key, text)).find((found) => found !== undefined) ?? [];
  const words = name.replaceAll(/\{(\d+)\}/gu, (_, index: string) => captures[Number(index) - 1] ?? '');
  return part === 'schemas' ? typeName(words) : valueName(words);
}

const identityOf = (part: NameableKind, key: string): string => `${part} ${key}`;

const keysOf: Readonly<Record<NameableKind, string>> = {
  areas: 'Write the name of a tag, or remove the key.',
  calls: 'Write an operationId, a path such as `GET /pets/**`, or a tag such as `#Pets`, or remove the key.',
  operations: 'Write an operationId, or a method and a path such as `GET /pets`, or remove the key.',
  methods: 'Write an operationId, or a method and a path such as `GET /pets`, or remove the key.',
  schemas: 'Write the name of a component, or a JSON Pointer such as `#/components/schemas/Pet`, or remove the key.',
  verbs: 'Write a verb with which a method begins, or remove the key.',
};
