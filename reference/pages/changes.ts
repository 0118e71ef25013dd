import { describedReference, type Api, type Availability, type KeywordSchema, type Schema } from '@forgespec/model';
import { anchorFor } from '../content/anchor.ts';
import type { PageTarget } from '../content/content.ts';
import type { SiteMap } from '../content/site-map.ts';

/** An operation, parameter or property that was added in a known version, is deprecated, or will be removed. */
export interface ApiChange {
  /** The name of the operation, parameter or property: `Read a pet`, or `birth_date`. */
  readonly name: string;
  /** For a parameter, the name of its operation. For a property, the name of its schema. Undefined for an operation. */
  readonly of: string | undefined;
  /** The page of the operation, or the parameter on this page. For a property, the page of its schema, if the schema has one. */
  readonly to: PageTarget | undefined;
  readonly availability: Availability;
}

/** Returns the operations, parameters and properties that were added in a known version, are deprecated, or will be removed. */
export function changesOf(api: Api, map: Pick<SiteMap, 'operation' | 'schema'>): ApiChange[] {
  const names = new Map(api.schemas.map(({ reference, name }) => [reference, name]));
  const properties = api.schemas.flatMap(({ reference, name, schema }) =>
    propertyChanges(names.get(describedReference(reference)) ?? name, schema, map.schema(reference)?.to),
  );
  const changes = [...operationChanges(api, map), ...properties].filter(({ availability }) => isDated(availability));
  // The model can contain one schema for requests and another for responses. A property of both schemas is listed only once.
  const keys = changes.map(({ name, of, availability: { since, removal } }) =>
    JSON.stringify([name, of, since, removal]),
  );
  return changes.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

const isDated = ({ since, removal, deprecated }: Availability): boolean =>
  since !== undefined || removal !== undefined || deprecated;

function operationChanges({ areas }: Api, map: Pick<SiteMap, 'operation'>): ApiChange[] {
  return areas.flatMap((area) =>
    area.operations.flatMap((operation) => {
      const { to } = map.operation(operation);
      const title = operation.summary ?? operation.name;
      return [
        { name: title, of: undefined, to, availability: operation.facts },
        ...operation.parameters.map((parameter) => ({
          name: parameter.name,
          of: title,
          to: { ...to, anchor: anchorFor(parameter.in, parameter.name) },
          availability: parameter,
        })),
      ];
    }),
  );
}

function propertyChanges(owner: string, schema: Schema, to: PageTarget | undefined): ApiChange[] {
  const parts =
    schema.kind === 'keywords' ? [schema, ...(schema.allOf ?? []).filter((part) => part.kind === 'keywords')] : [];
  return parts.flatMap((part: KeywordSchema) =>
    (part.properties ?? []).flatMap(({ name, schema: property }) =>
      property.kind === 'keywords' ? [{ name, of: owner, to, availability: property.annotations }] : [],
    ),
  );
}
