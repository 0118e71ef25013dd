/** A project that `forgespec init` cannot change. The message contains the fix. */
export class InitError extends Error {}
