/**
 * The keywords of JSON Schema that the schema of the config uses. forgespec validates each config with this schema, and publishes the
 * schema for editors.
 */
export interface SettingSchema {
  /** The name of the type in the published types of the config. Default: a name from the keys that lead to the value. */
  readonly title?: string;
  readonly type?: 'array' | 'boolean' | 'integer' | 'object' | 'string';
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly items?: SettingSchema;
  readonly minItems?: number;
  readonly properties?: Readonly<Record<string, SettingSchema>>;
  /** The schema of the keys that begin with `x-`. */
  readonly patternProperties?: { readonly '^x-': SettingSchema };
  readonly additionalProperties?: SettingSchema | false;
  readonly required?: readonly string[];
  readonly anyOf?: readonly SettingSchema[];
  /** The name of a TypeScript type with functions, whose values only a module can create. The published schema leaves it out. */
  readonly code?: 'Plugin';
}

/** The keys and indices that lead from the root of the config to a value. */
export type SettingPath = readonly (number | string)[];

/** A fault that the schema of a setting cannot express. */
export interface SettingFault {
  /** The path from the value of the setting to the faulty value. */
  readonly path: SettingPath;
  /** The node whose source location is reported: the key, or its value. Default: the value. */
  readonly on?: 'key' | 'value';
  readonly message: string;
  readonly fix: string;
}

/** Another key of the config. If the key of an option is missing, this key sets the option. */
export interface SettingFallback<Value> extends Pick<Setting<Value>, 'read'> {
  /** The path of the key: a key at the root, or a key of a section. If the section is a list, the key of its first item is used. */
  readonly path: readonly [key: string] | readonly [section: string, key: string];
}

/** The key of the config that sets an option. */
export interface Setting<Value> {
  /** The schema of the value. It includes the description and the default. */
  readonly schema: SettingSchema;
  /**
   * Converts a value of the config to the value of the option. The value of the config must match the schema.
   *
   * @param folder the folder of the config. A relative path in the config is resolved from this folder.
   */
  readonly read: (value: unknown, folder: string) => Value;
  /** Returns the faults of a value that matches the schema but is not valid. */
  readonly faults?: ((value: unknown, folder: string) => readonly SettingFault[]) | undefined;
  /** The path of the key. Undefined if the key is in the section of the command that has the option. */
  readonly path?: readonly string[];
  /** Another key of the config. Its value is used if the key at `path` is missing. */
  readonly fallback?: SettingFallback<Value> | undefined;
}
