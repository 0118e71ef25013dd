// The syntax rules of formats, such as `date-time`, as regular expressions. They are written exactly as in the RFCs, and need not be fast.
// The tests compare these rules with the functions that check formats. The rules therefore share no code with these functions.

const anchored = (rule: string): RegExp => new RegExp(`^(?:${rule})$`, 'u');

/** RFC 3339, section 5.6. */
const fullDate = '(?<year>[0-9]{4})-(?<month>[0-9]{2})-(?<day>[0-9]{2})';
const timeOffset = '(?:[Zz]|(?<sign>[+\\-])(?<offsetHour>[01][0-9]|2[0-3]):(?<offsetMinute>[0-5][0-9]))';
const fullTime = `(?<hour>[01][0-9]|2[0-3]):(?<minute>[0-5][0-9]):(?<second>[0-5][0-9]|60)(?:\\.[0-9]+)?${timeOffset}`;
export const dateRule = anchored(fullDate);
export const timeRule = anchored(fullTime);
export const dateTimeRule = anchored(`${fullDate}[Tt]${fullTime}`);

type Groups = Readonly<Record<string, string | undefined>>;

/** Returns true if a day exists. For a day that does not exist, such as February 30, `Date` returns another day. */
function exists({ year, month, day }: Groups): boolean {
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const [wholeDay] = date.toISOString().split('T');
  return wholeDay === `${year}-${month}-${day}`;
}

/** Returns true if a time is possible. Second 60 is possible only in the last minute of a day in UTC. */
function isPossible({ hour, minute, second, sign, offsetHour = '0', offsetMinute = '0' }: Groups): boolean {
  if (second !== '60') return true;
  const offset = (sign === '-' ? -1 : 1) * (Number(offsetHour) * 60 + Number(offsetMinute));
  return new Date(Date.UTC(2000, 5, 15, Number(hour), Number(minute) - offset)).toISOString().includes('T23:59');
}

const groupsOf = (rule: RegExp, text: string): Groups | undefined => rule.exec(text)?.groups;

export function isDateByRule(text: string): boolean {
  const groups = groupsOf(dateRule, text);
  return groups !== undefined && exists(groups);
}
export function isTimeByRule(text: string): boolean {
  const groups = groupsOf(timeRule, text);
  return groups !== undefined && isPossible(groups);
}
export function isDateTimeByRule(text: string): boolean {
  const groups = groupsOf(dateTimeRule, text);
  return groups !== undefined && exists(groups) && isPossible(groups);
}

/** RFC 3339, appendix A. */
const durTime = 'T(?:[0-9]+H(?:[0-9]+M(?:[0-9]+S)?)?|[0-9]+M(?:[0-9]+S)?|[0-9]+S)';
const durDate = `(?:[0-9]+D|[0-9]+M(?:[0-9]+D)?|[0-9]+Y(?:[0-9]+M(?:[0-9]+D)?)?)(?:${durTime})?`;
export const durationRule = anchored(
  // RFC 5234, section 2.3: a letter in quotation marks matches upper and lower case.
  `P(?:${durDate}|${durTime}|[0-9]+W)`.replace(/[A-Z]/gu, (letter) => `[${letter}${letter.toLowerCase()}]`),
);

/** RFC 9562, section 4. */
export const uuidRule = anchored('[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}');

/** RFC 3986, section 3.2.2. */
const decOctet = '(?:[0-9]|[1-9][0-9]|1[0-9]{2}|2[0-4][0-9]|25[0-5])';
const ipv4Address = `${decOctet}\\.${decOctet}\\.${decOctet}\\.${decOctet}`;
const h16 = '[0-9A-Fa-f]{1,4}';
const ls32 = `(?:${h16}:${h16}|${ipv4Address})`;
const ipv6Address = `(?:${[
  `(?:${h16}:){6}${ls32}`,
  `::(?:${h16}:){5}${ls32}`,
  `(?:${h16})?::(?:${h16}:){4}${ls32}`,
  `(?:(?:${h16}:){0,1}${h16})?::(?:${h16}:){3}${ls32}`,
  `(?:(?:${h16}:){0,2}${h16})?::(?:${h16}:){2}${ls32}`,
  `(?:(?:${h16}:){0,3}${h16})?::${h16}:${ls32}`,
  `(?:(?:${h16}:){0,4}${h16})?::${ls32}`,
  `(?:(?:${h16}:){0,5}${h16})?::${h16}`,
  `(?:(?:${h16}:){0,6}${h16})?::`,
].join('|')})`;
export const ipv4Rule = anchored(ipv4Address);
export const ipv6Rule = anchored(ipv6Address);

