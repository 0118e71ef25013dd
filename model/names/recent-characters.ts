/**
 * Letters and marks that Unicode 15.1 to 17.0 added. Node accepts these characters in identifiers. But TypeScript up to 6.0 and older
 * JavaScript engines do not, because they implement Unicode 15.0. The ranges also contain unassigned characters. A test compares the ranges
 * with the compiler. The test fails if Node supports a newer version of Unicode.
 */
export const recentCharacters = new RegExp(
  '[' +
    String.raw`\u088f-\u0897\u0c5c\u0cdc\u1acf-\u1aeb\u1c89\u1c8a\ua7cb-\ua7cf\ua7d2\ua7d4\ua7da-\ua7f1` +
    String.raw`\u{105c0}-\u{105f3}\u{10940}-\u{10959}\u{10d40}-\u{10d85}\u{10ec2}-\u{10efc}\u{11380}-\u{113e2}` +
    String.raw`\u{116d0}-\u{116e3}\u{11b60}-\u{11bf9}\u{11db0}-\u{11de9}\u{11f5a}\u{13460}-\u{143fa}\u{16100}-\u{16139}` +
    String.raw`\u{16d40}-\u{16d79}\u{16ea0}-\u{16ed3}\u{16ff2}-\u{16ff6}\u{187f8}-\u{187ff}\u{18cff}\u{18d09}-\u{18df2}` +
    String.raw`\u{1ccf0}-\u{1ccf9}\u{1e5d0}-\u{1e6ff}\u{2b73a}-\u{2b73f}\u{2cea2}-\u{2cead}\u{323b0}-\u{33479}` +
    ']',
  'gu',
);
