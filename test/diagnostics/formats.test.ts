import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Ajv } from 'ajv';
import AjvDraft4 from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import { XmlDocument, XsdValidator, type XmlElement } from 'libxml2-wasm';
import { describe, expect, test } from 'vitest';
import { reportFormatNames } from '../../cli/formats/report-format-names.ts';
import { reportFormats } from '../../cli/formats/report-formats.ts';
import type { LintReport } from '../../cli/formats/lint-report.ts';
import { countSeverities } from '../../description/diagnostics/count-severities.ts';
import type { Diagnostic } from '../../description/diagnostics/diagnostic.ts';
import { folderWith } from '../folder-with.ts';
import { head } from './diagnose.ts';
import { mainModule } from '../main-module.ts';

const root = join(import.meta.dirname, '../..');

/** Text that ends a string, attribute, element, line or command of one of the formats, or controls a terminal. */
const hostile = `"'<&>]]> --> %0A%25 ::error::x, a=b:c \\u0041 \u{1b}[31m \u{9b}2J \u{0} \u{202e} \u{fffe} \ud800 \u{1f600}\r\n::set-env name=A::b\ttab`;
/** The text as XML 1.0 and UTF-8 can contain it. */
const inXml = hostile.replaceAll(/[\u{1b}\u{0}\u{fffe}]|\ud800/gu, '\u{fffd}');

const folder = '/work';
const source = (path: string) => ({ path, text: '' });
const found = (diagnostic: Partial<Diagnostic>): Diagnostic => ({
  code: 'structure-invalid',
  severity: 'error',
  message: 'A message.',
  fix: 'A fix.',
  ...diagnostic,
});

const location = { source: source('/work/api/openapi.yaml'), line: 3, column: 5, length: 4 };
const diagnostics: readonly Diagnostic[] = [
  found({ code: 'file-missing' }),
  found({ location }),
  found({ code: 'no-empty-servers', severity: 'warning', message: 'A finding.', fix: undefined, location }),
  found({ code: `plugin/${hostile}`, message: hostile, fix: hostile, location: { ...location, line: 9 } }),
  found({
    severity: 'warning',
    message: hostile,
    location: { ...location, source: source(`/work/a ${hostile}/b%20:,.yaml`) },
  }),
  found({ location: { ...location, source: source('/elsewhere/ä.yaml') } }),
  found({ code: 'name-collision', severity: 'note', location: { ...location, line: 5 } }),
];

const reportOf = (list: readonly Diagnostic[]): LintReport => ({
  diagnostics: list,
  counts: countSeverities(list),
  spec: 'api/openapi.yaml',
  folder,
});
const lists = { 'hostile diagnostics': diagnostics, 'no diagnostics': [] } as const;
const named = Object.entries(lists);

/** The path of a file relative to the folder, with hostile text. */
const hostileFile = `a ${hostile}/b%20:,.yaml`;

describe.each(Object.keys(reportFormats))('the format %s', (name) => {
  const render = Object.entries(reportFormats).find(([format]) => format === name)?.[1];

  test.each(named)('has no character that controls a terminal, for %s', (_, list) => {
    // eslint-disable-next-line no-control-regex
    expect(render?.(reportOf(list))).not.toMatch(/[\u{0}-\u{8}\u{b}-\u{1f}\u{7f}-\u{9f}\u{202e}]/u);
  });
});

describe('the format json', () => {
  const schema: object = JSON.parse(readFileSync(join(root, 'cli/formats/lint-report.schema.json'), 'utf8'));
  const isValid = new Ajv({ strict: true, allowUnionTypes: true }).compile(schema);

  test.each(named)('matches its published schema, for %s', (_, list) => {
    isValid(JSON.parse(reportFormats.json(reportOf(list))));
    expect(isValid.errors).toBeNull();
  });

  test('contains each field unchanged', () => {
    const { version, errors, warnings, diagnostics: printed } = JSON.parse(reportFormats.json(reportOf(diagnostics)));
    expect({ version, errors, warnings }).toEqual({ version: 1, errors: 4, warnings: 2 });
    const range = { start: { line: 3, column: 5 }, end: { line: 3, column: 9 } };
    const same = { code: 'structure-invalid', severity: 'error', message: 'A message.', fix: 'A fix.' };
    expect(printed.slice(0, 3)).toEqual([
      { ...same, code: 'file-missing', file: null, range: null },
      { ...same, file: 'api/openapi.yaml', range },
      {
        code: 'no-empty-servers',
        severity: 'warning',
        message: 'A finding.',
        fix: null,
        file: 'api/openapi.yaml',
        range,
      },
    ]);
    expect(printed[3]).toMatchObject({ code: `plugin/${hostile}`, message: hostile, fix: hostile });
    expect(printed[4].file).toBe(hostileFile);
    expect(printed[5].file).toBe('../elsewhere/ä.yaml');
    expect(printed[6]).toMatchObject({ code: 'name-collision', severity: 'note' });
  });

  test('keeps the numbers of the warnings and notes that --quiet omits', () => {
    const report = reportFormats.json({ ...reportOf([]), counts: { error: 0, warning: 7, note: 2 } });
    expect(JSON.parse(report)).toEqual({ version: 1, errors: 0, warnings: 7, notes: 2, diagnostics: [] });
  });
});

