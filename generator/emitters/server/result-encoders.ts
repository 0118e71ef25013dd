import { documentedSuccesses, valueSchema, type Api } from '@forgespec/model';
import { stringLiteral } from '../../code/literal.ts';
import type { Module } from '../../code/module.ts';
import { propertyKey } from '../../code/property-key.ts';
import { conversionFunction, type ConversionTarget } from '../conversions.ts';

/**
 * Returns an object literal that contains an object for each operation. This inner object maps a status to the function that converts the
 * body of a response with this status before it is sent. Returns undefined if no result is converted.
 */
export function resultEncoders(api: Api, module: Module): string | undefined {
  const schemas = new Map(api.schemas.map((schema) => [schema.reference, schema]));
  const target: ConversionTarget = { schemas, module, direction: 'write' };
  const operations = api.areas.flatMap((area) => area.operations);
  const members = operations.flatMap((operation) => {
    const encoders = documentedSuccesses(operation).flatMap(({ status, contents }) => {
      const bodies = contents.map(valueSchema).filter((schema) => schema !== undefined);
      const encode = conversionFunction(bodies, target);
      return encode === undefined ? [] : [`${stringLiteral(status)}: ${encode}`];
    });
    return encoders.length === 0 ? [] : [`${propertyKey(operation.id)}: { ${encoders.join(', ')} }`];
  });
  return members.length === 0 ? undefined : `{ ${members.join(', ')} }`;
}
