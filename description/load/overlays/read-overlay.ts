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
  const reports = new OverlayReports(source, diagnostics);
  if (!isJsonObject(value))
    return reports.error('The overlay is not an object.', 'Write `overlay: 1.0.0`, `info` and `actions`.');
  const { $self: self, extends: extended, actions } = value;
  if (!hasSupportedVersion(value, reports)) return undefined;
  if (!Array.isArray(actions) || actions.length === 0)
    return reports.error('The overlay has no list of actions.', 'Add `actions` with at least one action.', ['actions']);
  if (extended !== undefined && typeof extended !== 'string')
    return reports.error('`extends` is not a string.', 'Write the URL or the path of a description.', ['extends']);
  reports.unknownFields(value, 'an overlay', fieldsOfOverlay, []);
  const read = actions.map((action, index) => readAction(action, ['actions', index], value, reports));
  const valid = read.filter((action) => action !== undefined);
  return valid.length < read.length ? undefined : { source, extends: fromSelf(extended, self), actions: valid };
}

/** Reports the faults of an overlay file. */
class OverlayReports {
  readonly #source: SourceFile;
  readonly #diagnostics: Diagnostics;

  constructor(source: SourceFile, diagnostics: Diagnostics) {
    this.#source = source;
    this.#diagnostics = diagnostics;
  }

  /** Reports a fault because of which the overlay cannot be applied. Always returns undefined. */
  error(message: string, fix: string, keys: Keys = []): undefined {
    this.#diagnostics.error('overlay-invalid', message, fix, locationOf(this.#source, keys, 'value'));
  }

  /** Reports the keys of an object that are neither known fields nor extensions. */
  unknownFields(node: JsonObject, owner: string, known: readonly string[], keys: Keys): void {
    for (const key of Object.keys(node)) {
      if (known.includes(key) || key.startsWith('x-')) continue;
      const near = suggestion(key, known);
      const fix = near === undefined ? 'Remove it.' : `Did you mean \`${near}\`?`;
      const at = locationOf(this.#source, [...keys, key], 'key');
      this.#diagnostics.fault('overlay-invalid', `\`${key}\` is not a field of ${owner}.`, 'It is ignored.', fix, at);
    }
  }
}

/** Returns true if a document declares Overlay 1.0, 1.1 or 1.2. Otherwise reports an error. */
function hasSupportedVersion({ overlay: version, openapi }: JsonObject, reports: OverlayReports): boolean {
  if (typeof version === 'string' && /^1\.[0-2]\.\d+/u.test(version)) return true;
  if (version === undefined && openapi !== undefined) {
    reports.error('The file is an OpenAPI description, and not an overlay.', 'Pass it with `--spec`.');
    return false;
  }
  const declared = version === undefined ? 'declares no version' : `declares the version ${JSON.stringify(version)}`;
  const message = `The overlay ${declared}. forgespec reads Overlay 1.0 to 1.2.`;
  reports.error(message, 'Write `overlay: 1.2.0`.', ['overlay']);
  return false;
}

/**
 * Returns an action of an overlay. Returns undefined if the action has an error, which is then reported.
 *
 * @param keys the keys from the root of the overlay to the action.
 */
function readAction(
  action: JsonValue,
  keys: Keys,
  overlay: JsonObject,
  reports: OverlayReports,
): OverlayFileAction | undefined {
  if (!isJsonObject(action)) return reports.error('The action is not an object.', 'Write `target` and `update`.', keys);
  const { target, $ref: reference } = action;
  if (reference === undefined) reports.unknownFields(action, 'an action', fieldsOfAction, keys);
  else reports.unknownFields(action, 'an action with `$ref`', fieldsOfReference, keys);
  if (typeof target !== 'string') return reportTarget(target, keys, reports);
  const found = reference === undefined ? { fields: action, keys } : reusableAction(reference, overlay);
  if (found === undefined) {
    const fix = 'Write `#/components/actions/` and the name of an action that has `fields`.';
    return reports.error(`There is no reusable action at ${JSON.stringify(reference)}.`, fix, [...keys, '$ref']);
  }
  const { fields, keys: changeKeys } = found;
  if (reference !== undefined) reports.unknownFields(fields, 'a reusable action', fieldsOfChange, changeKeys);
  const change = readChange(fields, changeKeys, reports);
  return change === undefined ? undefined : { keys, target, changeKeys, change };
}

function reportTarget(target: JsonValue | undefined, keys: Keys, reports: OverlayReports): undefined {
  const fix = "Write a JSONPath expression, such as `target: $.paths['/pets'].get`.";
  if (target === undefined) return reports.error('The action has no `target`.', fix, keys);
  const message = `The \`target\` of the action is ${valueWords(target)}, and not a string.`;
  return reports.error(message, fix, [...keys, 'target']);
}

/** Returns the `fields` of the reusable action that a reference names. Returns undefined if the action or its `fields` do not exist. */
function reusableAction(
  reference: JsonValue,
  overlay: JsonObject,
): { readonly fields: JsonObject; readonly keys: readonly string[] } | undefined {
  const key = typeof reference === 'string' ? keyOfReusable(reference) : undefined;
  if (key === undefined) return undefined;
  const keys = ['components', 'actions', key, 'fields'];
  const fields = valueAt(overlay, keys);
  return isJsonObject(fields) ? { fields, keys } : undefined;
}

/**
 * Returns the change in the fields of an action. Returns undefined if the fields are faulty, which is then reported.
 *
 * @param keys the keys from the root of the overlay to the object with these fields.
 */
function readChange(
  { update, copy, remove }: JsonObject,
  keys: Keys,
  reports: OverlayReports,
): OverlayFileAction['change'] | undefined {
  if (remove !== undefined && typeof remove !== 'boolean')
    return reports.error('`remove` is neither true nor false.', 'Write `remove: true`.', [...keys, 'remove']);
  if (remove === true) return { kind: 'remove' };
  if (copy !== undefined) return readCopy(copy, update, keys, reports);
  return update === undefined
    ? reports.error('The action changes nothing.', 'Add `update`, `copy` or `remove: true`.', keys)
    : { kind: 'update', value: update };
}

function readCopy(
  copy: JsonValue,
  update: JsonValue | undefined,
  keys: Keys,
  reports: OverlayReports,
): OverlayFileAction['change'] | undefined {
  if (typeof copy !== 'string')
    return reports.error('`copy` is not a string.', 'Write a JSONPath expression.', [...keys, 'copy']);
  if (update !== undefined)
    return reports.error('The action has both `copy` and `update`.', 'Write two actions.', [...keys, 'copy']);
  return { kind: 'copy', from: copy };
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
