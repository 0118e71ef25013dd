// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/**
 * The properties that the description lists for the objects in a value. Generated code has a constant of this type for each schema that
 * lists properties.
 */
export interface DescribedProperties {
  /** The names of the described properties. Absent if the schema does not list properties, so that an object may have any properties. */
  readonly names?: readonly string[];
  /** Names that the schema requires, but does not describe. */
  readonly required?: readonly string[];
  /** True if the description explicitly allows other properties, with `additionalProperties`. */
  readonly allowsOthers?: true;
  /** Returns the properties of the values inside of this value. It is a function, because a schema may contain itself. */
  readonly inner?: () => InnerProperties;
}

/** The described properties of the values inside of an object or array. Values without restricted properties are left out. */
export interface InnerProperties {
  /** A map from the name of a property to the description of its value. */
  readonly properties?: { readonly [name: string]: DescribedProperties | undefined };
  /** A map from a regular expression for names of properties to the description of their values. */
  readonly patterns?: { readonly [pattern: string]: DescribedProperties | undefined };
  /** The description of the values of all other properties. */
  readonly others?: DescribedProperties;
  /** The descriptions of the first items of an array, such as the coordinates of a point. */
  readonly firstItems?: readonly DescribedProperties[];
  /** The description of the items that `firstItems` does not contain. */
  readonly items?: DescribedProperties;
  /** Further descriptions of the same value, from `$ref` and `allOf`. */
  readonly all?: readonly DescribedProperties[];
  /** For each `oneOf` and `anyOf`, its alternatives. */
  readonly oneOf?: readonly (readonly DescribedAlternative[])[];
}

/** An alternative of `oneOf` or `anyOf`, and the conditions under which it describes an object. */
export interface DescribedAlternative extends DescribedProperties {
  /** The object must have these properties. */
  readonly requires?: readonly string[];
  /** If the object has one of these properties, its value must be in the list. */
  readonly equals?: { readonly [name: string]: readonly unknown[] | undefined };
  /** True if the alternative describes only the objects that no other alternative describes. */
  readonly otherwise?: true;
}
