import type { Api, Area } from '../../2-model/api.ts';
import type { Operation } from '../../2-model/operation.ts';
import type { Schema } from '../../2-model/schema.ts';
import { stringLiteral, valueLiteral } from '../../code/literal.ts';
import type { Module } from '../../code/module.ts';
import { propertyKey } from '../../code/property-key.ts';
import { operationValidators } from '../validators/symbols.ts';
import { serverPrefix } from './server-prefix.ts';

/** What there is to know of an operation when a request comes in, as an object literal, a member a line. */
export function routeLiteral(operation: Operation, area: Area, api: Api, module: Module): string {
  const { name, shortName, method, path, facts } = operation;
  const members = {
    operation: stringLiteral(name),
    area: stringLiteral(area.name),
    handler: stringLiteral(shortName),
    method: stringLiteral(method.toUpperCase()),
    prefix: stringLiteral(serverPrefix(operation.servers ?? api.servers)),
    path: stringLiteral(path),
    security: securityLiteral(operation),
    role: facts.role === undefined ? undefined : stringLiteral(facts.role),
    tiers: facts.tiers.length === 0 ? undefined : valueLiteral([...facts.tiers]),
    parameters: valueLiteral(
      operation.parameters.map((parameter) => ({
        name: parameter.name,
        in: parameter.in,
        required: parameter.required,
        types: typesOf(parameter.schema, api),
        items: parameter.schema.kind === 'keywords' ? typesOf(parameter.schema.items, api) : [],
      })),
    ),
    body: bodyLiteral(operation),
    responses: responsesLiteral(operation),
    validators: `${module.use(operationValidators(area))}[${stringLiteral(name)}]`,
  };
  const lines = Object.entries(members).flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${value},`]));
  return `{\n${lines.join('\n')}\n}`;
}

function typesOf(schema: Schema | undefined, api: Api): string[] {
  if (schema?.kind !== 'keywords') return [];
  const referred = api.schemas.find(({ pointer }) => pointer === schema.reference)?.schema;
  const inner = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? []), referred];
  return [...new Set([...(schema.type ?? []), ...inner.flatMap((one) => typesOf(one, api))])];
}

function securityLiteral({ security }: Operation): string {
  const alternatives = security.map((schemes) => {
    const members = schemes.map(({ scheme, scopes }) => `${propertyKey(scheme)}: ${valueLiteral([...scopes])}`);
    return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
  });
  return `[${alternatives.join(', ')}]`;
}

function bodyLiteral({ body }: Operation): string | undefined {
  if (body === undefined || body.contents.length === 0) return undefined;
  return `{ required: ${body.required}, mediaTypes: ${valueLiteral(body.contents.map(({ mediaType }) => mediaType))} }`;
}

function responsesLiteral({ responses }: Operation): string {
  const members = responses.map(
    ({ status, contents }) => `${statusKey(status)}: ${valueLiteral(contents.map(({ mediaType }) => mediaType))}`,
  );
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

const statusKey = (status: string): string => {
  if (/^\d+$/u.test(status)) return String(Number(status));
  return status === 'default' ? status : stringLiteral(status.toUpperCase());
};
