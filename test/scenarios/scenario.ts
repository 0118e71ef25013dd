import { readFileSync } from 'node:fs';

/** A section of a scenario page: input files, expected output files, and an explanation. */
export interface Scenario {
  /** The heading. */
  readonly title: string;
  /** Input files by name; `openapi.yaml` is the root. */
  readonly inputs: ReadonlyMap<string, string>;
  /** Expected files by path in the output folder. Each contains the expected text from its first import or statement on. */
  readonly outputs: ReadonlyMap<string, string>;
}

/**
 * Reads a page of scenarios: each `##` heading starts one. A code block with a file name after its language is a file: YAML is
 * input, and TypeScript is expected output. Sections without files are prose.
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
