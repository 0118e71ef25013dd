/**
 * The severities that a user can set for a code or a rule. These names are in a separate module, so that `forgespec --help` does not load
 * the catalogue.
 */
export const severityNames = ['off', 'note', 'warning', 'error'] as const;

/** The severities that a user has set. The keys are codes of the catalogue and names of rules. */
export type Severities = Readonly<Record<string, (typeof severityNames)[number]>>;
