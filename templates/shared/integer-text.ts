/** The length of the longest text that is an integer. An integer that is finite as a `number` has at most 309 digits. */
const mostDigits = 400;

/**
 * Returns the exact value of a number in JSON, such as `10.0` or `1e1`. Returns undefined if it is not an integer, or its text
 * is longer than {@link mostDigits}.
 */
export function integerIn(text: string): bigint | undefined {
  if (text.length > mostDigits) return undefined;
  const [mantissa = '', power = '0'] = text.toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const exponent = Number(power) - fraction.length;
  const digits = BigInt(whole + fraction);
  if (exponent >= 0) return digits * BigInt(10) ** BigInt(exponent);
  const unit = BigInt(10) ** BigInt(-exponent);
  return digits % unit === BigInt(0) ? digits / unit : undefined;
}
