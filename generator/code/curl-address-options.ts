/**
 * Returns the options with which curl requests exactly this address. By default curl expands brackets and braces, and removes
 * `..`.
 *
 * @see https://curl.se/docs/manpage.html#-g
 */
export const curlAddressOptions = (address: string): string[] => [
  ...(/[[\]{}]/u.test(address) ? ['--globoff'] : []),
  ...(address.includes('/.') ? ['--path-as-is'] : []),
];
