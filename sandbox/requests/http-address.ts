/** Whether a text is an absolute address of the web. */
export const isHttpAddress = (text: string): boolean => /^https?:\/\/[^\s]+$/iu.test(text) && URL.canParse(text);
