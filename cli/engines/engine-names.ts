/** `prism` reads the description, `stubs` are the generated server with examples, `sandbox` is the service with its state. */
export const engineNames = ['prism', 'stubs', 'sandbox'] as const;

export type EngineName = (typeof engineNames)[number];
