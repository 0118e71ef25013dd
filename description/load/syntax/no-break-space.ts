import { faultAt, type SyntaxFault } from './syntax-fault.ts';
import type { YamlError } from './yaml-error.ts';

/**
 * Returns the fault of the first line of YAML that is indented with no-break spaces. Some editors and web pages write such spaces. A
 * no-break space looks like a space, but YAML reads it as a part of the key.
 *
 * @param value the parsed value of the text.
 */
export function findNoBreakSpace(text: string, value: unknown): SyntaxFault | undefined {
  if (!text.includes('\u{a0}') || !hasKey(value)) return undefined;
  const [, before = '', spaces] = /^( *)(\u{a0}[\u{a0} ]*)/mu.exec(text) ?? [];
  if (spaces === undefined) return undefined;
  const start = text.search(/^ *\u{a0}/mu) + before.length;
  return faultAt(start, spaces.length, message, 'Indent with spaces.');
}

/**
 * Returns the fault if a line with a key or a list item is indented with no-break spaces. This function is for files that are not valid
 * YAML.
 */
export function noBreakSpaceFault({ text }: YamlError): SyntaxFault | undefined {
  const [indentation] = /^ *\u{a0}[\u{a0} ]*(?=['"\w$-]+:(?:\s|$)|- )/mu.exec(text) ?? [];
  if (indentation === undefined) return undefined;
  const fault = faultAt(text.indexOf(indentation), indentation.length, message, 'Indent with spaces.');
  return { ...fault, corrected: text.replaceAll(/^[\u{a0} ]+/gmu, (spaces) => ' '.repeat(spaces.length)) };
}

const message = 'The line is indented with a no-break space.';

/** Returns true if a key starts with a no-break space. Visits each object once, because an alias can make an object contain itself. */
function hasKey(root: unknown): boolean {
  const seen = new Set<unknown>();
  const visit = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return false;
    seen.add(value);
    return Object.entries(value).some(([key, child]) => key.startsWith('\u{a0}') || visit(child));
  };
  return visit(root);
}
