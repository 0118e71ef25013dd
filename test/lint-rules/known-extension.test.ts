import { expect, test } from 'vitest';
import { findings, yaml } from './lint.ts';

test('an unknown key, a key on the wrong object and a wrong value are problems', async () => {
  const description = yaml`
    openapi: 3.1.0
    paths:
      /badges:
        get:
          x-rol: Maintainer
          x-role: maintainer
          x-multi-segment: true
          x-sdk: { group: badges, name: list }
          x-since: 16.10
          x-not-shown: ' '
  `;
  expect(await findings('forge/known-extension', description)).toEqual([
    'openapi.yaml:5:7 forge/known-extension: The key `x-rol` is unknown, so tools would ignore it. ' +
      'Write a key of spec/rules/extensions.md, or add this one to spec/rules/extensions.ts.',
    'openapi.yaml:6:7 forge/known-extension: `x-role` cannot be "maintainer". ' +
      'Its value is `Planner`, `Reporter`, `Developer`, `Maintainer`, `Owner` or `Administrator`.',
    'openapi.yaml:7:7 forge/known-extension: No tool reads `x-multi-segment` on an object of type Operation. It belongs on: Parameter.',
    'openapi.yaml:8:7 forge/known-extension: `x-sdk` cannot be {"group":"badges","name":"list"}. ' +
      'Its value is `{ group, method }`, both in camelCase.',
    "openapi.yaml:9:7 forge/known-extension: `x-since` cannot be 16.1. Its value is a quoted version: `'16.10'`.",
    'openapi.yaml:10:7 forge/known-extension: `x-not-shown` cannot be " ". Its value is words.',
  ]);
});

test('a key beside a reference is checked like any other, at every reference', async () => {
  const description = yaml`
    openapi: 3.1.0
    components:
      schemas:
        Badge: { type: object }
        Variant:
          anyOf:
            - { $ref: '#/components/schemas/Badge', x-only-with: simple=true }
            - { $ref: '#/components/schemas/Badge', x-only-when: simple=true }
  `;
  expect(await findings('forge/known-extension', description)).toEqual([
    'openapi.yaml:8:49 forge/known-extension: The key `x-only-when` is unknown, so tools would ignore it. ' +
      'Write a key of spec/rules/extensions.md, or add this one to spec/rules/extensions.ts.',
  ]);
});

test('names that only begin with x- are not extensions', async () => {
  const description = yaml`
    openapi: 3.1.0
    paths:
      /badges:
        get:
          responses:
            '200':
              headers:
                x-page: { schema: { type: integer } }
              content:
                application/json:
                  schema: { properties: { x-ray: { type: string } } }
                  examples:
                    x-example: { value: { x-ray: on } }
  `;
  expect(await findings('forge/known-extension', description)).toEqual([]);
});

test('every kind of value of an extension passes', async () => {
  const description = yaml`
    openapi: 3.1.0
    x-form-style: brackets
    x-tagGroups: [{ name: Guide, tags: [Paging] }]
    tags: [{ name: Paging, x-traitTag: true }]
    paths:
      /badges/{name}:
        get:
          x-async: true
          x-flag: badge_archive
          x-offering: [hosted, self-managed]
          x-pagination: { method: link, size: per_page }
          x-removal: API v5
          x-replaced-by: the labels of a project
          x-required-headers: { Accept: text/plain }
          x-role: Administrator
          x-sdk: { group: projectBadges, method: list }
          x-tier: [paid]
          x-token-scopes: [api, read_api]
          x-codeSamples: [{ lang: TypeScript, source: client.badges.list() }]
          parameters:
            - { name: ids, in: query, x-alternative-to: 'ids[]', x-exclusive-with: [name, 'not[name]'] }
            - { name: name, in: path, x-encoded-path: true, x-only-with: [scope=all, ids] }
          responses:
            '200':
              x-not-shown: the success status
              headers: { Link: { x-removal: '18.0' } }
              content: { text/plain: { schema: { x-values-seen: [1, two, null], x-since: '16.10' } } }
  `;
  expect(await findings('forge/known-extension', description)).toEqual([]);
});
