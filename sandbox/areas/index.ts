import type { PartialHandlers } from '../../generated/server/index.ts';
import type { Sandbox } from '../sandbox.ts';
import { projectLabels } from './project-labels/handlers.ts';

/** The areas that are complete. Operations of others are answered with 501. */
export const handlersOf = (sandbox: Sandbox): PartialHandlers => ({
  projectLabels: projectLabels(sandbox),
});
