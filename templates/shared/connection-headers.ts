/**
 * The headers of one connection, in lower case. A program that forwards or repeats a message leaves them out.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-7.6.1
 */
export const connectionHeaders: readonly string[] = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'transfer-encoding',
  'upgrade',
];
