import { styleText } from 'node:util';

/** How parts of a message stand out: with colour on a terminal, as they are elsewhere. */
export interface Style {
  bold(text: string): string;
  dim(text: string): string;
  red(text: string): string;
  yellow(text: string): string;
  green(text: string): string;
}

const asItIs = (text: string): string => text;

/** No colours: for a page, or a file. */
export const plainStyle: Style = { bold: asItIs, dim: asItIs, red: asItIs, yellow: asItIs, green: asItIs };

/** Colours when `stream` is a terminal that wants them (`NO_COLOR`, `FORCE_COLOR` and `TERM` are honoured by Node). */
export function styleFor(stream: NodeJS.WriteStream): Style {
  const paint = (format: Parameters<typeof styleText>[0]) => (text: string) =>
    styleText(format, text, { stream, validateStream: true });
  return { bold: paint('bold'), dim: paint('dim'), red: paint('red'), yellow: paint('yellow'), green: paint('green') };
}
