import { expect, test } from 'vitest';
import { renderCausesAsGithub, renderCausesAsSarif } from '../../cli/formats/contract-causes.ts';
import type { FailureGroup } from '../../contract/5-report/failure-groups.ts';

const group = (sourceLocation: string): FailureGroup => ({
  cause: '0123456789ab',
  finding: {
    rule: 'body',
    message: 'must be a string,\nnot 1.',
    expected: 'a string',
    got: '1',
    pointer: '/components/schemas/Lamp',
    sourceLocation,
  },
  first: {
    id: 'listLamps/minimal',
    operation: 'listLamps',
    area: 'Lamps',
    findings: [],
    curl: 'curl -i http://127.0.0.1/lamps',
    call: undefined,
    before: [],
  },
  others: ['readLamp/minimal'],
  operations: 2,
});

test('SARIF has one result for each cause, at the source location of the rule', () => {
  const { runs } = JSON.parse(renderCausesAsSarif([group('spec/a b.yaml:8:5'), group('/nowhere')], '/project'));
  const [{ tool, results }] = runs;
  expect(tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(['contract/body']);
  const [first, second] = results;
  expect(first.locations[0].physicalLocation).toEqual({
    artifactLocation: { uri: 'spec/a%20b.yaml', uriBaseId: 'SRCROOT' },
    region: { startLine: 8, startColumn: 5 },
  });
  expect(first.message.text).toContain('2 cases of 2 operations, such as listLamps/minimal');
  expect(first.message.text).toContain('curl -i http://127.0.0.1/lamps');
  expect(second.locations).toBeUndefined();
});

test('an annotation of GitHub Actions is one line', () => {
  const text = renderCausesAsGithub([group('spec/lamps.yaml:8:5'), group('/nowhere')]);
  expect(text.split('\n')).toHaveLength(3);
  expect(text).toMatch(
    /^::error file=spec\/lamps\.yaml,line=8,col=5,title=forgespec contract\/body::must be a string,%0Anot 1\./u,
  );
  expect(text).toContain('\n::error title=forgespec contract/body::');
});
