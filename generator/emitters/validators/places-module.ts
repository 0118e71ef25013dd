import { constantText, functionText } from '../../code/declaration-text.ts';
import { stringLiteral } from '../../code/literal.ts';
import { createModule, type Module } from '../../code/module.ts';
import { runtime, runtimeFunction } from './symbols.ts';

const placeIn = runtimeFunction('placeIn', 'place-of.ts');

/**
 * Builds the module with the source locations of schemas. Only this module contains line numbers, and no other module imports this module.
 * So if an edit of the description only moves lines, this is the only module that changes.
 *
 * @param places a map from the JSON Pointer of a schema or keyword to its source location, as `file:line`.
 */
export function placesModule(places: ReadonlyMap<string, string>): Module {
  const module = createModule('validators/places.ts');
  const issue = module.use(runtime.ValidationIssue);
  const entries = [...places].toSorted(([a], [b]) => (a < b ? -1 : 1));
  module.add(
    functionText({
      name: 'placeOf',
      docs: ['Returns `file:line` of the keyword that rejected a value; undefined if no file contains the keyword.'],
      parameters: `issue: ${issue}`,
      returnType: 'string | undefined',
      body: `return ${module.use(placeIn)}(places, issue.schema);`,
    }),
    constantText({
      name: 'places',
      docs: ['The source locations of schemas, and of keywords in other lines, by JSON Pointer.'],
      type: 'Readonly<Record<string, string>>',
      initializer: `{\n${entries.map(([pointer, place]) => `${stringLiteral(pointer)}: ${stringLiteral(place)},`).join('\n')}\n}`,
    }),
  );
  return module;
}
