/** Returns true if a text is an absolute HTTP or HTTPS URL. */
export const isHttpAddress = (text: string): boolean => /^https?:\/\/[^\s]+$/iu.test(text) && URL.canParse(text);
