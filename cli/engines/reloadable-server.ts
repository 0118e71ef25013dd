/** A running server that can load its modules again. */
export interface ReloadableServer {
  reload(): Promise<void>;
}