/** RFC 3986, appendix A; RFC 3987, section 2.2. */
function uriRules(ucschar: string, iprivate: string): { readonly absolute: RegExp; readonly reference: RegExp } {
  const unreserved = `A-Za-z0-9\\-._~${ucschar}`;
  const subDelims = "!$&'()*+,;=";
  const pctEncoded = '%[0-9A-Fa-f]{2}';
  const pchar = `(?:[${unreserved}${subDelims}:@]|${pctEncoded})`;
  const query = `(?:${pchar}|[\\/?${iprivate}])*`;
  const fragment = `(?:${pchar}|[\\/?])*`;
  const ipvFuture = `[Vv][0-9A-Fa-f]+\\.[A-Za-z0-9\\-._~${subDelims}:]+`;
  const regName = `(?:[${unreserved}${subDelims}]|${pctEncoded})*`;
  const host = `(?:\\[(?:${ipv6Address}|${ipvFuture})\\]|${ipv4Address}|${regName})`;
  const authority = `(?:(?:[${unreserved}${subDelims}:]|${pctEncoded})*@)?${host}(?::[0-9]*)?`;
  const pathAbempty = `(?:\\/${pchar}*)*`;
  const pathAbsolute = `\\/(?:${pchar}+(?:\\/${pchar}*)*)?`;
  const pathNoscheme = `(?:[${unreserved}${subDelims}@]|${pctEncoded})+(?:\\/${pchar}*)*`;
  const pathRootless = `${pchar}+(?:\\/${pchar}*)*`;
  const rest = `(?:\\?${query})?(?:#${fragment})?`;
  const absolute = `[A-Za-z][A-Za-z0-9+\\-.]*:(?:\\/\\/${authority}${pathAbempty}|${pathAbsolute}|${pathRootless}|)${rest}`;
  const relative = `(?:\\/\\/${authority}${pathAbempty}|${pathAbsolute}|${pathNoscheme}|)${rest}`;
  return { absolute: anchored(absolute), reference: anchored(`${absolute}|${relative}`) };
}
const range = (first: number, last: number): string => `${String.fromCodePoint(first)}-${String.fromCodePoint(last)}`;
const planes = Array.from({ length: 13 }, (_, index) => range((index + 1) * 0x10000, (index + 1) * 0x10000 + 0xfffd));
const supplementary = `${planes.join('')}${range(0xe1000, 0xefffd)}`;
/** `ucschar` of RFC 3987, without the formatting characters that section 4.1 forbids. */
const ucschar = `\\u00A0-\\u200D\\u2010-\\u2029\\u202F-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFEF${supplementary}`;
const iprivate = `${range(0xe000, 0xf8ff)}${range(0xf0000, 0xffffd)}${range(0x100000, 0x10fffd)}`;
export const uriRule = uriRules('', '');
export const iriRule = uriRules(ucschar, iprivate);

/** RFC 6570, section 2, with erratum 6937. */
const varchar = '(?:[A-Za-z0-9_]|%[0-9A-Fa-f]{2})';
const varspec = `${varchar}(?:\\.?${varchar})*(?::[1-9][0-9]{0,3}|\\*)?`;
const literal = `[!#$&'()*+,\\-.\\/0-9:;=?@A-Z[\\]_a-z~\\u00A0-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFEF${supplementary}${iprivate}]|%[0-9A-Fa-f]{2}`;
export const uriTemplateRule = anchored(`(?:${literal}|\\{[+#.\\/;?&]?${varspec}(?:,${varspec})*\\})*`);

/** RFC 5321, section 4.1.2, without address literals. */
const atext = "[A-Za-z0-9!#$%&'*+\\-\\/=?^_`{|}~]";
const quotedString = '"(?:[ !#-\\[\\]-~]|\\\\[ -~])*"';
const subDomain = '[A-Za-z0-9](?:[A-Za-z0-9\\-]{0,61}[A-Za-z0-9])?';
export const emailRule = anchored(`(?:${atext}+(?:\\.${atext}+)*|${quotedString})@${subDomain}(?:\\.${subDomain})*`);

/** RFC 1123, section 2.1, for names without a reserved label. */
export const hostnameRule = anchored(`${subDomain}(?:\\.${subDomain})*`);

/** RFC 6901, section 3; the draft of Relative JSON Pointer, section 3. */
const pointer = '(?:\\/(?:[^\\/~]|~[01])*)*';
const integer = '(?:0|[1-9][0-9]*)';
export const jsonPointerRule = anchored(pointer);
export const relativeJsonPointerRule = anchored(`${integer}(?:[+\\-]${integer})?(?:#|${pointer})`);

/** RFC 4648, section 4. */
export const base64Rule = anchored('(?:[A-Za-z0-9+\\/]{4})*(?:[A-Za-z0-9+\\/]{2}==|[A-Za-z0-9+\\/]{3}=)?');
