import { readFileSync } from 'node:fs';

/** A section of a scenario page: input files, expected output files, and an explanation. */
export interface Scenario {
  /** The heading. */
  readonly title: string;
  /** A map from the name of each input file to its text. `openapi.yaml` is the root file. */
  readonly inputs: ReadonlyMap<string, string>;
  /**
   * A map from the path of each output file, relative to the output folder, to the expected parts of the file. A line `// …` stands for
   * lines that the page omits.
   */
  readonly outputs: ReadonlyMap<string, string>;
}

/**
 * Reads a page of scenarios. Each `##` heading starts a scenario. A code block with a file name after its language is a file. A YAML file
 * is input, and a TypeScript file is expected output. Sections without input files are omitted.
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
