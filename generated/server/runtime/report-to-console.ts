// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/** Reports an error that no log can get: of the log itself, or of a function around the dispatcher. */
export function reportToConsole(message: string, error: unknown): void {
  // oxlint-disable-next-line no-console
  console.error(message, error);
}
