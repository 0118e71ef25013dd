import ts from 'typescript';

/**
 * Returns the number of functions of a module that are not part of another function. Methods count, and functions that are values of
 * properties.
 */
export function countOutermostFunctions(text: string): number {
  let count = 0;
  const visit = (node: ts.Node): void => {
    const isFunction = ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;
    if (isFunction) count += 1;
    else ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest));
  return count;
}
