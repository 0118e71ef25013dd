import type { Api } from '@forgespec/model';
import { createModule, type Module } from '../../code/module.ts';
import { reexports } from '../../code/reexports.ts';
import { asModule, recallNothing, type Emitter, type Recall } from '../emitter.ts';
import { addRequestsTable, responsesTable } from './operation-tables.ts';
import { requestsModule } from './requests/requests-module.ts';
import { requestsTableModule } from './requests/symbols.ts';
import { needsResponseValidators } from './responses/symbols.ts';
import { responsesModule } from './responses/responses-module.ts';
import { sharedResponses } from './responses/shared-responses.ts';
import type { CompilerInput } from './compiler.ts';
import { findCycles, type Cycles } from './cycles.ts';
import { placesModule } from './places-module.ts';
import { schemaModule } from './schema-module.ts';
import { createGroups, findTwins } from './twins.ts';
import { checkFunction, indexModule, isFunction, runtime, standardSchemaOf } from './symbols.ts';

/** Emits `validators/`: functions that validate values, and functions that decode and validate requests. */
export const validatorsEmitter: Emitter = {
  owns: 'validators',
  *emit({ api, assertsFormats, places, recall = recallNothing }) {
    const input = {
      assertsFormats,
      hasExactIntegers: api.hasExactIntegers,
      byReference: new Map(api.schemas.map((schema) => [schema.reference, schema])),
      cycles: findCycles(api.schemas),
      bySchema: new Map(api.schemas.map((schema) => [schema.schema, schema])),
      names: new Set(api.schemas.map(({ name }) => name)),
    };
    const twins = findTwins(input.byReference, recall('groups of schemas', [], createGroups));
    for (const schema of api.schemas) {
      const inputs = [schema, twins.firstOf(schema), twins.hasOthers(schema)];
      yield asModule(recall(`validators ${schema.reference}`, inputs, () => schemaModule(schema, input)));
    }
    yield* requestModules(api, input, recall).map(asModule);
    yield asModule(index(api, input.cycles));
    if (needsResponseValidators(api)) yield* responseModules(api, input, recall).map(asModule);
    if (places !== undefined) yield asModule(placesModule(places));
    // No generated module imports `judge-response.ts`. Users import its function `judgeResponse`, and pass the function to `checkResponses`
    // of the client.
    if (api.clientExtras.includes('checkResponses'))
      yield { kind: 'template', template: 'validators/judge-response.ts' };
  },
};

/**
 * Builds the modules that decode requests. If an API has one area, the module of this area also contains the table with the decoders of all
 * operations.
 */
function requestModules(api: Api, input: CompilerInput, recall: Recall): Module[] {
  // If an API has one area, the code below adds the table to the module of this area. So the module is not reused from the previous run.
  const ofAreas = api.areas.map((area) =>
    api.areas.length === 1
      ? requestsModule(area, api, input)
      : recall(`requests ${area.name}`, [area], () => requestsModule(area, api, input)),
  );
  const withTable = ofAreas.find(({ path }) => path === requestsTableModule) ?? createModule(requestsTableModule);
  addRequestsTable(withTable, api);
  return [...new Set([...ofAreas, withTable])];
}

function responseModules(api: Api, input: CompilerInput, recall: Recall): Module[] {
  const shared = sharedResponses(api, input);
  const names = JSON.stringify([...shared.symbols]);
  const ofAreas = api.areas.map((area) =>
    recall(`responses ${area.name}`, [area, names], () => responsesModule(area, input, shared.symbols)),
  );
  return [...ofAreas, ...(shared.module === undefined ? [] : [shared.module]), responsesTable(api)];
}

function index(api: Api, { mayThrow }: Cycles): Module {
  const module = createModule(indexModule);
  const ofSchemas = api.schemas
    .filter(({ isComponent }) => isComponent)
    .flatMap((schema) => [checkFunction(schema), isFunction(schema), standardSchemaOf(schema)]);
  const throws = api.schemas.some(({ schema }) => mayThrow(schema));
  const ofRuntime = [...(throws ? [runtime.NestingError] : []), runtime.StandardSchema, runtime.ValidationIssue];
  module.add([...reexports(indexModule, ofSchemas), '', ...reexports(indexModule, ofRuntime)].join('\n'));
  return module;
}
