// RFC 3492. The names and numbers come from sections 5 and 6.

const base = 36;
const tMin = 1;
const tMax = 26;
const skew = 38;
const damp = 700;
const initialBias = 72;
const initialN = 0x80;
const lastCodePoint = 0x10ffff;

const digits = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Decodes Punycode in lower case. Returns undefined if the text is not Punycode. Section 6.2. */
export function decodePunycode(text: string): string | undefined {
  const delimiter = text.lastIndexOf('-');
  const output = Array.from(text.slice(0, Math.max(delimiter, 0)), (character) => character.charCodeAt(0));
  let n = initialN;
  let bias = initialBias;
  let i = 0;
  for (let at = delimiter < 1 ? 0 : delimiter + 1; at < text.length;) {
    const oldI = i;
    for (let weight = 1, k = base; ; k += base) {
      const digit = digits.indexOf(text.charAt(at));
      // Past the end of the text, `charAt` returns the empty text, and `indexOf` returns 0 for it. So the position is
      // compared with the length, too.
      if (digit < 0 || at >= text.length) return undefined;
      at++;
      i += digit * weight;
      if (i > Number.MAX_SAFE_INTEGER / base) return undefined;
      const t = threshold(k, bias);
      if (digit < t) break;
      weight *= base - t;
    }
    const length = output.length + 1;
    bias = adapt(i - oldI, length, oldI === 0);
    n += Math.floor(i / length);
    if (n > lastCodePoint) return undefined;
    i %= length;
    output.splice(i, 0, n);
    i++;
  }
  return String.fromCodePoint(...output);
}

/** Encodes a text as Punycode. Section 6.3. */
export function encodePunycode(text: string): string {
  const input = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const basic = input.filter((codePoint) => codePoint < initialN);
  let output = basic.length === 0 ? '' : `${String.fromCodePoint(...basic)}-`;
  let n = initialN;
  let delta = 0;
  let bias = initialBias;
  for (let handled = basic.length; handled < input.length;) {
    const next = Math.min(...input.filter((codePoint) => codePoint >= n));
    delta += (next - n) * (handled + 1);
    n = next;
    for (const codePoint of input) {
      if (codePoint < n) delta++;
      if (codePoint !== n) continue;
      output += variableLengthInteger(delta, bias);
      bias = adapt(delta, handled + 1, handled === basic.length);
      delta = 0;
      handled++;
    }
    delta++;
    n++;
  }
  return output;
}

/** Section 3.3. */
function variableLengthInteger(value: number, bias: number): string {
  let output = '';
  let q = value;
  for (let k = base; ; k += base) {
    const t = threshold(k, bias);
    if (q < t) return output + digits.charAt(q);
    output += digits.charAt(t + ((q - t) % (base - t)));
    q = Math.floor((q - t) / (base - t));
  }
}

const threshold = (k: number, bias: number): number => Math.min(Math.max(k - bias, tMin), tMax);

/** Section 6.1. */
function adapt(delta: number, length: number, isFirst: boolean): number {
  let scaled = Math.floor(delta / (isFirst ? damp : 2));
  scaled += Math.floor(scaled / length);
  let k = 0;
  while (scaled > ((base - tMin) * tMax) / 2) {
    scaled = Math.floor(scaled / (base - tMin));
    k += base;
  }
  return k + Math.floor(((base - tMin + 1) * scaled) / (scaled + skew));
}
