import type { JsonValue } from '../../description/json/json.ts';
import { valueLiteral } from '../../generator/code/literal.ts';

/** A value and a type. `isAssignable` is true if the compiler must accept the value for the type. */
export interface Assignment {
  /** The type as code. The name of an exported type begins with `types.`. */
  readonly type: string;
  readonly value: JsonValue;
  readonly isAssignable: boolean;
}

/** An assignment with a wrong result: the compiler rejects an assignable value, or accepts a value that is not assignable. */
export interface WrongAssignment<A extends Assignment> {
  readonly assignment: A;
  /** The message of the compiler. */
  readonly message: string;
}

/**
 * Returns a program for which the compiler reports each wrong assignment.
 *
 * @param typesModule the import specifier of the module with the types.
 */
export function assignmentProgram(typesModule: string, assignments: readonly Assignment[]): string {
  return [...header(typesModule), ...assignments.map(assignmentLine), ''].join('\n');
}

const header = (typesModule: string): readonly string[] => [
  `import type * as types from '${typesModule}';`,
  // TypeScript infers `V` from the literal, and then compares `V` with `T`. If the parameter had the type `T`, TypeScript would also reject
  // additional properties of the literal.
  'declare function assign<T>(): <V extends T>(value: V) => void;',
];

/** Returns the two lines for an assignment. The first line is a directive or an empty comment. */
function assignmentLine({ type, value, isAssignable }: Assignment): string {
  return `${isAssignable ? '//' : '// @ts-expect-error'}\nassign<${type}>()(${valueLiteral(value)});`;
}

/** Returns the wrong assignments in a program that `assignmentProgram` has returned. */
export function wrongAssignments<A extends Assignment>(
  assignments: readonly A[],
  output: string,
  fileName: string,
): WrongAssignment<A>[] {
  const first = header('').length;
  const found = new Map<A, string>();
  for (const { file, line, message } of compilerErrors(output)) {
    const assignment = assignments[Math.floor((line - 1 - first) / 2)];
    if (file.endsWith(fileName) && assignment !== undefined && !found.has(assignment)) found.set(assignment, message);
  }
  return Array.from(found, ([assignment, message]) => ({ assignment, message }));
}

/** An error of the compiler. */
export interface CompilerError {
  readonly file: string;
  readonly line: number;
  /** The code and the message, in one line. */
  readonly message: string;
}

/** Returns the errors in the output of the compiler. */
export function compilerErrors(output: string): CompilerError[] {
  return Array.from(
    output.matchAll(/^(?<file>.+)\((?<line>\d+),\d+\): error (?<message>.*)$/gmu),
    ({ groups: { file = '', line = '', message = '' } = {} }) => ({ file, line: Number(line), message }),
  );
}
