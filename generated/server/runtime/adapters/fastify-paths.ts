// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { methods as knownMethods } from '../../../shared/http.ts';
import type { RouteAddress } from '../interfaces.ts';

/** A path in the syntax of fastify, and the methods of the requests that fastify passes to the API. */
export interface FastifyPath {
  readonly url: string;
  readonly methods: readonly string[];
}

/** Methods that fastify does not support without a setting, and OPTIONS, whose requests belong to the application. */
const foreignMethods: ReadonlySet<string> = new Set(['OPTIONS', 'QUERY', 'TRACE']);

/** The methods that get a 405 at a path of the API that does not have them. */
const otherMethods = knownMethods.map((method) => method.toUpperCase()).filter((method) => !foreignMethods.has(method));

/**
 * Returns the paths of the operations in the syntax of fastify. The methods of each path contain HEAD if they contain GET.
 *
 * @param mountPath the prefix of the plugin. A path that already begins with the prefix is returned without it.
 */
export function fastifyPaths(routes: readonly RouteAddress[], mountPath: string): FastifyPath[] {
  const methodsOf = new Map<string, Set<string>>();
  for (const route of routes) {
    const { method } = route;
    const url = `/${segmentsOf(route, mountPath).map(fastifySegment).join('/')}`.replace(/\/\*[^]*$/u, '/*');
    const methods = methodsOf.get(url) ?? new Set();
    methodsOf.set(url, methods.add(method));
    if (method === 'GET') methods.add('HEAD');
  }
  return [...methodsOf].map(([url, methods]) => ({ url, methods: [...methods] }));
}

/**
 * Returns the paths for requests with a method that a path of the API does not have. Fastify prefers every other route to such a path,
 * because a part of it that is a fixed text in the path of the operation is a parameter with a pattern: `/shop:end(^s$)` for `/shops`.
 */
export function pathsForOtherMethods(paths: readonly FastifyPath[]): FastifyPath[] {
  return paths.flatMap(({ url, methods }) => {
    const [, start = '', last, rest = ''] = /^([^]*\/[^/:*]*)(\w)((?:\/:v\d+|\/\*)*)$/u.exec(url) ?? [];
    const others = otherMethods.filter((method) => !methods.includes(method));
    return last === undefined || others.length === 0
      ? []
      : [{ url: `${start}:end(^${last}$)${rest}`, methods: others }];
  });
}

/**
 * Returns a path with a wildcard for each text before the first parameter of a path. Such a path matches values that are longer than
 * fastify accepts as a parameter.
 */
export function pathsForLongValues(paths: readonly FastifyPath[]): FastifyPath[] {
  const methodsOf = new Map<string, Set<string>>();
  for (const { url, methods } of paths) {
    const [, start] = /^(\/[^]+?\/):v/u.exec(url) ?? [];
    if (start === undefined) continue;
    const all = methodsOf.get(`${start}*`) ?? new Set();
    methodsOf.set(`${start}*`, all);
    methods.forEach((method) => all.add(method));
  }
  return [...methodsOf].map(([url, methods]) => ({ url, methods: [...methods] }));
}

function segmentsOf({ prefix = '', path, spans = [] }: RouteAddress, mountPath: string): Segment[] {
  const whole = prefix + path;
  const below = mountPath !== '' && whole.startsWith(`${mountPath}/`) ? whole.slice(mountPath.length) : whole;
  return below
    .slice(1)
    .split('/')
    .map((text) => ({ text, isSpan: spans.some((name) => text === `{${name}}`) }));
}

interface Segment {
  readonly text: string;
  /** True if the segment is a parameter whose value may contain slashes. */
  readonly isSpan: boolean;
}

/** Returns a segment in the syntax of fastify. A segment with text around its values is one parameter: the dispatcher checks the text. */
function fastifySegment({ text, isSpan }: Segment, index: number): string {
  if (isSpan) return '*';
  if (text.includes('{') || text.includes('*')) return `:v${index}`;
  return decoded(text).replace(/:/gu, '::');
}

/** Returns a text without percent-encoding, except of reserved characters. Fastify decodes the paths of requests in the same way. */
function decoded(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}
