import { AsyncLocalStorage } from 'node:async_hooks'
import { openTurns, type Turns } from '@candor/kernel/turns'
import { type DatabaseConnection, PostgresDialect, type PostgresDialectConfig, PostgresDriver } from 'kysely'

interface Owner {
  readonly name: string
  /** How many transactions the work has open. */
  transactions: number
}

const owners = new AsyncLocalStorage<Owner>()

/** Runs work for an owner: its connections are counted with those of the owner's other work. */
export function asOwner<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return owners.run({ name, transactions: 0 }, work)
}

/** The most work of one owner that waits for a connection, and of all owners. */
const waiting = { waitingOfOne: 500, waitingInAll: 5_000 }

/** Too much work of one owner waits: PostgreSQL's own code for too many connections. */
class NoTurn extends Error {
  override readonly name = 'NoTurn'
  readonly code = '53300'
}

/** Hands out connections by owner, so that the work of one never holds all of them. Work without an owner is not counted. */
class DriverInTurns extends PostgresDriver {
  readonly #turns: Turns
  readonly #ends = new WeakMap<DatabaseConnection, () => void>()
  readonly #begun = new WeakMap<DatabaseConnection, Owner>()

  constructor(config: PostgresDialectConfig, turns: Turns) {
    super(config)
    this.#turns = turns
  }

  override async acquireConnection(
    ...options: Parameters<PostgresDriver['acquireConnection']>
  ): Promise<DatabaseConnection> {
    const owner = owners.getStore()
    // Within a transaction more must be had at once: with all turns taken by such transactions none would end.
    if (!owner || owner.transactions > 0) return super.acquireConnection(...options)
    const end = await this.#turns.take(owner.name)
    if (!end) throw new NoTurn('too much work of one owner waits for a connection')
    try {
      const connection = await super.acquireConnection(...options)
      this.#ends.set(connection, end)
      return connection
    } catch (error) {
      end()
      throw error
    }
  }

  override async releaseConnection(
    connection: Parameters<PostgresDriver['releaseConnection']>[0],
  ): Promise<void> {
    const end = this.#ends.get(connection)
    this.#ends.delete(connection)
    this.#endTransaction(connection)
    await super.releaseConnection(connection)
    end?.()
  }

  override async beginTransaction(...begin: Parameters<PostgresDriver['beginTransaction']>): Promise<void> {
    await super.beginTransaction(...begin)
    const owner = owners.getStore()
    if (!owner) return
    owner.transactions += 1
    this.#begun.set(begin[0], owner)
  }

  #endTransaction(connection: DatabaseConnection): void {
    const owner = this.#begun.get(connection)
    if (owner) owner.transactions -= 1
    this.#begun.delete(connection)
  }
}

/** PostgreSQL, with at most `ofOne` of its `connections` for one owner. */
export class DialectInTurns extends PostgresDialect {
  readonly #config: PostgresDialectConfig
  readonly #turns: Turns

  constructor(config: PostgresDialectConfig, most: { connections: number; ofOne: number }) {
    super(config)
    this.#config = config
    this.#turns = openTurns({ running: most.connections, runningOfOne: most.ofOne, ...waiting })
  }

  override createDriver(): PostgresDriver {
    return new DriverInTurns(this.#config, this.#turns)
  }
}
