import { expect, test } from 'vitest';
import { findings, yaml } from './lint.ts';

test('a summary that is long, ends with a full stop or is not an imperative is a problem', async () => {
  const description = yaml`
    openapi: 3.1.0
    paths:
      /badges:
        get: { summary: List the badges of a project and those it takes over from groups }
        post: { summary: Add a badge. }
        put: { summary: change a badge }
        patch: { summary: Updates a badge }
        delete: { summary: The removal of a badge }
  `;
  const noVerb =
    'forge/summary-style: The summary does not start with a capitalized verb, as all others do. ' +
    'Write the effect of the call: "List the badges of a project".';
  expect(await findings('forge/summary-style', description)).toEqual([
    'openapi.yaml:4:21 forge/summary-style: The summary is longer than 60 characters and would be cut off in menus. ' +
      'Move the detail to the description.',
    'openapi.yaml:5:22 forge/summary-style: The summary ends with a full stop, but it is a heading. Remove the full stop.',
    `openapi.yaml:6:21 ${noVerb}`,
    `openapi.yaml:7:23 ${noVerb}`,
    `openapi.yaml:8:24 ${noVerb}`,
  ]);
});

test('an imperative of 60 characters passes, even if its verb ends in `s`', async () => {
  const description = yaml`
    openapi: 3.1.0
    paths:
      /badges:
        get: { summary: List the badges of a project and the ones of its many groups }
        post: { summary: Process a badge }
        put: { summary: Dismiss a badge }
        patch: { summary: Focus a badge }
  `;
  expect(await findings('forge/summary-style', description)).toEqual([]);
});
