import type { Api } from '../../2-model/api.ts';
import { reexportText } from '../../code/declaration-text.ts';
import { createModule, type Module } from '../../code/module.ts';
import { asModule, type Emitter } from '../emitter.ts';
import { requestsTable, responsesTable } from './operation-tables.ts';
import { requestsModule } from './requests/requests-module.ts';
import { responsesModule } from './responses/responses-module.ts';
import { findCycles } from './cycles.ts';
import { placesModule } from './places-module.ts';
import { schemaModule } from './schema-module.ts';
import { schemaModulePath } from './symbols.ts';

/** `validators/`: straight-line code that tells whether a value is what a schema describes, and why it is not. */
export const validatorsEmitter: Emitter = {
  owns: 'validators',
  emit({ api, assertsFormats, places }) {
    const input = {
      assertsFormats,
      byReference: new Map(api.schemas.map((schema) => [schema.reference, schema])),
      cycles: findCycles(api.schemas),
      bySchema: new Map(api.schemas.map((schema) => [schema.schema, schema])),
      names: new Set(api.schemas.map(({ name }) => name)),
    };
    const modules = [
      ...api.schemas.map((schema) => schemaModule(schema, input)),
      ...api.areas.map((area) => requestsModule(area, api, input)),
      ...api.areas.map((area) => responsesModule(area, input)),
      index(api),
      requestsTable(api),
      responsesTable(api),
      ...(places === undefined ? [] : [placesModule(places)]),
    ];
    const judge = { kind: 'template', template: 'validators/judge-response.ts' } as const;
    return [...modules.map(asModule), judge];
  },
};

function index(api: Api): Module {
  const module = createModule('validators/index.ts');
  module.add(
    api.schemas
      .filter(({ isComponent }) => isComponent)
      .map((schema) => {
        const specifier = `./${schemaModulePath(schema).slice('validators/'.length)}`;
        return reexportText(specifier, [`check${schema.name}`, `is${schema.name}`, schema.standardName]);
      })
      .join('\n'),
    `export { NestingError, type StandardSchema, type ValidationIssue } from './runtime/index.ts';`,
  );
  return module;
}
