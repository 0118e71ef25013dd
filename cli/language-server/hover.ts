import type { Hover, Position } from 'vscode-languageserver';
import { literalMarkdown } from '@forgespec/description/text/markdown';
import type { DescribedFiles } from './described-files.ts';
import { entryAt } from './file-index.ts';
import { partAtPosition, referenceTo } from './find-places.ts';
import { nameOfType, typeOf } from './part-shapes.ts';
import { offsetAt, rangeBetween } from './text-positions.ts';

/** The largest number of lines of a part that a hover shows. */
const mostLines = 20;

/** Returns the hover at a position: the type of the part, its address and its text. For a reference, the part is its target. */
export function hoverAt(path: string, position: Position, files: DescribedFiles): Hover | undefined {
  const part = partAtPosition(path, position, files);
  const entry = part && files.entryOf(part);
  if (part === undefined || entry === undefined) return undefined;
  const text = files.text(part.path);
  const start = text.lastIndexOf('\n', entry.start - 1) + 1;
  const lines = text.slice(start, Math.max(entry.end, entry.valueEnd)).trimEnd().split('\n');
  const margin = /^\s*/u.exec(lines[0] ?? '')?.[0].length ?? 0;
  const shown = lines
    .slice(0, mostLines)
    .map((line) => line.slice(Math.min(margin, line.length - line.trimStart().length)));
  const fence = '`'.repeat(Math.max(3, ...Array.from(text.matchAll(/`+/gu), ([ticks]) => ticks.length + 1)));
  const kind = nameOfType(typeOf(part, files));
  const title = [...(kind === undefined ? [] : [`**${kind}**`]), literalMarkdown(referenceTo(part, path))].join(' ');
  const offset = offsetAt(files.text(path), position);
  const own = files.referenceAt(path, offset) ?? entryAt(files.index(path), offset);
  return {
    contents: {
      kind: 'markdown',
      value: [title, '', `${fence}yaml`, ...shown, ...(lines.length > mostLines ? ['…'] : []), fence].join('\n'),
    },
    ...(own === undefined ? {} : { range: rangeBetween(files.text(path), own.start, own.end) }),
  };
}
