import { parse, PGlite, protocol, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite';
import { Turns } from './turns.ts';
import { longestWait } from './unavailable.ts';

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;

type SerializedValue = NonNullable<NonNullable<Parameters<typeof protocol.serialize.bind>[0]>['values']>[number];

/** A statement that the database has already parsed. */
interface Statement {
  readonly name: string;
  readonly parameterTypes: readonly number[];
  /** The messages that describe the columns. Empty if the statement returns no rows. */
  readonly description: Messages;
}

/** The maximum number of parsed statements. The handlers use some hundreds of different statements. */
const mostStatements = 500;

const { serialize } = protocol;

/**
 * A PGlite database that parses and plans each statement only once. Each later execution sends its messages in one
 * batch. The base class plans the statement each time, and sends six messages one by one. For a small query, planning
 * and sending take most of the time.
 *
 * @see https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-EXT-QUERY
 */
export class PreparedPglite extends PGlite {
  /** A map from SQL texts to parsed statements. The most recently used statement is the last one. */
  readonly #statements = new Map<string, Statement>();
  #lastNumber = 0;

  /** The transactions of the database. A query outside a transaction counts as a transaction. */
  readonly #turns = new Turns(longestWait);

  /** @throws {DatabaseUnavailableError} if the earlier transactions do not end in time. */
  override async _runExclusiveTransaction<T>(work: () => Promise<T>): Promise<T> {
    return this.#turns.take(async () => super._runExclusiveTransaction(work));
  }

  override async query<T>(text: string, values?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    if (isSpecial(options)) return super.query<T>(text, values, options);
    await this._checkReady();
    return this._runExclusiveTransaction(async () => {
      const results = await this.#run<T>(text, values, options);
      await this.syncToFs();
      return results;
    });
  }

  override async transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return super.transaction(async (transaction) => {
      const originalQuery = transaction.query;
      const query = async <Row>(text: string, values?: unknown[], options?: QueryOptions): Promise<Results<Row>> =>
        // If the transaction is closed, the original method throws the error.
        transaction.closed || isSpecial(options)
          ? originalQuery<Row>(text, values, options)
          : this.#run<Row>(text, values, options);
      return work(Object.assign(transaction, { query }));
    });
  }

  async #run<T>(text: string, values: readonly unknown[] = [], options: QueryOptions = {}): Promise<Results<T>> {
    return this._runExclusiveQuery(async () => {
      const statement = this.#statements.get(text) ?? (await this.#parse(text));
      this.#keep(text, statement);
      const { name, parameterTypes, description } = statement;
      const serializedValues = values.map((value, index) => this.#serialize(value, parameterTypes[index], options));
      const messages = await this.#send([
        serialize.bind({ statement: name, values: serializedValues }),
        serialize.execute({}),
        serialize.sync(),
      ]);
      // The object inherits the parsers of all types. Copying them for each query would take too long.
      const parsers: PGlite['parsers'] = Object.assign(Object.create(this.parsers), options.parsers);
      const { rowMode } = options;
      const [results] = parse.parseResults(
        [...description, ...messages],
        parsers,
        rowMode === undefined ? {} : { rowMode },
      );
      if (results === undefined) throw new Error('The database returned no result');
      // The caller declares the type of the rows. Neither this class nor PGlite checks that the rows have this type.
      return results as Results<T>;
    });
  }

  async #parse(text: string): Promise<Statement> {
    this.#lastNumber += 1;
    const name = `statement_${this.#lastNumber}`;
    const messages = await this.#send([
      ...this.#closeOldest(),
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ]);
    return {
      name,
      parameterTypes: parse.parseDescribeStatementResults(messages),
      description: messages.filter((message) => message.name === 'rowDescription'),
    };
  }

  #keep(text: string, statement: Statement): void {
    this.#statements.delete(text);
    this.#statements.set(text, statement);
  }

  #closeOldest(): Uint8Array[] {
    const [oldest] = this.#statements;
    if (oldest === undefined || this.#statements.size < mostStatements) return [];
    const [text, { name }] = oldest;
    this.#statements.delete(text);
    return [serialize.close({ type: 'S', name })];
  }

  #serialize(value: unknown, type: number | undefined, { serializers }: QueryOptions): SerializedValue {
    if (value === null || value === undefined) return null;
    const serializer = type === undefined ? undefined : (serializers?.[type] ?? this.serializers[type]);
    return serializer === undefined ? String(value) : serializer(value);
  }

  /**
   * Sends messages to the database.
   *
   * @throws {DatabaseError} if the database rejects a message. The database then skips the messages that follow.
   */
  async #send(messages: readonly Uint8Array[]): Promise<Messages> {
    return this.execProtocolStream(Buffer.concat(messages), { syncToFs: false });
  }
}

/** Returns true if a query has options that only the method of the base class supports. */
const isSpecial = (options: QueryOptions | undefined): boolean =>
  options?.blob !== undefined || options?.paramTypes !== undefined || options?.onNotice !== undefined;
