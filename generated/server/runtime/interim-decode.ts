// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RequestIssue } from './refusal.ts';
import type { Route } from './route.ts';
import { headerOf, type TransportRequest } from './transport.ts';

/** A parameter, as far as it is decoded for now. */
export interface InterimParameter {
  readonly name: string;
  readonly in: 'cookie' | 'header' | 'path' | 'query';
  readonly required: boolean;
  readonly types: readonly string[];
  readonly items: readonly string[];
}

/** Decodes parameters. */
export function decodeParameters(
  { parameters }: Route,
  values: readonly (string | undefined)[],
  query: string,
  request: TransportRequest,
  issues: RequestIssue[],
): Record<string, Record<string, unknown>> {
  const input: Record<string, Record<string, unknown>> = {};
  const pairs = [...new URLSearchParams(query)];
  let position = 0;
  for (const parameter of parameters) {
    const { name, in: place } = parameter;
    const part = (input[place === 'header' ? 'headers' : place === 'cookie' ? 'cookies' : place] ??= {});
    const text =
      place === 'path'
        ? decodeURIComponent(values[position++] ?? '')
        : place === 'header'
          ? headerOf(request.headers, name.toLowerCase())
          : place === 'cookie'
            ? cookie(request, name)
            : undefined;
    const value =
      place === 'query' ? fromQuery(parameter, pairs) : text === undefined ? undefined : typed(text, parameter.types);
    if (value === undefined) {
      if (parameter.required) issues.push({ in: place, path: `/${name}`, message: 'must be given' });
      continue;
    }
    if (value === wrong)
      issues.push({ in: place, path: `/${name}`, message: `must be ${parameter.types.join(' or ')}` });
    else part[name] = value;
  }
  return input;
}

const wrong: unique symbol = Symbol('wrong');

function cookie(request: TransportRequest, name: string): string | undefined {
  const pair = (headerOf(request.headers, 'cookie') ?? '').split(/; */u).find((text) => text.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

function fromQuery({ name, types, items }: InterimParameter, pairs: readonly [string, string][]): unknown {
  if (types.includes('array')) {
    const found = pairs.filter(([key]) => key === name || key === `${name}[]`).map(([, text]) => typed(text, items));
    return found.length === 0 ? undefined : found.includes(wrong) ? wrong : found;
  }
  if (types.includes('object')) {
    const object: Record<string, unknown> = {};
    for (const [key, text] of pairs) {
      const member = key.startsWith(`${name}[`) ? /^\[([^\]]*)\](\[\])?$/u.exec(key.slice(name.length)) : undefined;
      if (member?.[1] === undefined) continue;
      const before = object[member[1]];
      Object.defineProperty(object, member[1], {
        value: member[2] === undefined ? text : [...(Array.isArray(before) ? before : []), text],
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
    if (Object.keys(object).length > 0) return object;
  }
  const text = pairs.find(([key]) => key === name)?.[1];
  return text === undefined ? undefined : typed(text, types);
}

function typed(text: string, types: readonly string[]): unknown {
  if (types.includes('integer') && /^-?\d{1,15}$/u.test(text)) return Number(text);
  if (types.includes('number') && /^-?\d+(?:\.\d+)?$/u.test(text)) return Number(text);
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return types.length === 0 || types.includes('string') ? text : wrong;
}
