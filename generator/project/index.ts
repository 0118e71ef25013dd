export type { OutputProject, ProjectImports } from './output-project.ts';
