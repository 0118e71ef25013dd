import { hasByteFormat } from '../../templates/validators/formats/base64.ts';
import { hasJsonPointerFormat, hasRelativeJsonPointerFormat } from '../../templates/validators/formats/json-pointer.ts';
import {
  hasFloatFormat,
  hasInt8Format,
  hasInt16Format,
  hasInt32Format,
  hasInt64Format,
  hasUint8Format,
  hasUint16Format,
  hasUint32Format,
  hasUint64Format,
} from '../../templates/validators/formats/numbers.ts';
import { hasRegexFormat } from '../../templates/validators/formats/regex.ts';
import { hasUuidFormat } from '../../templates/validators/formats/uuid.ts';
import { table } from './table.ts';

table('uuid', hasUuidFormat, {
  valid: [
    '2EB8AA08-AA98-11EA-B4AA-73B441D16380',
    '2eb8aa08-aa98-11ea-b4aa-73b441d16380',
    '2eb8aa08-AA98-11ea-B4Aa-73B441D16380',
    '98d80576-482e-427f-8434-7f86890ab222',
    '99c17cbb-656f-f64a-940f-1a4568f03487',
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
  ],
  invalid: [
    '',
    '2eb8aa08-aa98-11ea-b4aa-73b441d1638',
    '2eb8aa08-aa98-11ea-b4aa-73b441d163800',
    '2eb8aa08-aa98-11ea-73b441d16380',
    '2eb8aa08-aa98-11ea-b4ga-73b441d16380',
    '2eb8aa08aa9811eab4aa73b441d16380',
    '2eb8aa08aa98-11ea-b4aa73b441d16380',
    '2eb8-aa08-aa98-11ea-b4aa73b44-1d16380',
    '2eb8aa08aa9811eab4aa73b441d16380----',
    '2eb8aa0-8aa98-11e-ab4aa7-3b441d16380',
    'urn:uuid:2eb8aa08-aa98-11ea-b4aa-73b441d16380',
    '{2eb8aa08-aa98-11ea-b4aa-73b441d16380}',
    '2eb8aa08-aa98-11ea-b4aa-73b441d1638৪',
    ['2eb8aa08-aa98-11ea-b4aa-73b441d1638@', 'between 9 and A'],
    ['2eb8aa08-aa98-11ea-b4aa-73b441d1638`', 'between Z and a'],
    '2eb8aa08-aa98-11ea-b4aa-73b441d1638\n',
  ],
});

table('byte', hasByteFormat, {
  valid: ['', 'QQ==', 'QUI=', 'QUJD', 'YWJjZA==', '+/+/', ['QR==', 'bits that are left over may be set']],
  invalid: [
    'Q',
    'QQ',
    'QUI',
    'QQ=',
    'QQ===',
    '====',
    'Q===',
    '=QQQ',
    'QQ=Q',
    'QUJD\n',
    'QU\nJD',
    'QUJD ',
    ['-_-_', 'the alphabet for URLs'],
    'QUJ.',
    ['\u017fUJD', 'LONG S, which ignoring case makes an s'],
    ['\u212aUJD', 'KELVIN SIGN'],
  ],
});

table('json-pointer', hasJsonPointerFormat, {
  valid: [
    '',
    '/',
    '/foo',
    '/foo/0',
    '/foo/bar~0/baz~1/%a',
    '/foo//bar',
    '/foo/bar/',
    '/foo/-',
    '/a~1b',
    '/c%d',
    '/e^f',
    '/g|h',
    String.raw`/i\j`,
    '/k"l',
    '/ ',
    '/m~0n',
    '/~1~0~0~1~1',
    '/~01',
    '/01',
    '/\u007f',
    '/foo\0bar\n',
    '/😎',
    ['/\uff5e', 'a full-width tilde'],
  ],
  invalid: [
    'a',
    '0',
    'a/a',
    '#',
    '#/',
    '#/foo',
    '/foo/bar~',
    '/~2',
    '/~-1',
    '/~~',
    '/~0~',
    '/~0/~',
    '/foo\0~',
    '/~\uff10',
    '~0',
  ],
});

