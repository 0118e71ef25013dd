/** Text without its percent-encoding; undefined where that is not UTF-8. RFC 3986, section 2.1. */
export function percentDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The same for a query or form, where `+` is a space. */
export function formDecoded(text: string): string | undefined {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text;
  return spaced.includes('%') ? percentDecoded(spaced) : spaced;
}
