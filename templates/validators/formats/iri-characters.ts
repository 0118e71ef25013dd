/** `ucschar`. RFC 3987, section 2.2. It contains neither surrogates nor noncharacters. */
export function isUcschar(codePoint: number): boolean {
  if (codePoint < 0xa0) return false;
  if (codePoint < 0x10000)
    return codePoint < 0xd800 || (codePoint >= 0xf900 && codePoint < 0xfff0 && !isNoncharacter(codePoint));
  return codePoint < 0xf0000 && (codePoint & 0xffff) <= 0xfffd && (codePoint < 0xe0000 || codePoint >= 0xe1000);
}

/** `iprivate`. RFC 3987, section 2.2. */
export const isIprivate = (codePoint: number): boolean =>
  (codePoint >= 0xe000 && codePoint < 0xf900) || (codePoint >= 0xf0000 && (codePoint & 0xffff) <= 0xfffd);

const isNoncharacter = (codePoint: number): boolean => codePoint >= 0xfdd0 && codePoint < 0xfdf0;
