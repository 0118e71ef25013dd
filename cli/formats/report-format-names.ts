/** The formats of the diagnostics of a run. A module of its own, so that `--help` does not load the formats. */
export const reportFormatNames = ['text', 'json', 'sarif', 'github', 'junit', 'checkstyle'] as const;

export type ReportFormat = (typeof reportFormatNames)[number];
