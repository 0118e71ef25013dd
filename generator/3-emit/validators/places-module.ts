import { constantText, functionText } from '../../code/declaration-text.ts';
import { stringLiteral } from '../../code/literal.ts';
import { createModule, type Module } from '../../code/module.ts';
import { runtime, runtimeFunction } from './symbols.ts';

const placeIn = runtimeFunction('placeIn', 'place-of.ts');

/**
 * Builds the only module that contains the line numbers of schemas. No other module imports it: moving a line changes this file
 * only.
 *
 * @param places `file:line` by JSON Pointer.
 */
export function placesModule(places: ReadonlyMap<string, string>): Module {
  const module = createModule('validators/places.ts');
  const issue = module.use(runtime.ValidationIssue);
  const entries = [...places].toSorted(([a], [b]) => (a < b ? -1 : 1));
  module.add(
    functionText({
      name: 'placeOf',
      docs: [
        'Where the keyword stands that refused a value: `file:line`; undefined for what no file of the description has.',
      ],
      parameters: `issue: ${issue}`,
      returnType: 'string | undefined',
      body: `return ${module.use(placeIn)}(places, issue.schema);`,
    }),
    constantText({
      name: 'places',
      docs: ['By JSON Pointer: schemas, and those of their keywords that stand in another line.'],
      type: 'Readonly<Record<string, string>>',
      initializer: `{\n${entries.map(([pointer, place]) => `${stringLiteral(pointer)}: ${stringLiteral(place)},`).join('\n')}\n}`,
    }),
  );
  return module;
}
