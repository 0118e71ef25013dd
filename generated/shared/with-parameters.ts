// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/** Sets some query parameters of an absolute address, and returns the new address. */
export function withParameters(address: string, changes: Readonly<Record<string, number | string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(changes)) url.searchParams.set(name, String(value));
  return url.href;
}
