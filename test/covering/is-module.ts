/** Returns true if a file is a module of a room. Tests, examples, measurements and the generated output are not. */
export const isModule = (file: string): boolean =>
  /^\w+\/.*(?<!\.d)\.ts$/u.test(file) && !/^(?:bench|dist|docs|examples|generated|test)\//u.test(file);
