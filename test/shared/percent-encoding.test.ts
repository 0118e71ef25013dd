import { expect, test } from 'vitest';
import { formDecoded, percentDecoded } from '../../templates/shared/percent-encoding.ts';

test.each([
  ['', '', ''],
  ['a+b', 'a+b', 'a b'],
  ['a%20b%2Bc', 'a b+c', 'a b+c'],
  ['%2f%2F', '//', '//'],
  ['gr%C3%B6%c3%9Fe', 'größe', 'größe'],
  ['%F0%9F%98%80', '😀', '😀'],
  ['%00', '\0', '\0'],
  ['%', undefined, undefined],
  ['%4', undefined, undefined],
  ['%zz', undefined, undefined],
  ['%C3', undefined, undefined],
  ['%C3%28', undefined, undefined],
  ['%C0%AF', undefined, undefined],
  ['%E0%80%AF', undefined, undefined],
  ['%ED%9F%BF', '\uD7FF', '\uD7FF'],
  ['%ED%A0%80', undefined, undefined],
  ['%ED%BF%BF', undefined, undefined],
  ['%EE%80%80', '\uE000', '\uE000'],
  ['%F4%90%80%80', undefined, undefined],
  ['%FF+a', undefined, undefined],
])(
  'RFC 3986, section 2.1; RFC 3629, section 3; WHATWG URL, section 5.1: %j is %j in a path, %j in a form',
  (text, path, form) => {
    expect(percentDecoded(text)).toBe(path);
    expect(formDecoded(text)).toBe(form);
  },
);