describe('the format sarif', () => {
  const { resolve } = createRequire(import.meta.url);
  const folderOfSchema = join(dirname(resolve('@microsoft/jest-sarif')), 'schemas');
  const schema: object = JSON.parse(readFileSync(join(folderOfSchema, 'sarif-2.1.0-rtm.5.json'), 'utf8'));
  // The schema has a pattern with an unescaped bracket, which regular expressions with the u flag do not allow.
  const ajv = new AjvDraft4.default({ strict: false, unicodeRegExp: false });
  addFormats.default(ajv);
  const isValid = ajv.compile(schema);
  const runOf = (list: readonly Diagnostic[]) => JSON.parse(reportFormats.sarif(reportOf(list))).runs[0];

  test.each(named)('matches the schema of SARIF 2.1.0, for %s', (_, list) => {
    isValid(JSON.parse(reportFormats.sarif(reportOf(list))));
    expect(isValid.errors).toBeNull();
  });

  test('has the rule of each result, with the meaning of its code', () => {
    const { results, tool } = runOf(diagnostics);
    for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[ruleIndex].id).toBe(ruleId);
    const texts = tool.driver.rules.map((rule: { id: string; shortDescription: { text: string } }) => [
      rule.id,
      rule.shortDescription.text,
    ]);
    expect(new Map(texts).get('file-missing')).toContain('does not exist');
    const rule = tool.driver.rules.find(({ id }: { id: string }) => id === 'no-empty-servers');
    expect(rule.helpUri).toBe('https://redocly.com/docs/cli/rules/oas/no-empty-servers');
  });

  test('has the location and the fix of each result', () => {
    const { results } = runOf(diagnostics);
    expect(results[0]).not.toHaveProperty('locations');
    expect(results[1]).toMatchObject({
      level: 'error',
      message: { text: 'A message. Fix: A fix.' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'api/openapi.yaml', uriBaseId: 'SRCROOT' },
            region: { startLine: 3, startColumn: 5, endLine: 3, endColumn: 9 },
          },
        },
      ],
    });
    expect(results[3].message.text).toBe(`${hostile} Fix: ${hostile}`);
  });

  test('percent-encodes paths (RFC 3986, section 2.1)', () => {
    const uris = runOf(diagnostics).results.map(
      (result: { locations?: { physicalLocation: { artifactLocation: { uri: string } } }[] }) =>
        result.locations?.[0]?.physicalLocation.artifactLocation.uri,
    );
    expect(uris[4]).toMatch(/^[\w%./~!*'()-]+$/u);
    expect(decodeURIComponent(uris[4])).toBe(hostileFile.toWellFormed());
    expect(uris[5]).toBe('file:///elsewhere/%C3%A4.yaml');
  });
});

describe('the format github', () => {
  /** Reads a workflow command as the runner of GitHub Actions does: properties end at a comma, and the data starts after `::`. */
  function readCommand(line: string) {
    const [, command, list = '', data = ''] = /^::(\w+) (.*?)::(.*)$/u.exec(line) ?? [];
    const decode = (text: string): string =>
      text
        .replaceAll('%0D', '\r')
        .replaceAll('%0A', '\n')
        .replaceAll('%3A', ':')
        .replaceAll('%2C', ',')
        .replaceAll('%25', '%');
    const properties = list.split(',').map((property) => {
      const at = property.indexOf('=');
      return [property.slice(0, at), decode(property.slice(at + 1))];
    });
    return { command, ...Object.fromEntries(properties), data: decode(data) };
  }
  const lines = (list: readonly Diagnostic[]): string[] => reportFormats.github(reportOf(list)).split('\n');

  test('has one command for each diagnostic, and no other line', () => {
    expect(lines([])).toEqual(['']);
    expect(lines(diagnostics)).toHaveLength(diagnostics.length + 1);
    expect(lines(diagnostics).at(-1)).toBe('');
    expect(
      lines(diagnostics)
        .slice(0, -1)
        .map((line) => readCommand(line).command),
    ).toEqual(diagnostics.map(({ severity }) => (severity === 'note' ? 'notice' : severity)));
  });

  test('names the file, the range and the code', () => {
    expect(lines(diagnostics)[0]).toBe('::error title=forgespec file-missing::A message. Fix: A fix.');
    expect(lines(diagnostics)[1]).toBe(
      '::error file=api/openapi.yaml,line=3,endLine=3,col=5,endColumn=9,title=forgespec structure-invalid::A message. Fix: A fix.',
    );
  });

  test('escapes properties and data', () => {
    const visible = (text: string): string =>
      text.replaceAll(
        /(?![\r\n\t])[\p{Cc}\p{Cf}\p{Cs}]/gu,
        (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
      );
    const [, , , third = '', fourth = ''] = lines(diagnostics);
    expect(readCommand(third)).toMatchObject({
      title: visible(`forgespec plugin/${hostile}`),
      data: visible(`${hostile} Fix: ${hostile}`),
    });
    expect(readCommand(fourth)).toMatchObject({ command: 'warning', file: visible(hostileFile), line: '3', col: '5' });
  });
});

describe.each(['junit', 'checkstyle'] as const)('the format %s', (format) => {
  const xsd = readFileSync(join(import.meta.dirname, `${format}.xsd`), 'utf8');

  test.each(named)('matches its schema, as libxml2 reads it, for %s', (_, list) => {
    using schema = XmlDocument.fromString(xsd);
    using validator = XsdValidator.fromDoc(schema);
    using document = XmlDocument.fromString(reportFormats[format](reportOf(list)));
    validator.validate(document);
  });
});

/** Returns the attributes and the text of the elements that an XPath expression selects. */
function elements(xml: string, xpath: string): Record<string, string>[] {
  using document = XmlDocument.fromString(xml);
  return document.find(xpath).map((node) => {
    const element = node as XmlElement;
    return { ...Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])), text: element.content };
  });
}

