/** Returns the `like` pattern for texts that contain another text. Special characters are escaped. */
export const likePattern = (text: string): string => `%${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
