/**
 * Returns the curl options that prevent changes to an address. Without these options, curl expands brackets and braces, and removes `..`.
 *
 * @see https://curl.se/docs/manpage.html#-g
 */
export const curlAddressOptions = (address: string): string[] => [
  ...(/[[\]{}]/u.test(address) ? ['--globoff'] : []),
  ...(address.includes('/.') ? ['--path-as-is'] : []),
];
