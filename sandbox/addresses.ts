/**
 * The base addresses for the URLs in responses. The base addresses can differ from the address at which the sandbox
 * listens.
 */
export interface Addresses {
  /** The address of the service, without a slash at the end: `https://forge.example.com`. */
  readonly service: string;
  /** The address of the image registry, without a scheme: `registry.forge.example.com`. */
  readonly registry: string;
  /** The domain whose subdomains are the Pages sites of all projects. */
  readonly pagesDomain: string;
}

/** The addresses in the examples of the description. */
export const exampleAddresses: Addresses = {
  service: 'https://forge.example.com',
  registry: 'registry.forge.example.com',
  pagesDomain: 'pages.example.com',
};
