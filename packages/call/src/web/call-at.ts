import type { AnyCall, ReplyOf, SentInputOf } from '../define.ts'
import { CallFailure, type SendOptions, sendAlone } from './send.ts'

/** The parts of a contract that are not schemas: where a call is answered, and how it is sent. */
export type CallAddress = Pick<AnyCall, 'method' | 'path' | 'sends' | 'payload'>

/**
 * Calls the server by a call's address alone, without a toast for failures: for a page that shows before the code of
 * contracts has loaded. Name the call: `callAt<typeof call>(…)`.
 */
export async function callAt<C extends AnyCall>(
  address: CallAddress,
  input: SentInputOf<C>,
  options: Pick<SendOptions, 'files' | 'idempotencyKey' | 'send' | 'signal'> = {},
): Promise<ReplyOf<C>> {
  const envelope = await sendAlone(address, input as object, { ...options, isSilent: true })
  if (!envelope) throw new CallFailure('', {})
  const { code, msg, data } = envelope
  if (code !== 0) throw new CallFailure(msg, { code, data })
  return envelope[address.payload] as ReplyOf<C>
}
