import { readFileSync } from 'node:fs';

/** One section of a scenario page: files that go in, files that come out, and the words that say why. */
export interface Scenario {
  /** The heading. */
  readonly title: string;
  /** Input files by name; `openapi.yaml` is the root. */
  readonly inputs: ReadonlyMap<string, string>;
  /** Generated files by path in the output folder: what each must hold, from its first import or statement on. */
  readonly outputs: ReadonlyMap<string, string>;
}

/**
 * Reads a page of scenarios: each `##` heading starts one. A fence with a file name behind its language is a file: YAML goes in,
 * TypeScript comes out. Sections without files are prose.
 */
export function readScenarios(page: URL): Scenario[] {
  const text = readFileSync(page, 'utf8');
  const [, ...sections] = text.split(/^## /mu);
  return sections
    .map((section) => {
      const [title = ''] = section.split('\n', 1);
      const files = [...section.matchAll(/^```(yaml|ts) (\S+)\n(.*?)^```$/gmsu)];
      const named = (language: string): Map<string, string> =>
        new Map(files.filter((match) => match[1] === language).map((match) => [match[2] ?? '', match[3] ?? '']));
      return { title: title.trim(), inputs: named('yaml'), outputs: named('ts') };
    })
    .filter(({ inputs }) => inputs.size > 0);
}
