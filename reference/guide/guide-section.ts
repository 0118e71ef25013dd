/** A section of the guide: Markdown, and TypeScript code, which is not formatted yet. */
export interface GuideSection {
  readonly title: string;
  readonly parts: readonly (GuideCode | string)[];
}

/** TypeScript code. It uses the `client` of the first section, and imports all other names that it uses. */
export interface GuideCode {
  readonly code: string;
}

/** Returns code of several lines. */
export const codeOf = (...lines: readonly string[]): GuideCode => ({ code: lines.join('\n') });
