/**
 * The severities that a user can set for a code or a rule. These names are in a separate module, so that `forgespec --help` does not load
 * `catalogue.ts` with the explanations of all diagnostic codes.
 */
export const severityNames = ['off', 'note', 'warning', 'error'] as const;

/** The severities that a user has set. Each key is a diagnostic code of forgespec or the name of a rule. */
export type Severities = Readonly<Record<string, (typeof severityNames)[number]>>;
