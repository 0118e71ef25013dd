/** The part of JSON Schema that describes the config. The same schema validates a config and is published for editors. */
export interface SettingSchema {
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
  readonly additionalProperties?: SettingSchema | false;
  readonly anyOf?: readonly SettingSchema[];
}

/** A path of keys and indexes from the root of the config to a value. */
export type SettingPath = readonly (number | string)[];

/** A fault of a value that its schema cannot express. */
export interface SettingFault {
  /** The path from the value of the setting to the fault. */
  readonly path: SettingPath;
  /** The part to point at: the key or its value. Default: the value. */
  readonly on?: 'key' | 'value';
  readonly message: string;
  readonly fix: string;
}

/** A key of the config that also sets an option. */
export interface SettingFallback<Value> extends Pick<Setting<Value>, 'read'> {
  /** The path of the key. If its section is a list, the first item counts. */
  readonly path: readonly [section: string, key: string];
}

/** The key of the config that sets an option. */
export interface Setting<Value> {
  /** The schema of the value, with its description and default. */
  readonly schema: SettingSchema;
  /**
   * Converts a value of the config that matches the schema.
   *
   * @param folder the folder of the config: the base of relative paths.
   */
  readonly read: (value: unknown, folder: string) => Value;
  /** Returns the faults of a value that matches the schema. */
  readonly faults?: ((value: unknown, folder: string) => readonly SettingFault[]) | undefined;
  /** The path of the key, if the key is not in the section of its command. */
  readonly path?: readonly string[];
  /** Another key, whose value counts if this key is missing. */
  readonly fallback?: SettingFallback<Value> | undefined;
}
