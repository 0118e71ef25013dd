import type { FixCandidates, FixContext } from './fix-context.ts';
import { indentationsBefore, indentLine, indentPairs, replaceTabs } from './indentation-edits.ts';
import { addAtEnd, addBefore, remove, removeEnd, removeMember } from './small-edits.ts';
import type { TextEdit } from './text-edit.ts';
import { addTag, replaceClass, replacements, replacePair, setPairs, valueEdits } from './value-edits.ts';

/**
 * The forms in which diagnostics write their fixes. A fix that leaves a choice to the author, such as `Remove it, or write …`, has no form.
 */
const forms: readonly (readonly [form: RegExp, candidates: FixCandidates])[] = [
  [/^Did you mean `(.+)`\?/u, (context, word = '') => replacements(context, word)],
  [/^Write `([\w$-]+): ([^`]+)` in place of `([\w$-]+): [^`]+`\.$/u, replacePair],
  [/^Write `([\w$-]+: [^`…]+)`(?: and| with) `([\w$-]+: [^`…]+)`\.$/u, setPairs],
  [
    /^Write (?:quotes around (?:it|the whole text): |it in quotes: |an array: |a list: )?`([^`]+|`[^`]+`)`(?:, (?:in quotes|with a colon|a list))?\.(?! )/u,
    (context, value = '') => valueEdits(context, value),
  ],
  [
    /^Write (?:it in quotes: |only the name: )?('[^']*'|\[[^\]]*\]|true|false|-?\d[\d.]*\d|\d|\w+)(?:, without quotes)?\.$/u,
    (context, value = '') => valueEdits(context, value),
  ],
  [
    /^Write double quotes\.$/u,
    ({ text, start, end }) => [[{ start, end, text: JSON.stringify(text.slice(start + 1, end - 1)) }]],
  ],
  [/^Write `(\\\\.)` for a backslash/u, ({ start, end }, escaped = '') => [[{ start, end, text: escaped }]]],
  [/^Write (\S+) in its place\.$/u, replaceClass],
  [/^Remove the (?:([#?]) and the text after it|(slash) at the end of the path)\.$/u, removeEnd],
  [/^Remove its `([^`]+)`\.$/u, removeMember],
  [/^Remove (?:the comma|it)(?:\.|:)/u, remove],
  [/^Remove one of the two\.$/u, remove],
  [/^Add a (comma|colon) before it\.$/u, addBefore],
  [/^Add `(.)` at its end\./u, addAtEnd],
  [/^Add `(.)` at the end of its content\.$/u, addAtEnd],
  [/^Indent (`.+`) below `.+`\.$/u, indentPairs],
  [/^Indent `[^`]+` by (\d+) spaces\.$/u, (context, count = '') => indentLine(context, [' '.repeat(Number(count))])],
  [
    /^Indent (?:`[^`]+`|the `-`) like the (?:keys|items) beside it\.$/u,
    (context) => indentLine(context, indentationsBefore(context)),
  ],
  [/^Indent it like the lines above\.$/u, (context) => indentLine(context, indentationsBefore(context))],
  [/^Indent with spaces\.$/u, replaceTabs],
  [/^Add `- name: ([^`…]+)` to `tags` of the document\.$/u, addTag],
];

/** Returns the edits that a fix may mean. Returns an empty list if the fix is not one of the known forms. */
export function fixCandidates(fix: string, context: FixContext): readonly (readonly TextEdit[])[] {
  for (const [form, candidates] of forms) {
    const found = form.exec(fix);
    if (found !== null) return candidates(context, ...found.slice(1));
  }
  return [];
}
