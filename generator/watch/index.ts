export {
  type FollowOptions,
  type FollowedDescription,
  type RepeatedLoad,
  followDescription,
} from './follow-description.ts';
export { type FollowModulesOptions, type FollowedModules, followModules } from './follow-modules.ts';
export { type FileWatcher, createFileWatcher } from './watch-files.ts';
