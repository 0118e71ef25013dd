/**
 * `prism` serves examples of the description, `stubs` runs the generated server with examples, `sandbox` runs the service with
 * its state.
 */
export const engineNames = ['prism', 'stubs', 'sandbox'] as const;

export type EngineName = (typeof engineNames)[number];
