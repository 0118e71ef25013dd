/** The error that is thrown if `forgespec init` cannot change a project. The message contains the fix. */
export class InitError extends Error {}
