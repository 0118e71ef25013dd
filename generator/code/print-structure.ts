import { commentText } from './comment.ts';
import type {
  DocStructure,
  FunctionStructure,
  InterfaceStructure,
  ParameterStructure,
  PropertyStructure,
  SignatureStructure,
  Structure,
  TypeAliasStructure,
  TypeParameterStructure,
  VariableStructure,
} from './structure.ts';
import { StructureKind } from './structure-kind.ts';

/**
 * Returns the code of a declaration. The code has no indentation, because it is formatted later. ts-morph could also print the declaration.
 * But ts-morph would load a TypeScript compiler and parse the code, which takes longer than the rest of the generation.
 */
export const printStructure = (structure: Structure): string =>
  `${comment(structure)}${structure.isExported === true ? 'export ' : ''}${declaration(structure)}`;

function declaration(structure: Structure): string {
  switch (structure.kind) {
    case StructureKind.Function:
      return functionCode(structure);
    case StructureKind.Interface:
      return interfaceCode(structure);
    case StructureKind.TypeAlias:
      return typeAliasCode(structure);
    case StructureKind.VariableStatement:
      return variableCode(structure);
  }
}

const functionCode = (structure: FunctionStructure): string =>
  `function ${signatureText(structure)} {\n${[structure.statements].flat().join('\n')}\n}`;

function interfaceCode({ name, extends: bases = [], methods = [], properties = [] }: InterfaceStructure): string {
  const heritage = bases.length === 0 ? '' : ` extends ${bases.join(', ')}`;
  return `interface ${name}${heritage} {\n${[...properties.map(property), ...methods.map(method)].join('\n')}\n}`;
}

const typeAliasCode = ({ name, typeParameters, type }: TypeAliasStructure): string =>
  `type ${name}${typeParameterList(typeParameters)} = ${type};`;

const variableCode = ({ declarationKind, declarations }: VariableStructure): string =>
  `${declarationKind} ${declarations
    .map(({ name, type, initializer }) => `${name}${type === undefined ? '' : `: ${type}`} = ${initializer}`)
    .join(', ')};`;

const method = (structure: SignatureStructure): string => `${comment(structure)}${signatureText(structure)};`;

function property(structure: PropertyStructure): string {
  const { name, type, isReadonly = false, hasQuestionToken = false } = structure;
  return `${comment(structure)}${isReadonly ? 'readonly ' : ''}${name}${hasQuestionToken ? '?' : ''}: ${type};`;
}

/** Returns the code of a signature. Without a name, this is the start of an arrow function. */
export const signatureText = ({ name, typeParameters, parameters = [], returnType }: SignatureStructure): string =>
  `${name}${typeParameterList(typeParameters)}(${parameters.map(parameterText).join(', ')}): ${returnType}`;

export function parameterText({
  name,
  type,
  hasQuestionToken,
  isRestParameter,
  initializer,
}: ParameterStructure): string {
  const rest = isRestParameter === true ? '...' : '';
  const optional = hasQuestionToken === true ? '?' : '';
  return `${rest}${name}${optional}: ${type}${initializer === undefined ? '' : ` = ${initializer}`}`;
}

function typeParameterList(parameters: readonly TypeParameterStructure[] = []): string {
  if (parameters.length === 0) return '';
  const texts = parameters.map(({ name, constraint, default: otherwise }) => {
    const limit = constraint === undefined ? '' : ` extends ${constraint}`;
    return `${name}${limit}${otherwise === undefined ? '' : ` = ${otherwise}`}`;
  });
  return `<${texts.join(', ')}>`;
}

const comment = ({ docs = [] }: { readonly docs?: readonly DocStructure[] }): string =>
  docs.map(({ description }) => `${commentText(description.replace(/^\n/u, '').split('\n'))}\n`).join('');
