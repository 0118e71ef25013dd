import type { Area } from '../../../2-model/api.ts';
import type { Operation } from '../../../2-model/operation.ts';
import { commentLines } from '../../../code/comment.ts';
import { constantText } from '../../../code/declaration-text.ts';
import { stringLiteral } from '../../../code/literal.ts';
import { createModule, type Module } from '../../../code/module.ts';
import { describedOperation, statusKey } from '../../described-operation.ts';
import { createCompiler, type CompilerInput } from '../compiler.ts';
import { declareNeeds } from '../declare.ts';
import { fragment, joined, type Fragment } from '../fragment.ts';
import { responseRuntime as runtime } from '../symbols.ts';
import { createResponseLiterals, type ResponseLiterals } from './response-literals.ts';
import { responsesModulePath, responseValidators } from './symbols.ts';

/** The module of an area: what its operations may answer. */
export function responsesModule(area: Area, input: CompilerInput): Module {
  const module = createModule(responsesModulePath(area));
  const literals = createResponseLiterals(createCompiler(input), input);
  const values = area.operations.map((operation) => responsesOf(operation, literals));
  const { constants, functions } = declareNeeds([...literals.constants, ...values], module);
  const responses = area.operations.map((operation, index) =>
    constantText({
      name: responseValidators(area, operation).name,
      docs: commentLines(`What \`${operation.method.toUpperCase()} ${operation.path}\` may answer.`),
      type: `${module.use(runtime.ResponseValidators)}<${describedOperation(operation, module).type}['responses']>`,
      initializer: values[index]?.text ?? '',
    }),
  );
  module.add(...constants, ...responses, ...functions);
  return module;
}

function responsesOf(operation: Operation, literals: ResponseLiterals): Fragment {
  const statuses = operation.responses.map(
    (response) => fragment`${statusKey(response)}: ${literals.of(response, operation)},`,
  );
  const schema = stringLiteral(`${operation.pointer}/responses`);
  return fragment`{\nschema: ${schema},\nstatuses: {\n${joined(statuses, '\n')}\n},\n}`;
}
