import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generate } from '../generate.ts';
import { readScenarios } from './scenario.ts';

const pages = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.md'));

// The rest of the document for scenarios that consist only of schemas.
const frame = `openapi: 3.1.0
info: { title: Scenario, version: 1.0.0 }
paths: {}
`;

describe.each(pages)('%s', (page) => {
  const folder = mkdtempSync(join(tmpdir(), 'forgespec-scenario-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  describe.each(readScenarios(new URL(page, import.meta.url)))('$title', ({ title, inputs, outputs }) => {
    const here = join(folder, title.replaceAll(/\W+/gu, '-'));
    const out = join(here, 'out');

    beforeAll(async () => {
      mkdirSync(here, { recursive: true });
      for (const [name, text] of inputs) {
        writeFileSync(join(here, name), text.startsWith('openapi:') || name !== 'openapi.yaml' ? text : frame + text);
      }
      const options = { spec: join(here, 'openapi.yaml'), out, check: false, force: false };
      const { diagnostics } = await generate(options);
      expect(diagnostics).toEqual([]);
    });

    test.each([...outputs])('generates %s', (path, expected) => {
      const [, , ...lines] = readFileSync(join(out, path), 'utf8').split('\n');
      // An ellipsis replaces lines that the page leaves out.
      const text = lines.join('\n');
      const parts = expected.split(/^\/\/ …\n/mu);
      let at = 0;
      for (const part of parts) {
        const found = text.indexOf(part.trim(), at);
        if (found === -1) expect(text).toBe(expected);
        at = found + part.length;
      }
    });
  });
});
