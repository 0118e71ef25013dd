import { html, type Html } from '@forgespec/description/text';

/** Matches texts, comments and numbers, and the keywords of TypeScript, in a code sample. */
const tokens =
  /(?<text>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|(?<comment>\/\/[^\n]*)|(?<word>\b(?:import|from|const|await|new|for|of|true|false|null|async|return|export|type)\b)|(?<number>-?\b\d+(?:\.\d+)?\b)/gu;

/** The largest sample that is highlighted, in characters. */
const largest = 20_000;

/** Writes code with an element for each token, so that the style sheet can colour it. */
export function highlighted(language: string, text: string): Html {
  if (language === 'text' || text.length > largest) return html`${text}`;
  const parts: Html[] = [];
  let end = 0;
  for (const match of text.matchAll(tokens)) {
    const [token] = match;
    const kind = kindOf(match, text, language);
    if (kind === undefined) continue;
    parts.push(html`${text.slice(end, match.index)}<i class="${kind}">${token}</i>`);
    end = match.index + token.length;
  }
  return html`${parts}${text.slice(end)}`;
}

function kindOf({ groups = {}, index, 0: token }: RegExpExecArray, text: string, language: string): string | undefined {
  if (groups['text'] !== undefined) {
    const isKey = language === 'json' && text.startsWith(':', index + token.length);
    return isKey ? 'k' : 's';
  }
  if (groups['comment'] !== undefined) return language === 'TypeScript' ? 'c' : undefined;
  if (groups['word'] !== undefined) return language === 'Shell' ? undefined : 'w';
  return language === 'Shell' ? undefined : 'n';
}
