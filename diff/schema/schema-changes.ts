/**
 * The differences that two schemas can have, each with a sentence that explains the difference. The id of a change consists of a subject
 * and a key of this map. For example, the id `request-body-type-changed` consists of the subject `request-body` and the key `type-changed`.
 */
export const schemaChanges = {
  'type-changed': 'The type of the valid values is different.',
  'type-widened': 'Values of more types are valid.',
  'type-narrowed': 'Values of fewer types are valid.',
  'became-nullable': 'The value may be null.',
  'became-not-nullable': 'The value must not be null.',
  'became-enum': 'Only the values of a list are valid.',
  'enum-removed': 'The value is no longer restricted to a list.',
  'enum-value-added': 'The list of valid values has a new value.',
  'enum-value-removed': 'A value is gone from the list of valid values.',
  'value-changed': 'The only valid value is different.',
  'min-increased': 'The smallest valid number is larger.',
  'min-decreased': 'The smallest valid number is smaller.',
  'max-increased': 'The largest valid number is larger.',
  'max-decreased': 'The largest valid number is smaller.',
  'multiple-of-changed': 'The value of `multipleOf` is different.',
  'min-length-increased': 'The shortest valid string is longer.',
  'min-length-decreased': 'The shortest valid string is shorter.',
  'max-length-increased': 'The longest valid string is longer.',
  'max-length-decreased': 'The longest valid string is shorter.',
  'pattern-added': 'Strings must match a pattern.',
  'pattern-removed': 'Strings no longer have to match a pattern.',
  'pattern-changed': 'Strings must match a different pattern.',
  'format-added': 'Values must have a format.',
  'format-removed': 'Values no longer need a format.',
  'format-changed': 'Values must have a different format.',
  'content-encoding-changed': 'The string contains data in a different encoding.',
  'content-media-type-changed': 'The string contains data of a different media type.',
  'min-items-increased': 'The smallest valid number of items is larger.',
  'min-items-decreased': 'The smallest valid number of items is smaller.',
  'max-items-increased': 'The largest valid number of items is larger.',
  'max-items-decreased': 'The largest valid number of items is smaller.',
  'unique-items-added': 'All items must differ.',
  'unique-items-removed': 'Items may be equal.',
  'contains-added': 'Some items must match a schema.',
  'contains-removed': 'An array no longer needs an item that matches a schema.',
  'contains-changed': 'The schema that some items must match is different, or the number of these items is different.',
  added: 'An optional property is new.',
  'added-as-required': 'A required property is new.',
  removed: 'A property is gone.',
  'became-required': 'A property must be present.',
  'became-optional': 'A property may be absent.',
  'became-read-only': 'Requests no longer contain a property.',
  'became-not-read-only': 'Requests may contain a property.',
  'became-write-only': 'Responses no longer contain a property.',
  'became-not-write-only': 'Responses may contain a property.',
  'additional-properties-forbidden': 'Properties that the schema does not declare are not valid.',
  'additional-properties-allowed': 'Properties that the schema does not declare are valid.',
  'pattern-property-added': 'Properties whose names match a pattern must match a schema.',
  'pattern-property-removed': 'Properties whose names match a pattern no longer have to match a schema.',
  'property-names-restricted': 'Fewer names of properties are valid.',
  'property-names-widened': 'More names of properties are valid.',
  'min-properties-increased': 'Objects must have more properties.',
  'min-properties-decreased': 'Objects may have fewer properties.',
  'max-properties-increased': 'Objects may have more properties.',
  'max-properties-decreased': 'Objects must have fewer properties.',
  'dependent-required-added': 'A property requires another property.',
  'dependent-required-removed': 'A property no longer requires another property.',
  'alternative-added': 'Values of a new alternative are valid.',
  'alternative-removed': 'Values of one alternative are no longer valid.',
  'condition-added': 'Values that meet a condition must match a further schema.',
  'condition-removed': 'Values that meet a condition no longer have to match a further schema.',
  'exclusion-added': 'Values that match a schema are no longer valid.',
  'exclusion-removed': 'Values that match a schema have become valid.',
  'constraint-changed': 'The set of valid values may be different.',
  'constraint-ineffective':
    'A constraint differs, but it has no effect, because `enum` or `const` lists all valid values.',
  'default-changed': 'The default value is different.',
  'discriminator-changed': 'The property or the mapping of the discriminator is different.',
  deprecated: 'The value is deprecated.',
  'no-longer-deprecated': 'The value is no longer deprecated.',
  'documentation-changed': 'The documentation, an example or an extension differs.',
} as const satisfies Record<string, string>;

/** A key of {@link schemaChanges}. */
export type SchemaChange = keyof typeof schemaChanges;

/** All keys of {@link schemaChanges}. */
export const schemaChangeNames = Object.keys(schemaChanges) as SchemaChange[];

/**
 * The changes that affect the presence of a property in an object. To show such a change, an example value must be the whole object,
 * because the property itself may be missing.
 */
export const propertyChanges: ReadonlySet<SchemaChange> = new Set<SchemaChange>([
  'added',
  'added-as-required',
  'removed',
  'became-required',
  'became-optional',
  'became-read-only',
  'became-not-read-only',
  'became-write-only',
  'became-not-write-only',
]);
