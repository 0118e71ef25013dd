import { isReference } from '@forgespec/description/openapi';
import { suggestion, type SourceLocation } from '@forgespec/description/diagnostics';
import type { Parameter } from '../parameter.ts';
import { buildAvailability } from './build-availability.ts';
import { buildSchema } from './build-schema.ts';
import type { Declared } from './check-parameters.ts';
import { inside, type BuildContext, type Located } from './context.ts';

/** A path template, and the operation whose parameters are compared with the variables of this template. */
interface PathTemplate {
  readonly path: string;
  /** The names of the variables in the template. */
  readonly names: readonly string[];
  readonly operation: Located;
}

/**
 * Returns the parameters of an operation. The result has exactly one path parameter for each variable of the path template. Reports
 * variables without a parameter, and path parameters without a variable.
 */
export function withTemplate(template: PathTemplate, declared: readonly Declared[], context: BuildContext): Declared[] {
  const { path, names, operation } = template;
  const { diagnostics, locationOf } = context;
  const inPath = declared.filter(({ parameter }) => parameter.in === 'path');
  const left = new Set(declared.filter(({ parameter }) => parameter.in !== 'path' || names.includes(parameter.name)));
  const unused = new Set(inPath.filter((parameter) => !left.has(parameter)));
  const assumed: Declared[] = [];
  for (const name of new Set(names)) {
    if (inPath.some(({ parameter }) => parameter.name === name)) continue;
    const misspelt = [...unused].find(({ parameter }) => suggestion(parameter.name, [name]) !== undefined);
    const elsewhere = declared.find(({ parameter }) => parameter.name === name);
    if (misspelt !== undefined) {
      unused.delete(misspelt);
      assumed.push({ ...misspelt, parameter: asPathParameter(misspelt.parameter, name) });
      const message = `The path ${path} has {${name}}, but the operation has a path parameter named ${misspelt.parameter.name}.`;
      const words = `The parameter is read as ${name}.`;
      const at = fieldOf(misspelt, 'name', context);
      diagnostics.fault('path-parameter-undeclared', message, words, `Did you mean \`${name}\`?`, at);
    } else if (elsewhere !== undefined) {
      left.delete(elsewhere);
      assumed.push({ ...elsewhere, parameter: asPathParameter(elsewhere.parameter, name) });
      const message = `The path ${path} has {${name}}, and the parameter ${name} has \`in: ${elsewhere.parameter.in}\`.`;
      const fix = 'Write `in: path` and `required: true`.';
      const at = fieldOf(elsewhere, 'in', context);
      diagnostics.fault('path-parameter-undeclared', message, 'It is read as a path parameter.', fix, at);
    } else {
      assumed.push({ parameter: textParameter(name, operation, context), node: operation.node });
      const message = `The path ${path} has {${name}}, but no parameter has this name.`;
      const fix = `Add a parameter with \`name: ${name}\`, \`in: path\` and \`required: true\`.`;
      diagnostics.fault(
        'path-parameter-undeclared',
        message,
        'It is read as a string.',
        fix,
        locationOf(operation.node),
      );
    }
  }
  for (const declaration of unused) {
    const { name } = declaration.parameter;
    const message = `The path parameter ${name} does not occur in ${path}.`;
    const fix = `Write {${name}} into the path, or remove the parameter.`;
    const at = fieldOf(declaration, 'name', context);
    diagnostics.fault('path-parameter-unused', message, 'It is ignored.', fix, at);
  }
  return [...left, ...assumed];
}

/** Returns a copy of a parameter. The copy is a path parameter with the name `name`. */
const asPathParameter = (parameter: Parameter, name: string): Parameter => ({
  ...parameter,
  name,
  in: 'path',
  required: true,
  ...(parameter.in === 'path' ? {} : { style: 'simple', explode: false }),
});

/** Returns a path parameter whose value is a string. */
function textParameter(name: string, { pointer: operation }: Located, context: BuildContext): Parameter {
  const pointer = inside(operation, 'parameters', name);
  return {
    ...buildAvailability({}),
    name,
    in: 'path',
    pointer,
    description: undefined,
    required: true,
    style: 'simple',
    explode: false,
    allowsReserved: false,
    isMultiSegment: false,
    isSampled: false,
    mediaType: undefined,
    schema: buildSchema({ type: 'string' }, inside(pointer, 'schema'), context),
    examples: [],
  };
}

/**
 * Returns the source location of the field `in` or `name` of a parameter. If the operation only refers to the parameter, returns the
 * location of the reference.
 */
const fieldOf = ({ node }: Declared, key: 'in' | 'name', { locationOf }: BuildContext): SourceLocation | undefined =>
  isReference(node) ? locationOf(node) : locationOf(node, key, 'value');
