import type { Diagnostics } from '../../diagnostics/diagnostic.ts';
import type { SourceFile } from '../../diagnostics/source-file.ts';
import { suggestion } from '../../diagnostics/suggestion.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../json/json.ts';
import { valueAt } from '../../json/pointer.ts';
import { locationOf } from '../positions.ts';
import { parseReference } from '../../openapi/reference.ts';
import { valueWords } from '../structure/type-words.ts';

type Keys = readonly (number | string)[];

/** An action of an overlay: a change of the nodes that a JSONPath expression selects. */
export interface OverlayFileAction {
  /** The keys from the root of the file to the action. */
  readonly keys: Keys;
  readonly target: string;
  /**
   * The keys from the root of the file to the object with the change. This object is the action, or the `fields` of a
   * reusable action.
   */
  readonly changeKeys: Keys;
  readonly change:
    | { readonly kind: 'copy'; readonly from: string }
    | { readonly kind: 'remove' }
    | { readonly kind: 'update'; readonly value: JsonValue };
}

/** An overlay file with a list of actions that change a description. */
export interface OverlayFile {
  readonly source: SourceFile;
  /** The document that the overlay was written for. Undefined if the overlay does not name a document. */
  readonly extends: string | undefined;
  readonly actions: readonly OverlayFileAction[];
}

const fieldsOfOverlay = ['overlay', '$self', 'info', 'extends', 'actions', 'components'];
const fieldsOfChange = ['description', 'update', 'copy', 'remove'];
const fieldsOfAction = ['target', '$ref', ...fieldsOfChange];
const fieldsOfReference = ['target', '$ref', 'description'];

/**
 * Reads the value of an overlay file, and reports its faults.
 *
 * @returns undefined if the file is not an overlay that can be applied.
 * @see https://spec.openapis.org/overlay/v1.2.0.html
 */
export function readOverlay(source: SourceFile, value: JsonValue, diagnostics: Diagnostics): OverlayFile | undefined {
  const error = (message: string, fix: string, keys: Keys = []): undefined => {
    diagnostics.error('overlay-invalid', message, fix, locationOf(source, keys, 'value'));
  };
  const checkFields = (node: JsonObject, owner: string, known: readonly string[], keys: Keys): void => {
    for (const key of Object.keys(node)) {
      if (known.includes(key) || key.startsWith('x-')) continue;
      const near = suggestion(key, known);
      const fix = near === undefined ? 'Remove it.' : `Did you mean \`${near}\`?`;
      const at = locationOf(source, [...keys, key], 'key');
      diagnostics.fault('overlay-invalid', `\`${key}\` is not a field of ${owner}.`, 'It is ignored.', fix, at);
    }
  };

  if (!isJsonObject(value))
    return error('The overlay is not an object.', 'Write `overlay: 1.0.0`, `info` and `actions`.');
  const { overlay: version, $self: self, extends: extended, actions } = value;
  if (version === undefined && value.openapi !== undefined)
    return error('The file is an OpenAPI description, and not an overlay.', 'Pass it with `--spec`.');
  if (typeof version !== 'string' || !/^1\.[0-2]\.\d+/u.test(version)) {
    const declared = version === undefined ? 'declares no version' : `declares the version ${JSON.stringify(version)}`;
    return error(`The overlay ${declared}. forgespec reads Overlay 1.0 to 1.2.`, 'Write `overlay: 1.2.0`.', [
      'overlay',
    ]);
  }
  if (!Array.isArray(actions) || actions.length === 0)
    return error('The overlay has no list of actions.', 'Add `actions` with at least one action.', ['actions']);
  if (extended !== undefined && typeof extended !== 'string')
    return error('`extends` is not a string.', 'Write the URL or the path of a description.', ['extends']);
  checkFields(value, 'an overlay', fieldsOfOverlay, []);
  const read = actions.map((action, index) => readAction(action, index));
  const valid = read.filter((action) => action !== undefined);
  return valid.length < read.length ? undefined : { source, extends: fromSelf(extended, self), actions: valid };

  function readAction(action: JsonValue, index: number): OverlayFileAction | undefined {
    const keys = ['actions', index];
    if (!isJsonObject(action)) return error('The action is not an object.', 'Write `target` and `update`.', keys);
    if (action.$ref === undefined) checkFields(action, 'an action', fieldsOfAction, keys);
    else checkFields(action, 'an action with `$ref`', fieldsOfReference, keys);
    const { target, $ref: reference } = action;
    if (typeof target !== 'string') {
      const fix = "Write a JSONPath expression, such as `target: $.paths['/pets'].get`.";
      return target === undefined
        ? error('The action has no `target`.', fix, keys)
        : error(`The \`target\` of the action is ${valueWords(target)}, and not a string.`, fix, [...keys, 'target']);
    }
    if (reference === undefined) return readChange(action, keys, target, keys);
    const key = typeof reference === 'string' ? keyOfReusable(reference) : undefined;
    const changeKeys = ['components', 'actions', key ?? '', 'fields'];
    const fields = key === undefined ? undefined : valueAt(value, changeKeys);
    if (!isJsonObject(fields)) {
      const fix = 'Write `#/components/actions/` and the name of an action that has `fields`.';
      return error(`There is no reusable action at ${JSON.stringify(reference)}.`, fix, [...keys, '$ref']);
    }
    checkFields(fields, 'a reusable action', fieldsOfChange, changeKeys);
    return readChange(fields, changeKeys, target, keys);
  }

  function readChange(
    { update, copy, remove }: JsonObject,
    changeKeys: Keys,
    target: string,
    keys: Keys,
  ): OverlayFileAction | undefined {
    const action = { keys, target, changeKeys };
    if (remove !== undefined && typeof remove !== 'boolean')
      return error('`remove` is neither true nor false.', 'Write `remove: true`.', [...changeKeys, 'remove']);
    if (remove === true) return { ...action, change: { kind: 'remove' } };
    if (copy !== undefined && typeof copy !== 'string')
      return error('`copy` is not a string.', 'Write a JSONPath expression.', [...changeKeys, 'copy']);
    if (copy !== undefined && update !== undefined)
      return error('The action has both `copy` and `update`.', 'Write two actions.', [...changeKeys, 'copy']);
    if (copy !== undefined) return { ...action, change: { kind: 'copy', from: copy } };
    if (update === undefined)
      return error('The action changes nothing.', 'Add `update`, `copy` or `remove: true`.', changeKeys);
    return { ...action, change: { kind: 'update', value: update } };
  }
}

/** Returns the name in a reference to a reusable action. Returns undefined for any other reference. */
function keyOfReusable(reference: string): string | undefined {
  const { file, keys } = parseReference(reference);
  const [components, actions, key, ...others] = keys;
  const isReusable = file === '' && components === 'components' && actions === 'actions' && others.length === 0;
  return isReusable ? key : undefined;
}

/**
 * Returns the address in the `extends` of an overlay. If the `$self` of the overlay is an absolute URL, resolves the
 * address against this URL.
 */
const fromSelf = (extended: string | undefined, self: JsonValue | undefined): string | undefined =>
  extended !== undefined && typeof self === 'string' && URL.canParse(extended, self)
    ? new URL(extended, self).href
    : extended;
