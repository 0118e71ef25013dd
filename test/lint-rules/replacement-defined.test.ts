import { expect, test } from 'vitest';
import { findings, yaml } from './lint.ts';

test('an unknown replacement that looks like an operationId is a problem, also beside a reference', async () => {
  const description = yaml`
    openapi: 3.1.0
    paths:
      /badges:
        get: { operationId: listBadges, x-replaced-by: listProjectBadges }
        put:
          operationId: updateBadges
          parameters:
            - { $ref: '#/components/parameters/Name', x-replaced-by: updateBadge }
    components:
      parameters:
        Name: { name: name, in: query }
  `;
  expect(await findings('forge/replacement-defined', description)).toEqual([
    'openapi.yaml:4:52 forge/replacement-defined: No operation has the operationId `listProjectBadges`, so readers cannot find ' +
      'the replacement. Write an operationId of this description, or a sentence.',
    'openapi.yaml:8:66 forge/replacement-defined: No operation has the operationId `updateBadge`, so readers cannot find ' +
      'the replacement. Write an operationId of this description, or a sentence.',
  ]);
});

test('an operation, the name of a property, and a sentence pass', async () => {
  const description = yaml`
    openapi: 3.1.0
    paths:
      /badges:
        get: { operationId: listBadges, x-replaced-by: listLabels }
      /labels:
        get: { operationId: listLabels }
    components:
      schemas:
        Badge:
          properties:
            tag_list: { x-replaced-by: topics }
            namespace: { x-replaced-by: namespace_id or namespace_path }
  `;
  expect(await findings('forge/replacement-defined', description)).toEqual([]);
});
