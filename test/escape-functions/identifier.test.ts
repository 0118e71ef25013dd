import { assert, pre, property } from 'fast-check';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { fileName, isIdentifier, typeName, valueName } from '../../model/names/identifier.ts';
import { hostileText, hostileTexts } from './hostile-text.ts';

/** Returns true if the TypeScript compiler accepts a name for a function declaration in a module. */
function isDeclarable(name: string): boolean {
  const text = `export function ${name}() {}\nexport {};`;
  const file = ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true);
  const [statement] = file.statements;
  const { diagnostics } = ts.transpileModule(text, {
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.Latest },
  });
  return (
    diagnostics?.length === 0 &&
    statement !== undefined &&
    ts.isFunctionDeclaration(statement) &&
    statement.name?.text === name
  );
}

/**
 * Returns true if the Unicode tables of the compiler, which are older than those of Node, contain every character of a
 * name.
 */
const isKnown = (name: string): boolean =>
  Array.from(name).every((character) => ts.isIdentifierPart(character.codePointAt(0) ?? 0, ts.ScriptTarget.Latest));

const everyCharacter = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

/** All characters, in groups of 256. */
const groups = Array.from({ length: Math.ceil(everyCharacter.length / 256) }, (_, index) =>
  everyCharacter.slice(index * 256, (index + 1) * 256),
);

/**
 * Returns the characters that a function does not replace by a separator. If a whole group becomes one separator, all characters of the
 * group are omitted. Most code points are unassigned, so this saves most of the time.
 */
const keptBy = (toName: (name: string) => string): string[] =>
  groups.filter((group) => toName(group.join('')) !== '' || toName(`a${group.join('')}b`) !== toName('a b')).flat();

describe.for([
  ['typeName', typeName],
  ['valueName', valueName],
] as const)('%s', ([, toName]) => {
  test.for(Object.entries(hostileTexts))('returns an identifier or an empty string: %s', ([, text]) => {
    const name = toName(text);
    expect(name === '' || isDeclarable(name)).toBe(true);
  });

  test('returns an identifier or an empty string for any text', () => {
    assert(
      property(hostileText, (text) => {
        expect(toName(text) === '' || isIdentifier(toName(text))).toBe(true);
      }),
    );
  });

  test('returns a visible identifier or an empty string for every Unicode character, alone and inside a name', () => {
    const isGood = (name: string): boolean =>
      isIdentifier(name) && isKnown(name) && !/\p{Default_Ignorable_Code_Point}/u.test(name);
    const kept = keptBy(toName);
    expect(kept.length).toBeGreaterThan(100_000);
    expect(isGood(toName('a b'))).toBe(true);
    const wrong = kept.filter((character) => {
      const alone = toName(character);
      return (alone !== '' && !isGood(alone)) || !isGood(toName(`a${character}b`));
    });
    expect(wrong).toEqual([]);
  });
});

test('TypeScript accepts every character that isIdentifier accepts', () => {
  const wrong = everyCharacter.filter((character) => isIdentifier(`a${character}`) && !isKnown(character));
  expect(wrong).toEqual([]);
});

test('TypeScript accepts every text that isIdentifier accepts', () => {
  assert(
    property(hostileText, (text) => {
      pre(isIdentifier(text));
      expect(isDeclarable(text)).toBe(true);
    }),
  );
});

test.for(['any', 'async', 'of', 'get', 'type', 'NaN', 'größe', '日本語', '$', '_', 'a\u0301'])(
  '%s is an identifier',
  (name) => {
    expect([isIdentifier(name), isDeclarable(name)]).toEqual([true, true]);
  },
);

test.for(['', 'class', 'await', 'let', 'static', 'eval', 'arguments', '1a', 'a-b', '\u0301a', '·a', 'a b'])(
  '%s is not an identifier',
  (name) => {
    expect(isIdentifier(name)).toBe(false);
  },
);

test('a file name has no separator, dot, invisible character or capital letter', () => {
  assert(
    property(hostileText, (text) => {
      const name = fileName(text);
      expect(name).toBe(name.toLowerCase());
      expect(name).toMatch(/^[^./\\:\p{C}\p{Z}]*$/u);
    }),
  );
  expect(fileName('../../etc/passwd')).toBe('etc-passwd');
  expect(fileName('C:\\Windows')).toBe('c-windows');
});

test.for([
  ['pipeline-schedule', 'PipelineSchedule', 'pipelineSchedule', 'pipeline-schedule'],
  ['Project badges', 'ProjectBadges', 'projectBadges', 'project-badges'],
  ['merge_request.diffs', 'MergeRequestDiffs', 'mergeRequestDiffs', 'merge-request-diffs'],
  ['URLMap', 'URLMap', 'urlMap', 'url-map'],
  ['ID', 'ID', 'id', 'id'],
  ['3DModel', '_3DModel', '_3DModel', '3-d-model'],
  ['delete', 'Delete', 'delete_', 'delete'],
  ['__proto__', 'Proto', 'proto', 'proto'],
  ['Größe (µm)', 'GrößeΜm', 'größeΜm', 'größe-µm'],
  ['日本語', '日本語', '日本語', '日本語'],
  ['---', '', '', ''],
] as const)('%s', ([name, asType, asValue, asFile]) => {
  expect([typeName(name), valueName(name), fileName(name)]).toEqual([asType, asValue, asFile]);
});
