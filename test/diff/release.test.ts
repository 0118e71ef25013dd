import { describe, expect, test } from 'vitest';
import type { Change } from '../../diff/change.ts';
import { renderEntry } from '../../diff/release/changelog-entry.ts';
import { withEntry } from '../../diff/release/changelog-file.ts';
import { changelogItems } from '../../diff/release/changelog-items.ts';
import { checkVersion } from '../../diff/release/check-version.ts';
import { compareVersions, nextVersion, parseVersion, versionText } from '../../diff/release/semantic-version.ts';
import { parseTags } from '../../diff/release/version-tags.ts';
import type { ReleaseStep } from '../../diff/summary.ts';

const change = (id: string, level: Change['level'], rest: Partial<Change> = {}): Change => ({
  id: id as Change['id'],
  level,
  subject: 'api',
  operation: { method: 'get', path: '/pets' },
  pointer: '#/paths/~1pets/get',
  message: `The message of ${id}.`,
  base: null,
  revision: null,
  ...rest,
});

describe('the version that follows from changes', () => {
  test.each<[version: string, step: ReleaseStep, next: string]>([
    ['1.2.3', 'major', '2.0.0'],
    ['1.2.3', 'minor', '1.3.0'],
    ['1.2.3', 'patch', '1.2.4'],
    ['1.2.3', 'none', '1.2.3'],
    ['v4', 'minor', '4.1.0'],
    ['0.3.1', 'major', '0.4.0'],
    ['0.3.1', 'minor', '0.3.2'],
    ['2.0.0-rc.1', 'major', '2.0.0'],
  ])('%s with a %s change: %s', (version, step, next) => {
    const parsed = parseVersion(version);
    expect(parsed && versionText(nextVersion(parsed, step))).toBe(next);
  });

  test('sorts versions as Semantic Versioning 2.0.0, section 11, does', () => {
    const sorted = [
      '1.0.0-alpha',
      '1.0.0-alpha.1',
      '1.0.0-alpha.beta',
      '1.0.0-beta',
      '1.0.0-beta.2',
      '1.0.0-beta.11',
      '1.0.0-rc.1',
      '1.0.0',
      '1.0.1',
      '1.10.0',
      '2.0.0',
    ];
    const shuffled = sorted.toReversed().toSorted((a, b) => {
      const [first, second] = [parseVersion(a), parseVersion(b)];
      return first && second ? compareVersions(first, second) : 0;
    });
    expect(shuffled).toEqual(sorted);
  });

  const breaking = change('operation-removed', 'breaking');
  const added = change('operation-added', 'compatible');
  test.each<[base: string, revision: string, changes: Change[], isReported: boolean]>([
    ['1.0.0', '2.0.0', [breaking], false],
    ['1.0.0', '1.1.0', [breaking], true],
    ['1.0.0', '1.0.0', [breaking], true],
    ['1.0.0', '2.0.0-rc.1', [breaking], false],
    ['1.0.0', '1.1.0-rc.1', [breaking], true],
    ['0.1.0', '0.2.0', [breaking], false],
    ['0.1.0', '0.1.1', [breaking], true],
    ['1.0.0', '1.0.1', [added], true],
    ['1.0.0', '1.1.0', [added], false],
    // The author may raise the version later.
    ['1.0.0', '1.0.0', [added], false],
    ['1.0.0', '0.9.0', [added], true],
    ['1.0.0', '1.0.0', [], false],
    // A name of the generated client is not part of the API.
    ['1.0.0', '1.0.0', [change('sdk-method-renamed', 'breaking', { subject: 'sdk' })], false],
    ['2026-01-01', '2026-01-01', [breaking], true],
    ['2026-01-01', '2026-02-01', [breaking], false],
  ])('%s → %s with %j: reported %s', (base, revision, changes, isReported) => {
    const found = checkVersion({ version: base, location: null }, { version: revision, location: null }, changes);
    expect(found?.id).toBe(isReported ? 'version-not-raised' : undefined);
  });

  test('names the lowest version that fits', () => {
    const found = checkVersion({ version: '1.4.2', location: null }, { version: '1.5.0', location: null }, [breaking]);
    expect(found?.message).toBe(
      'There are breaking changes, but the version changes only from `1.4.2` to `1.5.0`. Raise the version to 2.0.0 or higher.',
    );
  });
});

