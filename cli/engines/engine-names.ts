/**
 * The servers that can respond to the console. `prism` serves examples of the description, `stubs` runs the generated server with
 * examples, and `sandbox` runs the stateful service.
 */
export const engineNames = ['prism', 'stubs', 'sandbox'] as const;

export type EngineName = (typeof engineNames)[number];
