import type { Api } from '@forgespec/model';
import { createModule, type Module } from '../../code/module.ts';
import { reexports } from '../../code/reexports.ts';
import { asModule, moduleFrom, type Emitter, type ModuleFile } from '../emitter.ts';
import { addRequestsTable, responsesTable } from './operation-tables.ts';
import { requestsModule } from './requests/requests-module.ts';
import { requestsModulePath, requestsTableModule } from './requests/symbols.ts';
import { responsesModulePath } from './responses/symbols.ts';
import { responsesModule } from './responses/responses-module.ts';
import { sharedResponses } from './responses/shared-responses.ts';
import type { CompilerInput } from './compiler.ts';
import { findCycles, type Cycles } from './cycles.ts';
import { placesModule } from './places-module.ts';
import { schemaModule } from './schema-module.ts';
import { findTwins } from './twins.ts';
import { checkFunction, indexModule, isFunction, runtime, schemaModulePath, standardSchemaOf } from './symbols.ts';

/** Emits `validators/`: functions that validate values, and functions that decode and validate requests. */
export const validatorsEmitter: Emitter = {
  owns: 'validators',
  *emit({ api, assertsFormats, places }) {
    const input = {
      assertsFormats,
      hasExactIntegers: api.hasExactIntegers,
      byReference: new Map(api.schemas.map((schema) => [schema.reference, schema])),
      cycles: findCycles(api.schemas),
      bySchema: new Map(api.schemas.map((schema) => [schema.schema, schema])),
      names: new Set(api.schemas.map(({ name }) => name)),
    };
    const twins = findTwins(input.byReference);
    for (const schema of api.schemas) {
      const from = [schema, twins.firstOf(schema), twins.hasOthers(schema)];
      yield moduleFrom(from, schemaModulePath(schema), () => schemaModule(schema, input));
    }
    yield* requestModules(api, input);
    yield asModule(index(api, input.cycles));
    yield* responseModules(api, input);
    if (places !== undefined) yield asModule(placesModule(places));
    // No generated module imports `judge-response.ts`. Users import its function `judgeResponse`, and pass the function to `checkResponses`
    // of the client.
    yield { kind: 'template', template: 'validators/judge-response.ts' };
  },
};

/**
 * Builds the modules that decode requests. If an API has one area, the module of this area also contains the table with the decoders of all
 * operations.
 */
function* requestModules(api: Api, input: CompilerInput): Iterable<ModuleFile> {
  const [only, ...others] = api.areas;
  if (only !== undefined && others.length === 0) {
    yield asModule(addRequestsTable(requestsModule(only, api, input), api));
    return;
  }
  for (const area of api.areas) {
    yield moduleFrom([area], requestsModulePath(area, api), () => requestsModule(area, api, input));
  }
  yield asModule(addRequestsTable(createModule(requestsTableModule), api));
}

function* responseModules(api: Api, input: CompilerInput): Iterable<ModuleFile> {
  const { symbols, module } = sharedResponses(api, input);
  const names = JSON.stringify([...symbols]);
  for (const area of api.areas) {
    yield moduleFrom([area, names], responsesModulePath(area), () => responsesModule(area, input, symbols));
  }
  if (module !== undefined) yield asModule(module);
  yield asModule(responsesTable(api));
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
