/**
 * Returns an SQL `like` pattern for all texts that contain the given text. Escapes the special characters of patterns.
 */
export const likePattern = (text: string): string => `%${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