test('tags of versions are sorted, and other tags are left out', () => {
  const output =
    'v1.10.0\t2026-03-01\nv1.9.0\t2026-02-01\nnightly\t2026-02-02\napi-v2.0.0\t2026-05-01\n7\t2026-05-02\nv1.9.0-rc.1\t2026-01-01\n';
  expect(parseTags(output, '').map(({ name }) => name)).toEqual(['v1.9.0-rc.1', 'v1.9.0', 'v1.10.0']);
  expect(parseTags(output, 'api-')).toEqual([{ name: 'api-v2.0.0', version: '2.0.0', date: '2026-05-01' }]);
});

const areaOf = (operation: string): string => (operation.includes('/pets') ? 'Pets' : 'Shops');

describe('an entry of a changelog', () => {
  test('lists changes by kind and area, with migration notes', () => {
    const changes = [
      change('operation-added', 'compatible', {
        operation: { method: 'get', path: '/shops' },
        message: 'The operation is new.',
      }),
      change('request-parameter-became-required', 'breaking', { message: 'The query parameter `limit` must be sent.' }),
      change('sdk-argument-required', 'breaking', {
        subject: 'sdk',
        message: '`client.pets.list()` no longer compiles. Write `client.pets.list({ limit })`.',
      }),
      change('documentation-changed', 'documentation'),
      change('operation-deprecated', 'compatible', { message: 'The operation is deprecated.' }),
      change('sdk-method-renamed', 'breaking', {
        subject: 'sdk',
        operation: { method: 'get', path: '/shops' },
        message: '`client.shops.all` no longer exists. Write `client.shops.list`.',
      }),
    ];
    expect(renderEntry({ title: '2.0.0', date: '2026-11-23', items: changelogItems(changes, areaOf) }))
      .toBe(`## 2.0.0 - 2026-11-23

### Added

#### Shops

- \`GET /shops\`: The operation is new.

### Changed

#### Pets

- **Breaking:** \`GET /pets\`: The query parameter \`limit\` must be sent.
  - Migration: Send the required part in each request. In TypeScript: \`client.pets.list()\` no longer compiles. Write \`client.pets.list({ limit })\`.

#### Shops

- **Breaking:** \`GET /shops\`: In TypeScript: \`client.shops.all\` no longer exists. Write \`client.shops.list\`.

### Deprecated

#### Pets

- \`GET /pets\`: The operation is deprecated.
`);
  });

  test('is the same for changes in another order, and lists a change of several operations once', () => {
    const changes = ['/pets', '/pets/{id}', '/pets/a', '/pets/b'].map((path) =>
      change('response-property-removed', 'breaking', {
        operation: { method: 'get', path },
        message: 'The property `name` is gone.',
      }),
    );
    const text = renderEntry({ title: 'Unreleased', date: undefined, items: changelogItems(changes, areaOf) });
    expect(
      renderEntry({ title: 'Unreleased', date: undefined, items: changelogItems(changes.toReversed(), areaOf) }),
    ).toBe(text);
    expect(text).toContain(
      '- **Breaking:** `GET /pets`, `GET /pets/a`, `GET /pets/b`, 1 more: The property `name` is gone.\n',
    );
  });

  test('lists changes of the whole client beside a breaking change of the whole API, unless both have the same cause', () => {
    const whole = { operation: null, pointer: '#/components/securitySchemes/key' };
    const changes = [
      change('security-scheme-changed', 'breaking', { ...whole, message: 'The key has another `in`.' }),
      change('sdk-option-removed', 'breaking', {
        ...whole,
        subject: 'sdk',
        pointer: '#/servers',
        message: '`createClient({ region: … })` no longer compiles.',
      }),
      change('sdk-credential-changed', 'breaking', {
        ...whole,
        subject: 'sdk',
        message: 'The credential is a string.',
      }),
    ];
    expect(changelogItems(changes, areaOf).map(({ message, migration }) => [message, migration])).toEqual([
      ['In TypeScript: `createClient({ region: … })` no longer compiles.', undefined],
      [
        'The key has another `in`.',
        'Send credentials that the operation accepts. In TypeScript: The credential is a string.',
      ],
    ]);
  });

  test('does not let texts of a description add markup', () => {
    const operation = { method: 'get', path: '/a`<b>\n# x' };
    const changes = [
      change('operation-added', 'compatible', { operation, message: '# [x](javascript:y) `a``<img>` *b*\n- c' }),
    ];
    const text = renderEntry({
      title: '1\n## 2',
      date: undefined,
      items: changelogItems(changes, () => '*Pets*\n### Removed'),
    });
    expect(text.split('\n').filter((line) => line.startsWith('#'))).toHaveLength(3);
    expect(text).not.toMatch(/(?<!\\|`[^`]*)<img/u);
    expect(text).not.toContain('](javascript');
  });
});

