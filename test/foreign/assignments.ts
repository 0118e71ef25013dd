import type { JsonValue } from '../../generator/1-load/json.ts';
import { valueLiteral } from '../../generator/code/literal.ts';

/** A value, and true if the compiler must accept the value for a type. */
export interface Assignment {
  /** The type as code. The name of an exported type begins with `types.`. */
  readonly type: string;
  readonly value: JsonValue;
  readonly isAssignable: boolean;
}

/** A wrong assignment: the compiler rejects an assignable value, or accepts another value. */
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
  // The literal is compared as a value of the type parameter. In a literal for `T`, TypeScript would also reject additional properties.
  'declare function assign<T>(): <V extends T>(value: V) => void;',
];

/** Each assignment has two lines. The first line is a directive or a comment. */
function assignmentLine({ type, value, isAssignable }: Assignment): string {
  return `${isAssignable ? '//' : '// @ts-expect-error'}\nassign<${type}>()(${valueLiteral(value)});`;
}

/** Returns the wrong assignments of a program of `assignmentProgram`. */
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
