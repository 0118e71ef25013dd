import type { Reply } from './send.ts';

/** Finds the next page: sends the value of a response header, a cursor or a page number, in a query parameter. */
export const nextInHeader =
  (header: string, parameter: string) =>
  ({ request, response }: Reply): string | undefined => {
    const value = response.headers.get(header);
    return value ? withParameter(request.url, parameter, value) : undefined;
  };

/** Finds the next page: adds one to the page number in the query. A page without items is the last one. */
export const nextByNumber =
  (parameter: string) =>
  ({ request }: Reply, count: number): string | undefined => {
    const number = Number(new URL(request.url).searchParams.get(parameter) ?? 1);
    return count === 0 ? undefined : withParameter(request.url, parameter, `${number + 1}`);
  };

function withParameter(address: string, name: string, value: string): string {
  const url = new URL(address);
  url.searchParams.set(name, value);
  return url.href;
}
