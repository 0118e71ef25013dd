import type { Reply } from './send.ts';

/**
 * Returns a function that returns the address of the next page. The value of a response header, such as a cursor or a
 * page number, becomes a query parameter of this address. Without this header, the function returns undefined.
 */
export const nextInHeader =
  (header: string, parameter: string) =>
  ({ request, response }: Reply): string | undefined => {
    const value = response.headers.get(header);
    return value ? withParameter(request.url, parameter, value) : undefined;
  };

/**
 * Returns a function that adds one to the page number in the query, and returns the address of the next page. After a
 * page without items, the function returns undefined.
 */
export const nextByNumber =
  (parameter: string) =>
  ({ request }: Reply, count: number): string | undefined => {
    const number = Number(new URL(request.url).searchParams.get(parameter) ?? 1);
    return count === 0 ? undefined : withParameter(request.url, parameter, String(number + 1));
  };

function withParameter(address: string, name: string, value: string): string {
  const url = new URL(address);
  url.searchParams.set(name, value);
  return url.href;
}
