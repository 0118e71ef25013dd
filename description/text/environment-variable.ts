/**
 * Returns the name of the environment variable for a credential, from the name of its security scheme or header: `apiKey` and `api-key` →
 * `API_KEY`. The name consists of the characters that all shells accept.
 */
export const environmentVariable = (name: string): string =>
  name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/gu, '_')
    .replaceAll(/[^A-Za-z\d_]+|^(?=\d|$)/gu, '_')
    .toUpperCase();
