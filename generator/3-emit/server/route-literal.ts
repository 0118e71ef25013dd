import type { Api, Area } from '../../2-model/api.ts';
import type { Operation } from '../../2-model/operation.ts';
import { stringLiteral, valueLiteral } from '../../code/literal.ts';
import { propertyKey } from '../../code/property-key.ts';
import { pathSegments } from './path-segments.ts';
import { serverPrefix } from './server-prefix.ts';

/** What there is to know of an operation when a request comes in, as an object literal, a member a line. */
export function routeLiteral(operation: Operation, area: Area, api: Api): string {
  const { name, shortName, method, path, facts, body, responses } = operation;
  const members = {
    operation: stringLiteral(name),
    area: stringLiteral(area.name),
    handler: stringLiteral(shortName),
    method: stringLiteral(method.toUpperCase()),
    prefix: stringLiteral(serverPrefix(operation.servers ?? api.servers)),
    path: stringLiteral(path),
    segments: valueLiteral(pathSegments(operation)),
    security: securityLiteral(operation),
    role: facts.role === undefined ? undefined : stringLiteral(facts.role),
    tiers: facts.tiers.length === 0 ? undefined : valueLiteral([...facts.tiers]),
    consumes: valueLiteral((body?.contents ?? []).map(({ mediaType }) => mediaType)),
    statuses: valueLiteral(responses.map(({ status }) => statusValue(status))),
  };
  const lines = Object.entries(members).flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${value},`]));
  return `{\n${lines.join('\n')}\n}`;
}

function securityLiteral({ security }: Operation): string {
  const alternatives = security.map((schemes) => {
    const members = schemes.map(({ scheme, scopes }) => `${propertyKey(scheme)}: ${valueLiteral([...scopes])}`);
    return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
  });
  return `[${alternatives.join(', ')}]`;
}

const statusValue = (status: string): number | string => {
  if (/^\d+$/u.test(status)) return Number(status);
  return status === 'default' ? status : status.toUpperCase();
};
