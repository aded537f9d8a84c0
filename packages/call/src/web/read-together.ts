import { batch, maxBatchedCalls } from '../batch.ts'
import { codes } from '../codes.ts'
import type { AnyCall } from '../define.ts'
import { saysUnreadable } from '../unreadable.ts'
import { callHeaders, currentClient } from './client.ts'
import { gatherReads } from './gather.ts'
import { findHeld, holdReply } from './held-replies.ts'
import {
  CallFailure,
  type Envelope,
  fetchEnvelope,
  isEnvelope,
  presentOf,
  requestTimeoutMs,
  sendAlone,
} from './send.ts'

/** A call for something to show. */
export interface Read {
  readonly call: AnyCall
  readonly input: object
  readonly isSilent: boolean
}

/** A read in the form of a batch. */
function batchItemOf({ call: { path, method }, input }: Read) {
  return { path, method, input: Object.fromEntries(presentOf(input)) }
}

function readAnswer(envelope: unknown, held: Envelope | undefined, { isSilent }: Read): Envelope {
  if (!isEnvelope(envelope)) throw new CallFailure('', {})
  if (envelope.code === codes.serverError) {
    // A call by itself has an HTTP status, which tells a server error from a refusal; in a batch it has none.
    if (!isSilent && !saysUnreadable(envelope.data)) currentClient().dangerNotice('500', envelope.msg)
    throw new CallFailure(envelope.msg, { status: 500, data: envelope.data })
  }
  return envelope.isUnchanged && held ? held : envelope
}

const gathered = { most: maxBatchedCalls, mayLag: ({ call }: Read) => call.mayLag }

/**
 * Sends the reads of one tick as one batch (D27), and a single read at its own path. A reply that is cached is asked
 * for with its etag, and only sent again where it has changed.
 */
export const readTogether = gatherReads<Read, Envelope | null>(gathered, async (reads, signal) => {
  const headers = callHeaders()
  const caller = JSON.stringify(headers)
  const calls = reads.map((read) => {
    const call = batchItemOf(read)
    const key = JSON.stringify(call)
    return { call, read, key, held: findHeld(caller, key) }
  })
  const [only] = calls
  if (only && calls.length === 1 && !only.held) {
    const { call, input, isSilent } = only.read
    const envelope = await sendAlone(call, input, { signal, isSilent })
    return [() => envelope]
  }
  const answer = await fetchEnvelope(
    batch.path,
    {
      method: batch.method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ calls: calls.map(({ call, held }) => ({ ...call, etag: held?.etag ?? '' })) }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(requestTimeoutMs)]),
    },
    { isSilent: reads.every(({ isSilent }) => isSilent) },
  )
  if (answer?.code !== 0 || !Array.isArray(answer.data)) {
    throw new CallFailure(answer?.msg ?? '', answer ? { code: answer.code } : {})
  }
  const envelopes: unknown[] = answer.data
  return calls.slice(0, envelopes.length).map(({ read, key, held }, index) => () => {
    const envelope = readAnswer(envelopes[index], held?.envelope, read)
    holdReply(caller, key, envelope)
    return envelope
  })
})