table('relative-json-pointer', hasRelativeJsonPointerFormat, {
  valid: [
    '0',
    '1',
    '100',
    '120/foo/bar',
    '0/foo/bar',
    '2/0/baz/1/zip',
    '0#',
    '0//',
    '0/~0~1',
    ['0+1', 'an index moved'],
    '0+1/foo',
    '1-2/bar',
    '0-0',
    '0-1#',
    '99999999999999999999',
  ],
  invalid: [
    '',
    '/foo/bar',
    '#',
    '+1',
    '-1/foo/bar',
    '+1/foo/bar',
    '01',
    '00',
    '01/a',
    '01#',
    '1foo',
    '0##',
    '0#a',
    '1#/foo/bar',
    '0+',
    '0-01',
    '0++1',
    '0+1-1',
    '0+1not-a-pointer',
    '0/~2',
    '0/foo/bar~',
    '1\n',
    '١/foo',
  ],
});

table('regex', hasRegexFormat, {
  valid: [
    '',
    String.raw`([abc])+\s+$`,
    'a|b',
    'a{2,3}',
    'a+?',
    '[^a-z]',
    '[]',
    '[^]',
    String.raw`\cA`,
    '(?<name>x)',
    String.raw`(?<n>a)\k<n>`,
    '(?<=a+)b',
    '(?<!a)b',
    String.raw`\p{L}\p{L}[\p{L}-]`,
    [String.raw`\p{L}\.[\.-a]`, 'only properties may be left out when they come again'],
    String.raw`\p{Script=Greek}`,
    String.raw`\u{1F600}`,
    '😀{2}',
    String.raw`[\-]`,
  ],
  invalid: [
    '^(abc]',
    '*a',
    'a**',
    '[z-a]',
    '\\',
    'a)',
    '[abc',
    'a{2,1}',
    ['a{', 'a brace is not a literal with the flag'],
    ']',
    String.raw`\a`,
    String.raw`\-`,
    String.raw`\Z`,
    String.raw`\1`,
    String.raw`\k<n>`,
    String.raw`\p{Greek}`,
    String.raw`[\p{L}-a]`,
    [String.raw`\p{L}[\p{L}-a]`, 'the same for the second of two'],
    String.raw`\p{L}\p{`,
    String.raw`\u{110000}`,
    '(?P<name>x)',
    '(?P<n>a)(?P=n)',
    '(?#comment)a',
    '(?i)abc',
    '(?ims)abc',
    '(?<a',
    ['a'.repeat(10_001), 'too long'],
  ],
});

table('int32', hasInt32Format, {
  valid: [0, -0, 1, 2 ** 31 - 1, -(2 ** 31)],
  invalid: [2 ** 31, -(2 ** 31) - 1, 0.5, 1e20, Number.NaN, Number.POSITIVE_INFINITY],
});
table('int8', hasInt8Format, {
  valid: [0, -0, 127, -128],
  invalid: [128, -129, 2 ** 32, 0.5, Number.NaN, Number.POSITIVE_INFINITY],
});
table('int16', hasInt16Format, {
  valid: [0, -0, 32_767, -32_768],
  invalid: [32_768, -32_769, 2 ** 32, 0.5, Number.NaN, Number.POSITIVE_INFINITY],
});
table('uint8', hasUint8Format, {
  valid: [0, -0, 255],
  invalid: [-1, 256, 2 ** 32, 0.5, Number.NaN, Number.POSITIVE_INFINITY],
});
table('uint16', hasUint16Format, {
  valid: [0, -0, 65_535],
  invalid: [-1, 65_536, 2 ** 32, 0.5, Number.NaN, Number.POSITIVE_INFINITY],
});
table('uint32', hasUint32Format, {
  valid: [0, -0, 2 ** 32 - 1],
  invalid: [-1, 2 ** 32, 0.5, Number.NaN, Number.POSITIVE_INFINITY],
});
table('uint64', hasUint64Format, {
  valid: [0, -0, 2 ** 63, [2 ** 64, 'the number that JSON.parse returns for 18446744073709551615']],
  invalid: [-1, 2 ** 64 + 4096, 0.5, Number.NaN, Number.POSITIVE_INFINITY],
});
table('int64', hasInt64Format, {
  valid: [
    0,
    -0,
    2 ** 31,
    -(2 ** 63),
    [2 ** 63, 'the number that JSON.parse returns for 9223372036854775807'],
    Number.MAX_SAFE_INTEGER,
  ],
  invalid: [1.1, 2 ** 63 + 2048, -(2 ** 63) - 2048, 1e20, Number.NaN, Number.NEGATIVE_INFINITY],
});
table('float', hasFloatFormat, {
  valid: [0, 0.1, -1.5, 3.4028234663852886e38, 1e-50],
  invalid: [1e39, -1e39, Number.MAX_VALUE, Number.POSITIVE_INFINITY, Number.NaN],
});
