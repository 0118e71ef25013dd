import type { FixContext } from './fix-context.ts';
import { itemAround, lineAround, pairsAround, removal } from './yaml-places.ts';
import type { TextEdit } from './text-edit.ts';

/** Removes the underlined character, item or pair. */
export function remove({ text, start, end }: FixContext): readonly (readonly TextEdit[])[] {
  const [pair] = pairsAround(text, start);
  const item = itemAround(text, start);
  const edits = [
    ...(end - start === 1 && /[,}\])]/u.test(text.slice(start, end)) ? [{ start, end, text: '' }] : []),
    ...(item?.start === start ? [removal(text, item.start, item.end, item.isInFlow)] : []),
    ...(pair?.keyStart === start ? [removal(text, pair.keyStart, pair.valueEnd, pair.isInFlow)] : []),
    ...(item === undefined ? [] : [removal(text, item.start, item.end, item.isInFlow)]),
  ];
  return edits.flatMap((edit) => (edit === undefined ? [] : [[edit]]));
}

/** Removes the end of the underlined text: from a character on, or only the slash at its end. */
export function removeEnd({ text, start, end }: FixContext, character = '/'): readonly (readonly TextEdit[])[] {
  const underlined = text.slice(start, end);
  const index = character === '/' ? underlined.lastIndexOf('/') : underlined.indexOf(character);
  const [quotes = ''] = /["':]*$/u.exec(underlined) ?? [];
  return index < 0 ? [] : [[{ start: start + index, end: end - quotes.length, text: '' }]];
}

export function removeMember({ text, start }: FixContext, name = ''): readonly (readonly TextEdit[])[] {
  const members = pairsAround(text, start).flatMap((pair) => [
    ...pair.siblings,
    ...pairsAround(text, Math.max(pair.valueStart, pair.valueEnd - 1)).flatMap(({ siblings }) => siblings),
  ]);
  return members.flatMap(({ key, keyStart, valueEnd, isInFlow }) => {
    const edit = key === name ? removal(text, keyStart, valueEnd, isInFlow) : undefined;
    return edit === undefined ? [] : [[edit]];
  });
}

export function addBefore({ text, start }: FixContext, kind = ''): readonly (readonly TextEdit[])[] {
  const position = text.slice(0, start).trimEnd().length;
  return [[{ start: position, end: position, text: kind === 'comma' ? ',' : ':' }]];
}

export function addAtEnd({ text, start, end }: FixContext, character = ''): readonly (readonly TextEdit[])[] {
  const line = lineAround(text, start);
  const content = text.slice(start, line.end);
  const beforeBrackets = start + content.replace(/[\s,}\]]*$/u, '').length;
  const beforeComma = start + content.replace(/[\s,]*$/u, '').length;
  const positions = [beforeComma, beforeBrackets, end, line.end, text.trimEnd().length];
  return [...new Set(positions)].map((position) => [{ start: position, end: position, text: character }]);
}
