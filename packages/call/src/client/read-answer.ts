import { isRecord } from '@candor/kernel/is-record'
import type { AnyCall, ReplyOf } from '../define.ts'

/** A reply to a call. */
export interface Answer<C extends AnyCall> {
  readonly code: number
  readonly msg: string
  /** The data, whatever their key in the reply. Only valid with `code` 0. */
  readonly data: ReplyOf<C>
}

/**
 * Reads the body of a reply to a call. Throws for one without an envelope.
 *
 * For tests and benchmarks of the same version as the server, which checks each reply against the contract on its way out.
 */
export function readAnswer<C extends AnyCall>(call: C, body: unknown): Answer<C> {
  if (!isRecord(body) || typeof body.code !== 'number' || typeof body.msg !== 'string') {
    throw new Error(`${call.path} gave no envelope`)
  }
  return { code: body.code, msg: body.msg, data: body[call.payload] as ReplyOf<C> }
}
