/**
 * The servers that can respond to requests of the pages. `prism` serves the examples of the description. `stubs` runs the
 * generated server, which also responds with examples. `sandbox` runs the stateful service.
 */
export const engineNames = ['prism', 'stubs', 'sandbox'] as const;

export type EngineName = (typeof engineNames)[number];
