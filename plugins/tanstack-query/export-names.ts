import type { Area, OperationModel } from 'forgespec/plugin';

/** The names of the exports for an operation. */
export interface ExportNames {
  readonly query: string;
  readonly infinite: string;
  readonly mutation: string;
}

/**
 * Returns a function that returns the names for an operation, such as `listPetsQuery`. All names are different, because the index exports all
 * of them.
 */
export function exportNames(areas: readonly Area[]): {
  readonly of: (operation: OperationModel) => ExportNames;
  readonly areaKey: (area: Area) => string;
} {
  const used = new Set<string>();
  const free = (wanted: string): string => {
    const name = used.has(wanted) ? free(`${wanted}_`) : wanted;
    used.add(name);
    return name;
  };
  const keys = new Map(areas.map((area) => [area, free(`${area.name}Key`)]));
  const names = new Map(
    areas.flatMap(({ operations }) =>
      operations.map(({ id, name }) => {
        const chosen = {
          query: free(`${name}Query`),
          infinite: free(`${name}InfiniteQuery`),
          mutation: free(`${name}Mutation`),
        };
        return [id, chosen] as const;
      }),
    ),
  );
  return {
    of: ({ id }) => names.get(id) ?? { query: '', infinite: '', mutation: '' },
    areaKey: (area) => keys.get(area) ?? '',
  };
}
