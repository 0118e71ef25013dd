import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import {
  bothAt,
  compareMembers,
  isOther,
  keysOfBoth,
  type ApiComparison,
  type BothSides,
  type OperationPair,
  shown,
} from './api-comparison.ts';
import { compareDeprecation } from './compare-deprecation.ts';
import { compareParameters } from './compare-parameters.ts';
import { compareRequestBody } from './compare-request-body.ts';
import { compareResponses } from './compare-responses.ts';
import { compareSecurity } from './compare-security.ts';
import { compareOwnServers } from './compare-servers.ts';
import { operationsIn } from './matched-operations.ts';

/** Compares two versions of an operation. */
export function compareOperation(
  pair: OperationPair,
  items: BothSides<JsonObject>,
  paths: BothSides<string>,
  whole: ApiComparison,
): void {
  const { old, new: revised, operation } = pair;
  const comparison = pair.isReversed ? withReversedChanges(whole) : whole;
  if (!pair.isReversed) compareSecurity(pair, comparison);
  const isSame =
    comparison.areSame(old, revised) &&
    comparison.areSame(items.old['parameters'], items.new['parameters']) &&
    comparison.areSame(items.old['servers'], items.new['servers']) &&
    paths.old === paths.new;
  if (isSame) return;
  compareDeprecation(operation, 'The operation', { old, new: revised }, comparison);
  compareParameters(pair, items, paths, comparison);
  compareRequestBody(pair, comparison);
  compareResponses(pair, comparison);
  compareCallbacks(pair, comparison);
  compareOwnServers(operation, [old, items.old], [revised, items.new], comparison, pair.serverPaths);
  compareOperationId(pair, comparison);
  compareTags(pair, comparison);
  compareDocumentation(pair, comparison);
}

/** Returns a comparison that marks all changes as changes of a webhook or callback. */
const withReversedChanges = (comparison: ApiComparison): ApiComparison => ({
  ...comparison,
  report: (operation, change) => comparison.report(operation, { ...change, isReversed: true }),
});

function compareOperationId({ operation, old, new: revised }: OperationPair, { report }: ApiComparison): void {
  const [from, to] = [old['operationId'], revised['operationId']];
  if (from === to) return;
  const words = `\`${shown(from ?? 'none')}\` → \`${shown(to ?? 'none')}\``;
  const message = `The operationId is different (${words}), so the generated code has different names.`;
  const spots = bothAt({ old, new: revised }, 'operationId');
  report(operation, { id: 'operation-id-changed', level: 'compatible', message, ...spots });
}

function compareTags({ operation, old, new: revised }: OperationPair, { report }: ApiComparison): void {
  const [from, to] = [tagsIn(old), tagsIn(revised)];
  for (const tag of from.filter((name) => !to.includes(name))) {
    const message = `The tag \`${shown(tag)}\` of the operation is gone.`;
    report(operation, { id: 'operation-tag-removed', level: 'compatible', message, base: { node: old, key: 'tags' } });
  }
  for (const tag of to.filter((name) => !from.includes(name))) {
    const message = `The operation has the further tag \`${shown(tag)}\`.`;
    report(operation, {
      id: 'operation-tag-added',
      level: 'compatible',
      message,
      revision: { node: revised, key: 'tags' },
    });
  }
}

const tagsIn = ({ tags }: JsonObject): readonly JsonValue[] => (Array.isArray(tags) ? tags : []);

function compareDocumentation(pair: OperationPair, comparison: ApiComparison): void {
  const changed = keysOfBoth(pair).filter(
    (key) =>
      (['summary', 'description', 'externalDocs'].includes(key) || isOtherExtension(key)) &&
      isOther(key, pair, comparison),
  );
  const [key] = changed;
  if (key === undefined) return;
  const message = `The documentation or extensions of the operation differ: ${changed.map(shown).join(', ')}.`;
  const spots = bothAt(pair, key);
  comparison.report(pair.operation, { id: 'documentation-changed', level: 'documentation', message, ...spots });
}

const isOtherExtension = (key: string): boolean =>
  key.startsWith('x-') && key !== 'x-sunset' && key !== 'x-stability-level';

function compareCallbacks({ operation, old, new: revised }: OperationPair, comparison: ApiComparison): void {
  const { report } = comparison;
  const [from, to] = [callbacksIn(old), callbacksIn(revised)];
  for (const name of keysOfBoth({ old: from, new: to })) {
    const operations = {
      old: operationsIn(comparison.old, comparison.old.objectAt(from[name]), false),
      new: operationsIn(comparison.new, comparison.new.objectAt(to[name]), false),
    };
    const wordsOf = (key: string): string => `The callback \`${shown(name)}\` (${shown(key)})`;
    compareMembers(operations, {
      both(found, other) {
        const pair = { operation, isReversed: true, old: found.node, new: other.node };
        const paths = { old: found.operation.path, new: other.operation.path };
        compareOperation(pair, { old: found.item, new: other.item }, paths, comparison);
      },
      removed({ spot }, key) {
        const message = `${wordsOf(key)} is gone, so its receivers get no more requests.`;
        report(operation, { id: 'callback-removed', level: 'breaking', message, base: spot });
      },
      added: ({ spot }, key) =>
        report(operation, {
          id: 'callback-added',
          level: 'compatible',
          message: `${wordsOf(key)} is new.`,
          revision: spot,
        }),
    });
  }
}

const callbacksIn = ({ callbacks }: JsonObject): JsonObject => (isJsonObject(callbacks) ? callbacks : {});
