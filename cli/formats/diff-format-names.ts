import type { ChangeLevel, ChangeSubject } from '@forgespec/diff/change';

/** The formats in which `forgespec diff` prints changes. */
export const diffFormatNames = ['text', 'json', 'markdown', 'github', 'sarif'] as const;

/** A format of {@link diffFormatNames}. */
export type DiffFormat = (typeof diffFormatNames)[number];

/**
 * The names of the levels of changes. They are repeated here, because the declaration of a command must not load the modules of the
 * comparison.
 */
export const changeLevelNames = Object.keys({
  breaking: true,
  warning: true,
  compatible: true,
  documentation: true,
} satisfies Record<ChangeLevel, true>) as ChangeLevel[];

/**
 * The names of the contracts that `forgespec diff` compares: the HTTP API, the generated client, and the generated interfaces of handlers.
 */
export const changeSubjectNames = ['api', 'sdk', 'handlers'] as const satisfies readonly ChangeSubject[];

/** The ways in which the reports of `forgespec diff` group changes. */
export const changeGroupings = ['cause', 'operation'] as const;

/** A grouping of {@link changeGroupings}. */
export type ChangeGrouping = (typeof changeGroupings)[number];
