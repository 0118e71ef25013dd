import type { Area, OperationModel } from '@forgespec/model';
import { commentLines } from '../../../code/comment.ts';
import { constantText } from '../../../code/declaration-text.ts';
import { stringLiteral } from '../../../code/literal.ts';
import { createModule, type Module } from '../../../code/module.ts';
import type { ExportedSymbol } from '../../../code/symbol.ts';
import { statusKey } from '../../status-key.ts';
import { responsesType, useType } from '../../types/symbols.ts';
import type { CompilerInput } from '../compiler.ts';
import { createCompiler } from '../create-compiler.ts';
import { declareNeeds } from '../declare.ts';
import { fragment, joined, type Fragment } from '../fragment.ts';
import { responseRuntime as runtime } from '../symbols.ts';
import { createResponseLiterals, responseOwner, type ResponseLiterals } from './response-literals.ts';
import { responsesModulePath, responseValidators } from './symbols.ts';

/**
 * Builds the module that describes the responses of the operations of an area.
 *
 * @param shared a map from the key of a component (see `componentKey`) to its exported constant. It contains the
 * components that several areas use.
 */
export function responsesModule(area: Area, input: CompilerInput, shared: ReadonlyMap<string, ExportedSymbol>): Module {
  // If the name of an operation begins with a character that has no upper case, its constant and its type have the same name.
  const constantNames = area.operations.map((operation) => responseValidators(area, operation).name);
  const module = createModule(responsesModulePath(area), [...Object.keys(runtime), ...constantNames]);
  const compiler = createCompiler(input);
  for (const { name } of shared.values()) compiler.reserve(name, '');
  const literals = createResponseLiterals(compiler, input, shared);
  const values = area.operations.map((operation) => responsesOf(operation, literals));
  const { constants, functions } = declareNeeds([...literals.constants, ...values], module);
  const responses = area.operations.map((operation, index) =>
    constantText({
      name: constantNames[index] ?? '',
      docs: commentLines(`The responses of \`${operation.method.toUpperCase()} ${operation.path}\`.`),
      type: `${module.use(runtime.ResponseDescriptions)}<${useType(responsesType(operation), module)}>`,
      initializer: values[index]?.text ?? '',
    }),
  );
  module.addAll([...constants, ...responses, ...functions]);
  return module;
}

function responsesOf(operation: OperationModel, literals: ResponseLiterals): Fragment {
  const statuses = operation.responses.map(
    (response) => fragment`${statusKey(response)}: ${literals.of(response, responseOwner(operation, response))},`,
  );
  const schema = stringLiteral(`${operation.pointer}/responses`);
  return fragment`{\nschema: ${schema},\nstatuses: {\n${joined(statuses, '\n')}\n},\n}`;
}
