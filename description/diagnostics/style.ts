import { styleText } from 'node:util';

/**
 * Functions that emphasise a part of a message. These functions add colours if the output is a terminal. Otherwise they return the text
 * unchanged.
 */
export interface Style {
  bold(text: string): string;
  dim(text: string): string;
  red(text: string): string;
  yellow(text: string): string;
  green(text: string): string;
  cyan(text: string): string;
}

const asItIs = (text: string): string => text;

/** A style without colours, for pages and files. */
export const plainStyle: Style = {
  bold: asItIs,
  dim: asItIs,
  red: asItIs,
  yellow: asItIs,
  green: asItIs,
  cyan: asItIs,
};

/**
 * Returns a style with colours if `stream` is a terminal that supports them. Node also reads the environment variables `NO_COLOR`,
 * `FORCE_COLOR` and `TERM`.
 */
export function styleFor(stream: NodeJS.WriteStream): Style {
  const paint = (format: Parameters<typeof styleText>[0]) => (text: string) =>
    styleText(format, text, { stream, validateStream: true });
  return {
    bold: paint('bold'),
    dim: paint('dim'),
    red: paint('red'),
    yellow: paint('yellow'),
    green: paint('green'),
    cyan: paint('cyan'),
  };
}
