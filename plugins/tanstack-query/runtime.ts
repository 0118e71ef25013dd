import { exportedType, type ExportedSymbol, type OutputModule } from 'forgespec/plugin';

/**
 * Returns the code of the module with the functions that all areas use.
 *
 * @param listCall the type of a call that returns a list in pages.
 * @param package_ the package of TanStack Query. Only a type is imported from it.
 */
export function optionsRuntime(code: OutputModule, listCall: ExportedSymbol, library: string): string {
  const dataTag = code.use(exportedType('DataTag', library));
  const list = code.use(listCall);
  return `
/** The options of a query. */
export interface QueryOptions<Data> {
  readonly queryKey: ${dataTag}<readonly unknown[], Data, Error>;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Data>;
}

/** One page of a list. */
export interface QueryPage<Item, Data> {
  readonly items: readonly Item[];
  /** The whole body of the response. */
  readonly data: Data;
  /** The position of the next page. Undefined on the last page. */
  readonly continuationToken: string | undefined;
}

type PageOf<Call> = Call extends ${list}<infer Data, infer Item, infer _> ? QueryPage<Item, Data> : never;

/** The options of an infinite query. */
export interface InfiniteQueryOptions<Call> {
  readonly queryKey: ${dataTag}<readonly unknown[], { pages: PageOf<Call>[]; pageParams: (string | undefined)[] }, Error>;
  readonly queryFn: (context: {
    readonly signal: AbortSignal;
    readonly pageParam: string | undefined;
  }) => Promise<PageOf<Call>>;
  readonly initialPageParam: string | undefined;
  readonly getNextPageParam: (last: PageOf<Call>) => string | undefined;
}

/** The options of a mutation. @typeParam Variables the argument of \`mutate\`. */
export interface MutationOptions<Data, Variables> {
  readonly mutationKey: readonly unknown[];
  readonly mutationFn: (variables: Variables) => Promise<Data>;
}

/** A value that TypeScript cannot check: a key has no tag at run time. */
const assumeType = <Type>(value: unknown): Type => value as Type;

const asPromise = <Data>(call: () => PromiseLike<Data>): Promise<Data> => new Promise((resolve) => resolve(call()));

export const queryOptions = <Data>(
  queryKey: readonly unknown[],
  call: (signal: AbortSignal) => PromiseLike<Data>,
): QueryOptions<Data> => ({
  queryKey: assumeType(queryKey),
  queryFn: ({ signal }) => asPromise(() => call(signal)),
});

export const infiniteQueryOptions = <Data, Item, Responses>(
  queryKey: readonly unknown[],
  call: (signal: AbortSignal, position: string | undefined) => ${list}<Data, Item, Responses>,
): InfiniteQueryOptions<${list}<Data, Item, Responses>> => ({
  queryKey: assumeType([...queryKey, 'pages']),
  async queryFn({ signal, pageParam }) {
    const { items, data, continuationToken } = await call(signal, pageParam).page();
    return { items, data, continuationToken };
  },
  initialPageParam: undefined,
  getNextPageParam: ({ continuationToken }) => continuationToken,
});

export const mutationOptions = <Data, Variables>(
  mutationKey: readonly unknown[],
  call: (variables: Variables) => PromiseLike<Data>,
): MutationOptions<Data, Variables> => ({
  mutationKey,
  mutationFn: (variables) => asPromise(() => call(variables)),
});

/** Returns the options of a call that select its data. Credentials and time limits are not part of a key. */
export function keyOptions(options: object | undefined, headers: readonly string[]): object | undefined {
  const given = new Map<string, unknown>(Object.entries(options ?? {}));
  const sent = Object.entries(assumeType<object>(given.get('headers') ?? {}));
  const chosen = Object.fromEntries([
    ...['accept', 'body', 'cookies', 'query'].map((name) => [name, given.get(name)] as const),
    ...sent.filter(([name]) => headers.some((known) => known.toLowerCase() === name.toLowerCase())),
  ]);
  return Object.values(chosen).every((value) => value === undefined) ? undefined : chosen;
}

/** Returns the arguments of a call as parts of a key. A key is written as JSON, which has no \`bigint\`, and its missing parts are left out. */
export const keyParts = (parts: readonly unknown[]): readonly unknown[] =>
  parts.slice(0, parts.findLastIndex((part) => part !== undefined) + 1).map((part) => keyPart(part) ?? null);

function keyPart(value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) return value.map(keyPart);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, keyPart(part)]));
}

/**
 * Returns a listener that refreshes all queries of an area after a mutation of this area:
 * \`new MutationCache({ onSuccess: refreshArea(() => queryClient) })\`.
 */
export const refreshArea =
  (client: () => { invalidateQueries(filters: { queryKey: readonly unknown[] }): Promise<void> }) =>
  (
    _data: unknown,
    _variables: unknown,
    _result: unknown,
    { options }: { readonly options: { readonly mutationKey?: readonly unknown[] | undefined } },
  ): Promise<void> | undefined =>
    options.mutationKey === undefined
      ? undefined
      : client().invalidateQueries({ queryKey: options.mutationKey.slice(0, 1) });
`;
}
