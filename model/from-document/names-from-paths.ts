import { typeName, valueName } from '../names/identifier.ts';
import type { FoundOperation } from './find-operations.ts';

/** Returns the name of an operation that has no `operationId`. For example, returns `getShopsByIdPets` for `GET /shops/{id}/pets`. */
export const nameFromPath = ({ method, path }: FoundOperation): string =>
  valueName(method) + wordsOf(segmentsOf(path)).join('');

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

const parameterIn = (segment: string): string | undefined => /^\{(.*)\}$/u.exec(segment)?.[1];

const wordsOf = (segments: readonly string[]): string[] =>
  segments.map((segment) => {
    const parameter = parameterIn(segment);
    return parameter === undefined ? typeName(segment) : `By${typeName(parameter)}`;
  });
