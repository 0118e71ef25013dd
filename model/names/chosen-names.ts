import { suggestion, type Diagnostics } from '@forgespec/description/diagnostics';
import { nameableKinds, type NameableKind, type NameOverrides } from '@forgespec/description/openapi';
import { isIdentifier } from './identifier.ts';

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
  /** Reports a chosen name that another part has, or that generated code uses. The chosen name is then ignored. */
  reportTaken(part: NameableKind, name: string, subject: string, reason: string): void;
  /** Reports the keys in the config that do not name a part of the description. */
  reportUnused(): void;
}

const fixOf = (part: NameableKind, key: string): string =>
  `In the config, correct the name for \`${key}\` in \`names.${part}\`.`;

export function createChosenNames(overrides: NameOverrides, diagnostics: Diagnostics): ChosenNames {
  const used = new Set<string>();
  const known = new Map<NameableKind, Set<string>>(nameableKinds.map((part) => [part, new Set()]));
  const reported = new Set<string>();

  const report = (part: NameableKind, key: string, message: string, fix = fixOf(part, key)): void => {
    const identity = `${part} ${key}`;
    if (reported.has(identity)) return;
    reported.add(identity);
    diagnostics.fault('name-override-invalid', message, 'It is ignored.', fix);
  };

  return {
    nameFor(part, keys) {
      for (const key of keys) known.get(part)?.add(key);
      const names = overrides[part] ?? {};
      const given = keys.filter((key) => Object.hasOwn(names, key));
      for (const key of given) used.add(`${part} ${key}`);
      const [key] = given;
      const name = key === undefined ? undefined : names[key];
      if (key === undefined || name === undefined) return undefined;
      if (isIdentifier(name)) return name;
      report(
        part,
        key,
        `The config chooses the name ${name} for ${key}, but this name is not an identifier of TypeScript.`,
      );
      return undefined;
    },
    reportTaken(part, name, subject, reason) {
      report(
        part,
        subject,
        `The config chooses the name ${name} for the ${subject}, but ${reason}.`,
        'Choose another name.',
      );
    },
    reportUnused() {
      for (const part of nameableKinds) {
        for (const key of Object.keys(overrides[part] ?? {})) {
          if (used.has(`${part} ${key}`)) continue;
          const near = suggestion(key, [...(known.get(part) ?? [])]);
          const message = `\`names.${part}\` in the config chooses a name for ${key}, which the description does not contain.`;
          report(part, key, message, near === undefined ? keysOf[part] : `Did you mean \`${near}\`?`);
        }
      }
    },
  };
}

const keysOf: Readonly<Record<NameableKind, string>> = {
  areas: 'Write the name of a tag, or remove the key.',
  operations: 'Write an operationId, or a method and a path such as `GET /pets`, or remove the key.',
  methods: 'Write an operationId, or a method and a path such as `GET /pets`, or remove the key.',
  schemas: 'Write the name of a component, or a JSON Pointer such as `#/components/schemas/Pet`, or remove the key.',
};
