import type { Diagnostics } from '../../diagnostics/diagnostic.ts';
import type { SourceFile } from '../../diagnostics/source-file.ts';
import { suggestion } from '../../diagnostics/suggestion.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../json.ts';
import { locationOf } from '../positions.ts';

/** An action of an overlay: a change of the nodes that a JSONPath expression selects. */
export interface OverlayFileAction {
  /** The index in the list of actions. */
  readonly index: number;
  readonly target: string;
  readonly change:
    | { readonly kind: 'copy'; readonly from: string }
    | { readonly kind: 'remove' }
    | { readonly kind: 'update'; readonly value: JsonValue };
}

/** A file with changes of a description, in their order. */
export interface OverlayFile {
  readonly source: SourceFile;
  /** The document that the overlay was written for; undefined if it does not name one. */
  readonly extends: string | undefined;
  readonly actions: readonly OverlayFileAction[];
}

const fieldsOfOverlay = ['overlay', 'info', 'extends', 'actions'];
const fieldsOfAction = ['target', 'description', 'update', 'copy', 'remove'];

/**
 * Reads the value of an overlay file, and reports its faults.
 *
 * @returns undefined if the file is not an overlay that can be applied.
 * @see https://spec.openapis.org/overlay/v1.1.0.html
 */
export function readOverlay(source: SourceFile, value: JsonValue, diagnostics: Diagnostics): OverlayFile | undefined {
  const error = (message: string, fix: string, keys: readonly (number | string)[] = []): undefined => {
    diagnostics.error('overlay-invalid', message, fix, locationOf(source, keys, 'value'));
  };
  const checkFields = (node: JsonObject, known: readonly string[], keys: readonly (number | string)[]): void => {
    for (const key of Object.keys(node)) {
      if (known.includes(key) || key.startsWith('x-')) continue;
      const near = suggestion(key, known);
      const fix = near === undefined ? 'Remove it.' : `Did you mean \`${near}\`?`;
      const at = locationOf(source, [...keys, key], 'key');
      diagnostics.fault('overlay-invalid', `\`${key}\` is not a field of an overlay.`, 'It is ignored.', fix, at);
    }
  };

  if (!isJsonObject(value))
    return error('The overlay is not an object.', 'Write `overlay: 1.0.0`, `info` and `actions`.');
  const { overlay: version, extends: extended, actions } = value;
  if (version === undefined && value.openapi !== undefined)
    return error('The file is a description of OpenAPI, and not an overlay.', 'Name it with `--spec`.');
  if (typeof version !== 'string' || !/^1\.[01]\.\d+/u.test(version)) {
    const declared = version === undefined ? 'declares no version' : `declares the version ${JSON.stringify(version)}`;
    return error(`The overlay ${declared}. forgespec reads Overlay 1.0 and 1.1.`, 'Write `overlay: 1.1.0`.', [
      'overlay',
    ]);
  }
  if (!Array.isArray(actions) || actions.length === 0)
    return error('The overlay has no list of actions.', 'Add `actions` with at least one action.', ['actions']);
  if (extended !== undefined && typeof extended !== 'string')
    return error('`extends` is not a text.', 'Write the URL or the path of a description.', ['extends']);
  checkFields(value, fieldsOfOverlay, []);
  const read = actions.map((action, index) => readAction(action, index));
  const valid = read.filter((action) => action !== undefined);
  return valid.length < read.length ? undefined : { source, extends: extended, actions: valid };

  function readAction(action: JsonValue, index: number): OverlayFileAction | undefined {
    const keys = ['actions', index];
    if (!isJsonObject(action)) return error('The action is not an object.', 'Write `target` and `update`.', keys);
    checkFields(action, fieldsOfAction, keys);
    const { target, update, copy, remove } = action;
    if (typeof target !== 'string') {
      const fix = "Write a JSONPath expression, such as `target: $.paths['/pets'].get`.";
      return error('The action has no `target`.', fix, [...keys, ...(target === undefined ? [] : ['target'])]);
    }
    if (remove !== undefined && typeof remove !== 'boolean')
      return error('`remove` is not true or false.', 'Write `remove: true`.', [...keys, 'remove']);
    if (remove === true) return { index, target, change: { kind: 'remove' } };
    if (copy !== undefined && typeof copy !== 'string')
      return error('`copy` is not a text.', 'Write a JSONPath expression.', [...keys, 'copy']);
    if (copy !== undefined && update !== undefined)
      return error('The action has both `copy` and `update`.', 'Write two actions.', [...keys, 'copy']);
    if (copy !== undefined) return { index, target, change: { kind: 'copy', from: copy } };
    if (update === undefined)
      return error('The action changes nothing.', 'Add `update`, `copy` or `remove: true`.', keys);
    return { index, target, change: { kind: 'update', value: update } };
  }
}
