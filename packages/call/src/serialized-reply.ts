import { hash } from 'node:crypto'

/** A payload whose envelope carries a value of its own in `msg`: the calls whose `msg` is data (R7-011). */
export class WithMsg<Payload> {
  readonly payload: Payload
  readonly msg: string

  constructor(payload: Payload, msg: string) {
    this.payload = payload
    this.msg = msg
  }
}

/**
 * A payload that stays the same as long as its version does, for the same caller and the same input.
 *
 * It is only built where no reply of that version is kept. The version is read before the data, so that a reply may be
 * newer than its version, and never older.
 */
export class Versioned<Payload> {
  readonly version: string
  readonly build: () => Promise<Payload | WithMsg<Payload>>

  constructor(version: string, build: () => Promise<Payload | WithMsg<Payload>>) {
    this.version = version
    this.build = build
  }
}

/** The envelope of a success as bytes. */
export class SerializedReply {
  readonly bytes: Buffer
  #etag: string | null = null

  constructor(text: string) {
    this.bytes = Buffer.from(text)
  }

  /** Differs for different replies. */
  get etag(): string {
    this.#etag ??= hash('sha256', this.bytes, 'base64url')
    return this.#etag
  }
}
