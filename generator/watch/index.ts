/** Watching files, descriptions and modules. */

export { followDescription, type FollowOptions, type FollowedDescription } from './follow-description.ts';
export { followModules, type FollowModulesOptions, type FollowedModules } from './follow-modules.ts';
export { createModuleVersions, type ModuleVersions } from './module-versions.ts';
export { createFileWatcher, type FileWatcher } from './watch-files.ts';
