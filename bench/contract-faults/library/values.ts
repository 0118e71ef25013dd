/** An object of the library. */
export type LibraryRow = Record<string, unknown>;

/** A response of the library. */
export interface LibraryAnswer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The parts of a request that are neither in its address nor in its body. */
export interface RequestFacts {
  readonly origin: string;
  readonly ifMatch: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

export const numberInQuery = (query: URLSearchParams, name: string, byDefault: number): number => {
  const value = query.get(name);
  return value === null ? byDefault : value.trim() === '' ? Number.NaN : Number(value);
};
export const isFilledText = (value: unknown): boolean => typeof value === 'string' && value !== '';
export const isPositiveInteger = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 1;
export const isCalendarDay = (value: unknown): boolean => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/u.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
};
export const compareValues = (a: unknown, b: unknown): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [one, other] = [String(a ?? ''), String(b ?? '')];
  return one < other ? -1 : Number(one > other);
};

export const genres: readonly unknown[] = ['novel', 'poems', 'essay'];
export const orders: ReadonlySet<string> = new Set(['title', 'pages', 'published']);

export const bookOf = (
  slug: string,
  author: string,
  genre: string,
  pages: number,
  published: string,
  available = true,
): LibraryRow => ({
  slug,
  title: slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' '),
  author,
  genre,
  pages,
  published,
  summary: null,
  available,
  archived: slug === 'old-maps',
  ...timesOf('2026-01-05T08:00:00.000Z'),
});

const timesOf = (time: string): LibraryRow => ({ added_at: time, changed_at: time });

/** Sets the times of a new book. */
export const stampNew = (row: LibraryRow): LibraryRow => ({ ...row, ...timesOf(new Date().toISOString()) });

/** Moves the time of the last change. The time of two changes is never the same. */
export function stampChange(row: LibraryRow): void {
  const earliest = Date.parse(String(row['changed_at'])) + 1;
  row['changed_at'] = new Date(Math.max(Date.now(), earliest)).toISOString();
}

/** Returns a response with the title of a problem. */
export const problem = (status: number, title: string): LibraryAnswer => ({ status, body: { title } });
/** Returns a response to an invalid request. */
export const invalid = (title: string): LibraryAnswer => problem(422, title);
