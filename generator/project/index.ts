/** The types of the facts about the project that contains an output folder. */

export type { OutputProject, ProjectImports } from './output-project.ts';
