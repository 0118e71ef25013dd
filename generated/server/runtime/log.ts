// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/** A structured log, such as a logger of pino. */
export interface Log {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Writes to a log, or to the console if there is no log. If the logger fails, writes the error to the console, so that the failure does not change a response. */
export function writeLog(log: Log | undefined, level: keyof Log, details: object, message: string): void {
  try {
    (log ?? console)[level](details, message);
  } catch (error) {
    // oxlint-disable-next-line no-console
    console.error('The log of the server failed.', error);
  }
}
