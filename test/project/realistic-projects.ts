/** A project of a user: its package.json, the compiler options of its tsconfig.json, and its packages with global types. */
export interface RealisticProject {
  readonly type?: 'commonjs' | 'module';
  /** The `compilerOptions` of the tsconfig.json. Undefined if there is no tsconfig.json. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** True if `@types/node` is installed. */
  readonly hasNodeTypes?: true;
  /** Parts of the message and of the fix that forgespec must print. Absent if the generated code must compile without errors. */
  readonly misfit?: readonly [file: string, message: string, fix: string];
}

const strictNode = { module: 'nodenext', target: 'esnext', strict: true, skipLibCheck: true };
const commonJs = { module: 'commonjs', strict: true, esModuleInterop: true, skipLibCheck: true };

/** Projects with the files that popular tools write, and with the settings that their users change. */
export const projects: Readonly<Record<string, RealisticProject>> = {
  'Next.js': {
    hasNodeTypes: true,
    options: {
      target: 'ES2017',
      lib: ['dom', 'dom.iterable', 'esnext'],
      allowJs: true,
      skipLibCheck: true,
      strict: true,
      noEmit: true,
      esModuleInterop: true,
      module: 'esnext',
      moduleResolution: 'bundler',
      resolveJsonModule: true,
      isolatedModules: true,
      jsx: 'preserve',
    },
  },
  Vite: {
    type: 'module',
    options: {
      target: 'ES2020',
      useDefineForClassFields: true,
      lib: ['ES2020', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      skipLibCheck: true,
      moduleResolution: 'bundler',
      allowImportingTsExtensions: true,
      isolatedModules: true,
      noEmit: true,
      strict: true,
      noUnusedLocals: true,
      noUnusedParameters: true,
    },
  },
  'NestJS, not strict, CommonJS': {
    hasNodeTypes: true,
    options: {
      module: 'commonjs',
      target: 'ES2021',
      emitDecoratorMetadata: true,
      experimentalDecorators: true,
      skipLibCheck: true,
      strictNullChecks: false,
      noImplicitAny: false,
      outDir: 'dist',
    },
  },
  Angular: {
    options: {
      strict: true,
      noImplicitOverride: true,
      noPropertyAccessFromIndexSignature: true,
      skipLibCheck: true,
      isolatedModules: true,
      experimentalDecorators: true,
      moduleResolution: 'bundler',
      target: 'ES2022',
      module: 'ES2022',
      lib: ['ES2022', 'dom'],
      types: [],
    },
  },
  Expo: {
    options: {
      lib: ['DOM', 'ESNext'],
      moduleResolution: 'bundler',
      module: 'preserve',
      noEmit: true,
      skipLibCheck: true,
      strict: true,
      target: 'ESNext',
    },
  },
  'tsc --init of TypeScript 5.4, with the types of Node': {
    hasNodeTypes: true,
    options: { ...commonJs, target: 'es2016' },
  },
  'tsc --init of TypeScript 5.4': {
    options: { ...commonJs, target: 'es2016' },
    misfit: ['tsconfig.json', 'older than ES2020', '"lib": ["ES2022","dom","dom.iterable"]'],
  },
  'tsc --init of TypeScript 5.9': {
    options: { ...strictNode, lib: ['esnext', 'dom'], types: [], verbatimModuleSyntax: true },
    misfit: ['package.json', '`verbatimModuleSyntax`', '"type": "module"'],
  },
  'tsc --init of TypeScript 5.9, as modules': {
    type: 'module',
    options: { ...strictNode, types: [], verbatimModuleSyntax: true, exactOptionalPropertyTypes: true },
  },
  'CommonJS and ES2020': { options: { ...commonJs, target: 'ES2020', moduleResolution: 'node' } },
  'CommonJS and verbatimModuleSyntax': {
    options: { ...commonJs, target: 'ES2022', verbatimModuleSyntax: true },
    misfit: ['tsconfig.json', '`verbatimModuleSyntax`', '"module": "nodenext"'],
  },
  'without DOM, with the types of Node': {
    type: 'module',
    hasNodeTypes: true,
    options: { ...strictNode, target: 'es2022', lib: ['es2022'] },
  },
  'without DOM': {
    type: 'module',
    options: { ...strictNode, target: 'es2022', lib: ['es2022'] },
    misfit: ['tsconfig.json', 'no declarations of `Request`', 'Install the package @types/node'],
  },
  'without DOM, with the types of Node, which are not used': {
    type: 'module',
    hasNodeTypes: true,
    options: { ...strictNode, target: 'es2022', lib: ['es2022'], types: [] },
    misfit: ['tsconfig.json', 'no declarations of `Request`', 'Add "node" to `types`'],
  },
  'the target ES5': {
    options: { ...commonJs, target: 'es5', lib: ['es2022', 'dom'] },
    misfit: ['tsconfig.json', 'The target is es5', '"target": "ES2022"'],
  },
};
