import type { Api } from '@forgespec/model';
import { docComment } from '../../code/comment.ts';
import { stringLiteral } from '../../code/literal.ts';
import { createModule, specifierOf, type Module } from '../../code/module.ts';
import { propertyKey } from '../../code/property-key.ts';
import { reexports } from '../../code/reexports.ts';
import { StructureKind } from '../../code/structure-kind.ts';
import { asModule, moduleFrom, type Emitter } from '../emitter.ts';
import { areaModule } from './area-module.ts';
import { statusErrorsModuleOf } from './status-errors-module.ts';
import { clientFeatures } from './features.ts';
import { coreClientModuleOf } from './core-client-module.ts';
import { indexModuleOf } from './index-module.ts';
import { clientOptionsModuleOf } from './client-options-module.ts';
import { securitySchemesModuleOf } from './security-schemes-module.ts';
import { responsesByOperation } from '../validators/responses/symbols.ts';
import { requestsByOperation } from '../validators/requests/symbols.ts';
import { areaModulePath, areasModule, machinery, runtime, runtimeType, validationModule } from './symbols.ts';
import { usableSchemes } from './usable-schemes.ts';

/**
 * Emits `client/`. The folder contains one module for each area, with a function for each operation, and a client with all operations as methods.
 */
export const clientEmitter: Emitter = {
  owns: 'client',
  *emit({ api, hasValidators = false }) {
    const schemas = new Map(api.schemas.map((schema) => [schema.reference, schema]));
    const features = clientFeatures(api, schemas);
    yield asModule(indexModuleOf(api, features));
    yield asModule(coreClientModuleOf(api, features));
    yield asModule(statusErrorsModuleOf(api));
    yield asModule(clientOptionsModuleOf(api, features));
    if (usableSchemes(api).length > 0) yield asModule(securitySchemesModuleOf(api, schemas));
    if (api.areas.length > 0) yield asModule(areasModuleOf(api));
    if (api.areas.length > 0 && hasValidators) yield asModule(validationModuleOf(api));
    for (const area of api.areas) yield moduleFrom([area], areaModulePath(area), () => areaModule(area, api, schemas));
  },
};

/** Builds the module that exports the functions of each area under the name of the area. */
function areasModuleOf({ areas }: Api): Module {
  const module = createModule(areasModule);
  const lines = areas.map(
    (area) => `export * as ${area.name} from ${stringLiteral(specifierOf(areasModule, areaModulePath(area)))};`,
  );
  module.add(lines.toSorted().join('\n'));
  return module;
}

/** Builds the module of the middleware that checks requests and responses with the validators. */
function validationModuleOf({ areas }: Api): Module {
  const module = createModule(validationModule);
  const names = areas.flatMap(({ operations }) =>
    operations.flatMap(({ id, name }) => (id === name ? [] : [`${propertyKey(id)}: ${stringLiteral(name)},`])),
  );
  const requests = module.use(requestsByOperation);
  const responses = module.use(responsesByOperation);
  const judge = module.use(runtime.judgeResponse);
  module.add(
    {
      kind: StructureKind.Function,
      isExported: true,
      name: 'validation',
      docs: docComment([
        'Returns middleware that compares messages with the description: `createClient({ middleware: [validation()] })`. Its validators add',
        'much to a bundle. Files, multipart forms and streams are not checked.',
        '',
        '@param checked the messages that are checked. Default: `responses`, which are successful responses. A request is checked before it is sent.',
        '@param report receives the error for a message that is not as described: an InvalidRequestError or an InvalidResponseError. Default:',
        'throws the error, so that the call fails.',
      ]),
      parameters: [
        {
          name: 'checked',
          type: module.use(runtimeType('ValidatedMessages', 'validate-calls.ts')),
          initializer: `'responses'`,
        },
        { name: 'report', type: module.use(runtimeType('ReportInvalid', 'validate-calls.ts')), hasQuestionToken: true },
      ],
      returnType: module.use(runtimeType('Middleware', 'send.ts')),
      statements: `return ${module.use(runtime.validateCalls)}({ ${requests}, ${responses}, names: {${names.join('\n')}}, judge: ${judge} }, checked, report);`,
    },
    reexports(validationModule, [machinery.InvalidRequestError]).join('\n'),
  );
  return module;
}
