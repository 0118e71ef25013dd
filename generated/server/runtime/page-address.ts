// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/** The address of a request, from which those of other pages are made. The context of a handler has it. */
export interface CalledAddress {
  readonly url: string;
}

/** Returns an address with other values of some query parameters. */
export function withParameters(address: string, changes: Readonly<Record<string, number | string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(changes)) url.searchParams.set(name, String(value));
  return url.href;
}
