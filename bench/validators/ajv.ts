import { createRequire } from 'node:module';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Compiled, Contestant, Definitions } from './contestant.ts';

/**
 * Returns an instance of ajv. By default, the compiled code stops at the first error. With `allErrors`, ajv compiles
 * different code, which finds all errors.
 */
function instance(definitions: Definitions, allErrors: boolean): Ajv2020 {
  const ajv = new Ajv2020({ allErrors, strict: false, code: { source: true, optimize: true } });
  addFormats.default(ajv);
  for (const name of Object.keys(definitions)) {
    ajv.addSchema({ $id: `https://example.com/${name}`, $ref: `#/$defs/${name}`, $defs: definitions }, name);
  }
  return ajv;
}

function functionOf(ajv: Ajv2020, name: string): ValidateFunction {
  const found = ajv.getSchema(name);
  if (found === undefined) throw new Error(`No schema ${name}`);
  return found;
}

const compiled = (first: ValidateFunction, all: ValidateFunction): Compiled => ({
  is: (value) => first(value) === true,
  issues: (value) => (all(value) === true ? [] : (all.errors ?? [])),
});

/** ajv 8, compiled at run time. */
export function ajvCompiled(definitions: Definitions): Contestant {
  const [first, all] = [instance(definitions, false), instance(definitions, true)];
  return { name: 'ajv', compile: (name) => compiled(functionOf(first, name), functionOf(all, name)) };
}

/** ajv 8 with its standalone code: ajv writes each validator as the text of a module. */
export function ajvStandalone(definitions: Definitions): Contestant {
  const [first, all] = [instance(definitions, false), instance(definitions, true)];
  const load = (ajv: Ajv2020, name: string): ValidateFunction => {
    const code = standaloneCode.default(ajv, functionOf(ajv, name));
    const module: { exports: unknown } = { exports: undefined };
    new Function('require', 'module', 'exports', code)(createRequire(import.meta.url), module, {});
    if (!isValidate(module.exports)) throw new Error(`ajv generated no function for ${name}`);
    return module.exports;
  };
  return { name: 'ajv standalone', compile: (name) => compiled(load(first, name), load(all, name)) };
}

const isValidate = (value: unknown): value is ValidateFunction => typeof value === 'function';
