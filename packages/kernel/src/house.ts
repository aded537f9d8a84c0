import type { Readable } from 'node:stream'
import type { Clock } from './clock.ts'

/** Where bytes live, named by the sha256 of their content (64 hex digits). Safe to put the same content twice. */
export interface FileStore {
  put(content: Readable, limits?: { maxBytes?: number }): Promise<{ hash: string; size: number }>
  has(hash: string): Promise<boolean>
  /** The file's place on disk, for answers with byte ranges. */
  pathOf(hash: string): string
  remove(hash: string): Promise<void>
  list(): AsyncIterable<{ hash: string; modifiedAt: Date }>
}

/** Password hashing by argon2id. `verify` against null spends the same time and says no. */
export interface Passwords {
  hash(password: string): Promise<string>
  verify(password: string, hash: string | null): Promise<boolean>
}

export interface Log {
  info(facts: object, text: string): void
  warn(facts: object, text: string): void
  error(facts: object, text: string): void
}

export interface Settings {
  /** Whether the demo accounts may sign in. */
  readonly isDemoOn: boolean
  readonly publicUrl: string
  /** Signs media addresses; made once for the installation. */
  readonly mediaKey: string
}

/** What every handler may use. Filled once by the server; tests fill it with the same parts on a scratch database. */
export interface HouseOf<Db> {
  readonly db: Db
  readonly clock: Clock
  readonly files: FileStore
  readonly passwords: Passwords
  readonly log: Log
  readonly settings: Settings
}