describe('the format junit', () => {
  const xml = reportFormats.junit(reportOf(diagnostics));

  test('has a test suite for each file, with its counts', () => {
    expect(elements(xml, '/testsuites')).toMatchObject([{ tests: '7', failures: '4', errors: '0' }]);
    const suites = elements(xml, '/testsuites/testsuite').map(({ name, tests, failures, skipped }) => [
      name,
      tests,
      failures,
      skipped,
    ]);
    expect(suites).toEqual([
      ['api/openapi.yaml', '5', '3', '2'],
      [hostileFile.replace(hostile, inXml), '1', '0', '1'],
      ['../elsewhere/ä.yaml', '1', '1', '0'],
    ]);
  });

  test('has errors as failures, and warnings as skipped tests', () => {
    expect(elements(xml, '//failure')[1]).toEqual({
      type: 'structure-invalid',
      message: 'A message.',
      text: 'api/openapi.yaml:3:5\nA message. Fix: A fix.',
    });
    expect(elements(xml, '//skipped')[0]).toMatchObject({ type: 'no-empty-servers', message: 'A finding.' });
    expect(elements(xml, '//failure')[2]).toEqual({
      type: `plugin/${inXml}`,
      message: inXml,
      text: `api/openapi.yaml:9:5\n${inXml} Fix: ${inXml}`,
    });
  });

  test('has one passing test without diagnostics', () => {
    const tests = elements(reportFormats.junit(reportOf([])), '//testcase');
    expect(tests).toEqual([{ classname: 'api/openapi.yaml', name: 'no problems', time: '0', text: '' }]);
  });
});

describe('the format checkstyle', () => {
  const xml = reportFormats.checkstyle(reportOf(diagnostics));

  test('has the diagnostics by file', () => {
    expect(elements(xml, '//file').map(({ name }) => name)).toEqual([
      'api/openapi.yaml',
      hostileFile.replace(hostile, inXml),
      '../elsewhere/ä.yaml',
    ]);
    const errors = elements(xml, '//error');
    expect(errors[0]).toEqual({
      severity: 'error',
      message: 'A message. Fix: A fix.',
      source: 'forgespec.file-missing',
      text: '',
    });
    expect(errors[1]).toMatchObject({ line: '3', column: '5' });
    expect(errors[3]).toMatchObject({ message: `${inXml} Fix: ${inXml}`, source: `forgespec.plugin/${inXml}` });
  });
});

describe('the commands', () => {
  const broken = `${head}externalDocs: { url: see the wiki }\npaths:\n  /x:\n    get: { operationId: getX, responses: { '200': { description: A., kontent: {} } } }\n`;
  function run(...args: readonly string[]) {
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };
    const command = [mainModule, ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, {
      cwd: folderWith({ 'openapi.yaml': broken }),
      env,
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  }

  test('lint --format json prints nothing else on stdout, and omits warnings with --quiet', () => {
    const { status, stdout } = run('lint', '--spec', 'openapi.yaml', '--format', 'json', '--quiet');
    const { errors, warnings, diagnostics: printed } = JSON.parse(stdout);
    expect([status, errors, printed.length]).toEqual([0, 0, 0]);
    expect(warnings).toBeGreaterThan(0);
  });

  test('lint --strict reports each warning as an error, also as a failed test of JUnit', () => {
    const { status, stdout } = run('lint', '--spec', 'openapi.yaml', '--format', 'junit', '--strict');
    expect(status).toBe(1);
    expect(elements(stdout, '/testsuites')).toMatchObject([{ tests: '2', failures: '2' }]);
  });

  test('generate --format sarif prints nothing else on stdout', () => {
    const { status, stdout } = run('generate', '--spec', 'openapi.yaml', '--out', 'out', '--format', 'sarif');
    expect(status).toBe(0);
    expect(JSON.parse(stdout).runs[0].results).toMatchObject([
      { ruleId: 'url-invalid', level: 'warning' },
      { ruleId: 'structure-invalid', level: 'warning' },
    ]);
  });

  test('an unknown format is a wrong use of the command', () => {
    const { status, stdout, stderr } = run('lint', '--format', 'yaml');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(reportFormatNames.join(', '));
  });
});
