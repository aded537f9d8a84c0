import type { Readable } from 'node:stream'
import { batch, maxBatchedCalls } from '@candor/call/batch'
import type { ServedCall } from '@candor/testkit/calls'
import { readEnvelope, readEnvelopes } from '@candor/testkit/envelope'
import type { ServerUnderTest } from '@candor/testkit/server'

export interface Outcome {
  readonly code: number
  readonly body: string
}

/** The first chunk of an event stream, which is then closed. */
async function firstOf(stream: Readable): Promise<string> {
  for await (const chunk of stream) return String(chunk)
  return ''
}

/** The body of a POST: JSON, or multipart with a small text file where the call takes one. */
async function bodyOf(
  call: ServedCall,
  fields: [string, unknown][],
): Promise<{ type: string; bytes: Buffer }> {
  if (!('files' in call && call.sends === 'multipart')) {
    return { type: 'application/json', bytes: Buffer.from(JSON.stringify(Object.fromEntries(fields))) }
  }
  const form = new FormData()
  for (const [key, value] of fields) form.set(key, String(value))
  for (const field of call.files?.fields ?? []) form.set(field, new Blob(['A small text.']), 'small.txt')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const type = request.headers.get('content-type') ?? ''
  return { type, bytes: Buffer.from(await request.arrayBuffer()) }
}

/** Makes any kind of call over HTTP, like a client. */
export async function send(
  { app }: ServerUnderTest,
  call: ServedCall,
  input: Readonly<Record<string, unknown>>,
  token: string | null,
  idempotencyKey?: string,
): Promise<Outcome> {
  const fields = Object.entries(input).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(fields.map(([key, value]): [string, string] => [key, String(value)]))
  const body = call.method === 'POST' ? await bodyOf(call, fields) : null
  const response = await app.inject({
    method: call.method,
    url: body ? call.path : `${call.path}?${query}`,
    headers: {
      lang: 'en',
      ...(token && { token }),
      ...(body && { 'content-type': body.type }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    ...(body && { payload: body.bytes }),
    payloadAsStream: 'eventName' in call,
  })
  const text = 'eventName' in call ? await firstOf(response.stream()) : response.body
  const isStream = String(response.headers['content-type']).startsWith('text/event-stream')
  return { code: isStream ? 0 : readEnvelope(JSON.parse(text)).code, body: text }
}

/** A call in a batch, with its input. */
export interface BatchedCall {
  readonly call: ServedCall
  readonly input: Readonly<Record<string, unknown>>
}

/** Makes calls in as few batches as possible; returns the results in the same order. */
export async function sendInBatch(
  { app }: ServerUnderTest,
  calls: readonly BatchedCall[],
  token: string | null,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  while (outcomes.length < calls.length) {
    const next = calls.slice(outcomes.length, outcomes.length + maxBatchedCalls)
    const response = await app.inject({
      method: 'POST',
      url: batch.path,
      headers: { lang: 'en', ...(token && { token }) },
      payload: { calls: next.map(({ call: { method, path }, input }) => ({ method, path, input })) },
    })
    const envelopes = readEnvelopes(response.json())
    if (envelopes.length === 0) throw new Error('a batch answered none of its calls')
    for (const envelope of envelopes) outcomes.push({ code: envelope.code, body: JSON.stringify(envelope) })
  }
  return outcomes
}