describe('a changelog file', () => {
  const entry = '## 1.1.0 - 2026-02-01\n\n### Added\n\n#### Pets\n\n- `GET /pets`: new.\n  - Migration: x.\n';

  test('is created with an introduction', () => {
    const text = withEntry('', entry);
    expect(text).toMatch(/^# Changelog\n\nThis file follows/u);
    expect(text).toContain(
      '\n\n## 1.1.0 - 2026-02-01\n\n### Added\n\n#### Pets\n\n- `GET /pets`: new.\n  - Migration: x.\n',
    );
  });

  const existing = `# Changelog

Words <!-- a comment
## 9.9.9
-->

\`\`\`
## 8.8.8
\`\`\`

## [Unreleased]

### Fixed

- By hand.

## [v1.2.0](https://example.com) - 2026-03-01

- Later.

## 1.0.0 - 2026-01-01

- First.

[unreleased]: https://example.com/compare
`;

  test('gets the entry between higher and lower versions, and keeps each line', () => {
    const text = withEntry(existing, entry);
    expect(text.match(/^## .*/gmu)).toEqual([
      '## 9.9.9',
      '## 8.8.8',
      '## [Unreleased]',
      '## [v1.2.0](https://example.com) - 2026-03-01',
      '## 1.1.0 - 2026-02-01',
      '## 1.0.0 - 2026-01-01',
    ]);
    expect(text.replace(entry, '').replaceAll(/\n+/gu, '\n')).toBe(existing.replaceAll(/\n+/gu, '\n'));
  });

  test('gets the lowest version before the definitions of links', () => {
    const text = withEntry(existing, entry.replace('1.1.0', '0.9.0'));
    expect(text).toMatch(
      /- First\.\n\n## 0\.9\.0[^]*Migration: x\.\n\n\[unreleased\]: https:\/\/example\.com\/compare\n$/u,
    );
  });

  test('does not change if the entry is already there', () => {
    const once = withEntry(existing, entry);
    expect(withEntry(once, entry)).toBe(once);
  });

  test('gets further lines of a version that is already there', () => {
    const changes = '## Unreleased\n\n### Added\n\n#### Pets\n\n- New.\n\n### Fixed\n\n#### Pets\n\n- Also.\n';
    const text = withEntry(existing, changes);
    expect(text).toContain(
      '## [Unreleased]\n\n### Added\n\n#### Pets\n\n- New.\n\n### Fixed\n\n- By hand.\n\n#### Pets\n\n- Also.\n\n## [v1.2.0]',
    );
    expect(withEntry(text, changes)).toBe(text);
    const more = withEntry(text, changes.replace('- New.', '- New.\n- Newer.'));
    expect(more).toContain('#### Pets\n\n- New.\n- Newer.\n\n### Fixed');
  });

  test('keeps its line ends', () => {
    const text = withEntry(existing.replaceAll('\n', '\r\n'), entry);
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
  });
});
