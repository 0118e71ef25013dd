/** Returns the names and values of headers. In TypeScript, `Headers` is iterable only if `lib` has `DOM.Iterable`. */
export function headerEntries(headers: Headers): [name: string, value: string][] {
  const entries: [name: string, value: string][] = [];
  headers.forEach((value, name) => entries.push([name, value]));
  return entries;
}
