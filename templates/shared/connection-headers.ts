/**
 * The names, in lower case, of the headers that apply only to one connection. A program that forwards or repeats a
 * message leaves these headers out.
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
