import { runInNewContext } from 'node:vm';
import { assert, property } from 'fast-check';
import { Project } from 'ts-morph';
import { describe, expect, test } from 'vitest';
import { propertyKey } from '../../generator/code/property-key.ts';
import { hostileText, hostileTexts } from './hostile-text.ts';

const keysOf = (source: string): string[] => Object.keys(Object(runInNewContext(`(${source})`)));

describe('a property key', () => {
  test.for(Object.entries(hostileTexts))('defines a property with exactly the given name: %s', ([, name]) => {
    expect(keysOf(`{ ${propertyKey(name)}: 1 }`)).toEqual([name]);
  });

  test('defines a property with exactly the given name, for any name', () => {
    assert(
      property(hostileText, (name) => {
        expect(keysOf(`{ ${propertyKey(name)}: 1 }`)).toEqual([name]);
      }),
    );
  });

  test('is also valid in a type', () => {
    const names = Object.values(hostileTexts);
    const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });
    const file = project.createSourceFile(
      'a.ts',
      `type A = { ${names.map((name) => `${propertyKey(name)}: 1`).join('; ')} };`,
    );
    const type = file.getTypeAliasOrThrow('A').getType();
    expect(
      type
        .getProperties()
        .map((member) => member.getName())
        .toSorted(),
    ).toEqual([...new Set(names)].toSorted());
  });

  test('has no quotes if they are not needed', () => {
    expect(['id', '$ref', '_links', 'iids[]', '2fa', 'größe', '__proto__'].map(propertyKey)).toEqual([
      'id',
      '$ref',
      '_links',
      "'iids[]'",
      "'2fa'",
      "'größe'",
      "['__proto__']",
    ]);
  });
});
