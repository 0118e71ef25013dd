/**
 * The error if a sandbox cannot start because of its database. The message is one sentence with the cause, and if possible the fix. It does
 * not contain the password of the database.
 */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
}
