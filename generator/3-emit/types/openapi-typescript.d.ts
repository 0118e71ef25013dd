// The types of the internal modules of openapi-typescript that we import. The package has types only for its main module. The main module
// is not used, because it loads its own copy of Redocly.

declare module 'openapi-typescript/dist/transform/index.mjs' {
  export { transformSchema as default } from 'openapi-typescript';
}

declare module 'openapi-typescript/dist/lib/ts.mjs' {
  export { astToString } from 'openapi-typescript';
}
