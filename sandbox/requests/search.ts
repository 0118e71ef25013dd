/** The pattern of `like` for texts that contain another one, whatever that holds. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
