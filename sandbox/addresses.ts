/** Where the sandbox says that things are. They need not be addresses that it answers on itself. */
export interface Addresses {
  /** Of the service, without a slash at the end: `https://forge.example.com`. */
  readonly service: string;
  /** Of the image registry, without a scheme: `registry.forge.example.com`. */
  readonly registry: string;
  /** The domain that the sites of projects are below. */
  readonly pagesDomain: string;
}

/** The addresses of the world that the description's examples are of. */
export const worldAddresses: Addresses = {
  service: 'https://forge.example.com',
  registry: 'registry.forge.example.com',
  pagesDomain: 'pages.example.com',
};
