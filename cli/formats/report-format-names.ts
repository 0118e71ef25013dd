/** The names of the formats for diagnostics. They are in a separate module, so that `--help` does not load the formats. */
export const reportFormatNames = ['text', 'json', 'sarif', 'github', 'junit', 'checkstyle'] as const;

export type ReportFormat = (typeof reportFormatNames)[number];
