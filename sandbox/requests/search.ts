/**
 * Returns the `like` pattern that finds texts which contain the given text. Escapes the special characters of patterns.
 */
export const likePattern = (text: string): string => `%${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
