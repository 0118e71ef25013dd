import { lowerCaseWords } from '@forgespec/model/names';
import type { Parameter } from '@forgespec/model';

/** Words with which descriptions say that a parameter selects items. */
const filterWords =
  /\b(?:only|filter(?:s|ed|ing)?|limit(?:s|ed)? (?:the )?(?:results?|list|response)|restrict(?:s|ed)?)\b/iu;

/** Returns true if the text of a parameter says that the parameter selects the items of a list. */
export const declaresFilter = ({ description = '' }: Pick<Parameter, 'description'>): boolean =>
  filterWords.test(description) && !/\binclude\b/iu.test(description);

/** Returns the words in the text of a parameter, in lower case. */
export const wordsInText = ({ description = '' }: Pick<Parameter, 'description'>): ReadonlySet<string> =>
  new Set(lowerCaseWords(description.replaceAll(/[^\p{L}\p{N}]+/gu, '_')));
