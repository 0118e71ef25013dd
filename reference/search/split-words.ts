/** Splits `createShopPet` and `shop_pets` into words. The whole name is also a word. */
export const splitWords = (text: string): string[] =>
  text.split(/[^\p{L}\p{N}_]+/u).flatMap((name) => {
    const parts = name.split(/_+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u);
    return parts.length > 1 ? [name, ...parts] : parts;
  });

/** Returns the stem of an English word: `paginat` for `pagination` and `paginate`. */
export function stemOf(word: string): string {
  const lower = word.toLowerCase();
  const singular = lower.replace(/ies$/u, 'y').replace(/(?<=[^sui])s$/u, '');
  return singular.length < 5 ? singular.replace(/(?<=..)e$/u, '') : singular.replace(/(?:ing|ion|ed|e)$/u, '');
}

// The first one is the empty word.
const ignored = new Set(
  ' a an and any anyone are by can do does each for from how i in is it its me my of on or our someone something that the this to was we what when where which who with you your'.split(
    ' ',
  ),
);

/** Returns true for a word such as `the`, which says nothing about the wanted page. */
export const isIgnored = (word: string): boolean => ignored.has(word.toLowerCase());
