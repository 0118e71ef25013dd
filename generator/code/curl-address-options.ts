/**
 * Returns the options with which curl requests an address as it is written. By default it takes brackets and braces for ranges of
 * addresses, and removes `..`.
 *
 * @see https://curl.se/docs/manpage.html#-g
 */
export const curlAddressOptions = (address: string): string[] => [
  ...(/[[\]{}]/u.test(address) ? ['--globoff'] : []),
  ...(address.includes('/.') ? ['--path-as-is'] : []),
];
