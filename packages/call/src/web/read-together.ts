import { batch, mostBatchedCalls } from '../batch.ts'
import { codes } from '../codes.ts'
import type { AnyCall } from '../define.ts'
import { callHeaders, currentClient } from './client.ts'
import { gatherReads } from './gather.ts'
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

/** Sends the reads of one tick as one batch (D27), and a read on its own at its own path. */
export const readTogether = gatherReads<Read, Envelope | null>(mostBatchedCalls, async (reads, signal) => {
  const [only] = reads
  if (only && reads.length === 1) {
    const envelope = await sendAlone(only.call, only.input, { signal, isSilent: only.isSilent })
    return [() => envelope]
  }
  const calls = reads.map(({ call: { path, method }, input }) => ({
    path,
    method,
    input: Object.fromEntries(presentOf(input)),
  }))
  const answer = await fetchEnvelope(
    batch.path,
    {
      method: batch.method,
      headers: { ...callHeaders(), 'content-type': 'application/json' },
      body: JSON.stringify({ calls }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(requestTimeoutMs)]),
    },
    { isSilent: reads.every(({ isSilent }) => isSilent) },
  )
  if (answer?.code !== 0 || !Array.isArray(answer.data)) {
    throw new CallFailure(answer?.msg ?? '', answer ? { code: answer.code } : {})
  }
  const envelopes: unknown[] = answer.data.slice(0, reads.length)
  return envelopes.map((envelope, index) => () => {
    if (!isEnvelope(envelope)) throw new CallFailure('', {})
    if (envelope.code !== codes.serverError) return envelope
    // Alone it has a status of its own: a fault of the server is no refusal.
    if (!reads[index]?.isSilent) currentClient().dangerNotice('500', envelope.msg)
    throw new CallFailure(envelope.msg, { status: 500, data: envelope.data })
  })
})
