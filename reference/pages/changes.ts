import type { Api } from '@forgespec/generator/model/api';
import type { Availability } from '@forgespec/generator/model/availability';
import type { KeywordSchema, NamedSchema } from '@forgespec/generator/model/schema';
import { operationAddress } from '../reference-address.ts';

/** A part of the API that was added, deprecated or removed in a version. */
export interface ApiChange {
  /** The name: `Read a pet`, or `birth_date`. */
  readonly name: string;
  /** The operation of a parameter, or the schema of a property; undefined for operations. */
  readonly of: string | undefined;
  /** The URL fragment that leads to the part in the reference: `#/pets/read-pet`. */
  readonly address: string | undefined;
  readonly availability: Availability;
}

/** Returns the operations, parameters and properties whose availability depends on the version. */
export function changesOf(api: Api): ApiChange[] {
  const changes = [...operationChanges(api), ...api.schemas.flatMap(propertyChanges)].filter(({ availability }) =>
    isDated(availability),
  );
  // A shared parameter occurs in several operations.
  const keys = changes.map(({ name, of, availability: { since, removal } }) =>
    JSON.stringify([name, of, since, removal]),
  );
  return changes.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

const isDated = ({ since, removal, deprecated }: Availability): boolean =>
  since !== undefined || removal !== undefined || deprecated;

function operationChanges({ areas }: Api): ApiChange[] {
  return areas.flatMap((area) =>
    area.operations.flatMap((operation) => {
      const address = operationAddress(area, operation);
      const title = operation.summary ?? operation.name;
      return [
        { name: title, of: undefined, address, availability: operation.facts },
        ...operation.parameters.map((parameter) => ({
          name: parameter.name,
          of: title,
          address,
          availability: parameter,
        })),
      ];
    }),
  );
}

function propertyChanges({ name: owner, schema }: NamedSchema): ApiChange[] {
  const parts =
    schema.kind === 'keywords' ? [schema, ...(schema.allOf ?? []).filter((part) => part.kind === 'keywords')] : [];
  return parts.flatMap((part: KeywordSchema) =>
    (part.properties ?? []).flatMap(({ name, schema: property }) =>
      property.kind === 'keywords' ? [{ name, of: owner, address: undefined, availability: property.annotations }] : [],
    ),
  );
}
