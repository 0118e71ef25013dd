import type { Api } from '@forgespec/generator/model/api';
import type { Availability } from '@forgespec/generator/model/availability';
import type { KeywordSchema, NamedSchema } from '@forgespec/generator/model/schema';
import { operationAddress } from '../reference-address.ts';

/** Something of the API that comes with a version, or goes. */
export interface Change {
  /** What it is: `Read a pet`, or `birth_date`. */
  readonly name: string;
  /** Where it belongs, for a parameter or a property. */
  readonly of: string | undefined;
  /** Where the reference shows it. */
  readonly address: string | undefined;
  readonly availability: Availability;
}

/** Everything whose availability differs by version: operations, their parameters, properties of schemas. */
export function changesOf(api: Api): Change[] {
  const changes = [...operationChanges(api), ...api.schemas.flatMap(propertyChanges)].filter(({ availability }) =>
    isDated(availability),
  );
  // The same parameter is written at several operations.
  const keys = changes.map(({ name, of, availability: { since, removal } }) =>
    JSON.stringify([name, of, since, removal]),
  );
  return changes.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

const isDated = ({ since, removal, deprecated }: Availability): boolean =>
  since !== undefined || removal !== undefined || deprecated;

function operationChanges({ areas }: Api): Change[] {
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

function propertyChanges({ name: owner, schema }: NamedSchema): Change[] {
  const parts =
    schema.kind === 'keywords' ? [schema, ...(schema.allOf ?? []).filter((part) => part.kind === 'keywords')] : [];
  return parts.flatMap((part: KeywordSchema) =>
    (part.properties ?? []).flatMap(({ name, schema: property }) =>
      property.kind === 'keywords' ? [{ name, of: owner, address: undefined, availability: property.annotations }] : [],
    ),
  );
}
