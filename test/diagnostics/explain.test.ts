import { createConfig } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import { CommandError } from '../../cli/commands/command-error.ts';
import { explainCommand } from '../../cli/commands/explain/run.ts';
import { changeIds } from '../../diff/catalogue.ts';
import { catalogue } from '../../description/diagnostics/catalogue.ts';
import { explainedCode } from '../../description/diagnostics/explained-code.ts';
import { builtInRuleNames } from '../../description/diagnostics/rule-address.ts';
import { printedBy } from './printed-by.ts';

const explain = (code?: string, json = false): string => printedBy(() => explainCommand({ code, json }));

describe('explain', () => {
  test('prints the meaning of a code, a wrong and a right example', () => {
    expect(explain('keyword-unknown')).toMatchInlineSnapshot(`
      "A schema has a key that JSON Schema does not know. The key has no effect. It is probably misspelt.

      Wrong, in a schema:
        type: string
        minLenght: 1

      Right, in a schema:
        type: string
        minLength: 1
      "
    `);
  });

  test('prints the address of the documentation of a rule of Redocly', () => {
    expect(explain('no-server-example.com')).toBe(
      `no-server-example.com is a rule of Redocly. Its severity is set in the file of rules (redocly.yaml), or in \`rules.severities\` of the config.

Documentation: https://redocly.com/docs/cli/rules/oas/no-server-example-com
`,
    );
    expect(explain('struct')).toContain('https://redocly.com/docs/cli/rules/common/struct');
    expect(explain('rule/my-rule')).toContain('https://redocly.com/docs/cli/rules/configurable-rules');
    expect(explain('plugin/my-rule')).toContain('plugin/my-rule is a rule of a plugin of Redocly.');
  });

  test('without a code lists all codes and rules', () => {
    const codes = explain().match(/^\S+$/gmu);
    expect(codes).toEqual([...Object.keys(catalogue), ...builtInRuleNames, ...changeIds()]);
  });

  test('explains the id of a change', () => {
    expect(explain('sdk-method-removed')).toMatch(/^A method of the client is gone\.\n/u);
    expect(() => explain('operation-remove')).toThrow('Did you mean `operation-removed`?');
  });

  test('with --json prints the same as data', () => {
    expect(JSON.parse(explain('url-invalid', true))).toEqual(explainedCode('url-invalid'));
    expect(JSON.parse(explain(undefined, true))).toHaveLength(
      Object.keys(catalogue).length + builtInRuleNames.length + changeIds().length,
    );
  });

  test.each([
    ['path-ambigous', 'There is no code "path-ambigous". Did you mean `path-ambiguous`?'],
    ['info-lisence', 'There is no code "info-lisence". Did you mean `info-license`?'],
    ['\u{1b}[2J', String.raw`There is no code "\u{1b}[2J".`],
  ])('rejects the unknown code %j', (code, message) => {
    const failure = () => explain(code);
    expect(failure).toThrow(`${message} \`forgespec explain\` lists all codes.`);
    expect(failure).toThrow(CommandError);
  });
});

test('the rules with an address are the built-in rules of Redocly', async () => {
  const { rules } = await createConfig({ extends: ['all'] });
  const builtIn = new Set([rules.oas3_0, rules.oas3_1].flatMap((rules) => Object.keys(rules)));
  // Rules of the user have names that start with rule/, and path-params-defined is an old name of path-parameters-defined.
  for (const name of ['assertions', 'path-params-defined']) builtIn.delete(name);
  expect(builtInRuleNames).toEqual([...builtIn].toSorted());
});
