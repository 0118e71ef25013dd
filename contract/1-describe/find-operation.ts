import { basePath } from '@forgespec/generator/wire/base-path';
import type { Subject, TestedOperation } from './subject.ts';

/** Finds the operation that a request addresses; undefined when it is none of the description's. */
export type FindOperation = (method: string, target: string) => TestedOperation | undefined;

/** @param prefix what stands before the base path of the API. */
export function createFindOperation(subject: Subject, prefix: string): FindOperation {
  const routes = subject.operations
    .map((operation) => ({ operation, pattern: patternOf(subject, operation, prefix), rank: rankOf(operation.path) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1));
  return (method, target) => {
    const [path = ''] = target.split('?', 1);
    return routes.find(({ operation, pattern }) => operation.method === method.toLowerCase() && pattern.test(path))
      ?.operation;
  };
}

function patternOf(subject: Subject, operation: TestedOperation, prefix: string): RegExp {
  const wide = operation.parameters.filter(({ isMultiSegment }) => isMultiSegment).map(({ name }) => name);
  const template = prefix + basePath(subject.api, operation) + operation.path;
  const pieces = template.split(/(\{[^{}]+\})/u).map((piece) => {
    if (!piece.startsWith('{')) return piece.replaceAll(/[.*+?^${}()|[\]\\/-]/gu, '\\$&');
    return wide.includes(piece.slice(1, -1)) ? '.+' : '[^/]+';
  });
  return new RegExp(`^${pieces.join('')}$`, 'u');
}

/** What is literal comes before what is not, looked at from the left. */
const rankOf = (path: string): string =>
  path
    .split('/')
    .map((segment) => (segment.includes('{') ? 'b' : 'a'))
    .join('');
