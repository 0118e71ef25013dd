/**
 * Returns the anchor of a part of a page: `query.ids%5B%5D`. It consists of names, so that it stays the same when other parts are added.
 * Different names have different anchors.
 */
export const anchorFor = (...names: readonly string[]): string =>
  names
    .filter((name) => name !== '')
    .map((name) => encodeURIComponent(name.toWellFormed()))
    .join('.');
