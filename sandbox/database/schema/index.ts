export * from './accounts.ts';
export * from './clock.ts';
export * from './instance.ts';
export * from './merge-requests.ts';
export * from './pipelines.ts';
export * from './planning.ts';
export * from './project-features.ts';
export * from './projects.ts';
