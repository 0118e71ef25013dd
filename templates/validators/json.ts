// Generated modules use these functions as members of `json`, so that no name of a schema can be one of theirs.
export * as json from './json-types.ts';
