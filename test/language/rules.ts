/** A language rule. A test counts the sentences that break the rule. */
export interface LanguageRule {
  readonly name: string;
  readonly pattern: RegExp;
  /** The largest share of sentences that may break the rule. */
  readonly limit: number;
  readonly advice: string;
}

/**
 * The rules for comments, documents and test titles. For each word that a rule forbids, plain English has a better
 * word.
 */
export const languageRules: readonly LanguageRule[] = [
  {
    name: 'begins',
    pattern: /^(?:What|Whatever|Who|Whoever|Where)\b/iu,
    limit: 0,
    advice: 'Begin with a noun phrase, or with a verb in the third person.',
  },
  {
    name: 'what',
    pattern: /\b(?:what|whatever|whoever)\b/iu,
    limit: 0.01,
    advice: 'Name the thing: scope, header, path parameter, handler.',
  },
  {
    name: 'where',
    pattern: /\bwhere\b/iu,
    limit: 0.015,
    advice: 'Write "if" for a condition, "in which" for a place.',
  },
  { name: 'but for', pattern: /\bbut for\b/iu, limit: 0, advice: 'Write "except".' },
  {
    name: 'is no',
    pattern: /\b(?:is|are) no\b(?! longer)/iu,
    limit: 0.003,
    advice: 'Write "is not a" or "does not have".',
  },
  {
    name: 'coined',
    pattern: /\b(?:doors?|wallets?|gates?|sweeps?|swept|judg\w*|worlds?|answer(?:s|ed|ing)?)\b/iu,
    limit: 0,
    advice:
      'Use the standard term: escape function (not door), credential store (not wallet), rate limiter (not gate), scan (not sweep), validate (not judge), example data (not world), response (not answer).',
  },
];

/** Removes text to which no rule applies: code in backticks, and paths such as `contract/4-judge`. */
const withoutCode = (sentence: string): string =>
  sentence.replaceAll(/`[^`]*`/gu, '``').replaceAll(/[\w@.-]*\/[\w./-]+/gu, '');

/** Returns true if a sentence breaks a rule. */
export const breaksRule = (sentence: string, { pattern }: LanguageRule): boolean => pattern.test(withoutCode(sentence));
