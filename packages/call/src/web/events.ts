import { createParser } from 'eventsource-parser'
import { safeParse } from 'zod/v4/core'
import type { AnyEventCall, EventOf, SentInputOf } from '../define.ts'
import { callHeaders } from './client.ts'
import { CallFailure, isEnvelope } from './send.ts'

/** The longest silence of a stream, three missed heartbeats: after it the stream counts as broken. */
export const silenceMs = 65_000

/** The longest wait for a stream to open: after it, something on the way is holding the reply back. */
export const openingMs = 15_000

/** An item of an open event call: that it is open, an event, or the version that the caller has now seen. */
export type StreamItem<C extends AnyEventCall> =
  | { kind: 'open' }
  | { kind: 'event'; event: EventOf<C> }
  | { kind: 'seen'; id: string }

interface EventOptions {
  signal: AbortSignal
  /** The last `seen` of an earlier stream, to get what was missed since. */
  lastSeen?: string | null
}

async function openStream(call: AnyEventCall, input: object, signal: AbortSignal, lastSeen: string | null) {
  const present = Object.entries(input).filter(([, value]) => value !== undefined && value !== null)
  const query = new URLSearchParams(present.map(([key, value]): [string, string] => [key, String(value)]))
  const response = await fetch(`${call.path}?${query}`, {
    headers: {
      ...callHeaders(),
      accept: 'text/event-stream',
      ...(lastSeen === null ? {} : { 'last-event-id': lastSeen }),
    },
    signal,
  })
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (response.ok && isStream && response.body) return response.body
  const body: unknown = await response.json().catch(() => null)
  if (isEnvelope(body) && response.ok) throw new CallFailure(body.msg, { code: body.code })
  throw new CallFailure(response.statusText || `HTTP ${response.status}`, { status: response.status })
}

/**
 * Opens an event call and yields its items, until it ends.
 *
 * Read with fetch, so that the token goes in a header and never in an address. A failure shows no toast: events only
 * announce what calls answer anyway, so the listener polls those calls instead. An event that does not fit the contract
 * comes from another version and is left out.
 */
export async function* readEvents<C extends AnyEventCall>(
  call: C,
  input: SentInputOf<C>,
  { signal, lastSeen = null }: EventOptions,
): AsyncGenerator<StreamItem<C>> {
  const silence = new AbortController()
  const endSilent = () => silence.abort(new CallFailure('the stream fell silent', {}))
  let timer = setTimeout(endSilent, openingMs)
  const both = AbortSignal.any([signal, silence.signal])
  try {
    const body = await openStream(call, input as object, both, lastSeen)
    yield { kind: 'open' }
    const items: StreamItem<C>[] = []
    const parser = createParser({
      onEvent: ({ event: name, data }) => {
        const event = name === call.eventName ? readEvent(call, data) : null
        if (event) items.push({ kind: 'event', event })
      },
      onId: (id) => items.push({ kind: 'seen', id }),
    })
    const decoder = new TextDecoder()
    const reader = body.getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      clearTimeout(timer)
      timer = setTimeout(endSilent, silenceMs)
      parser.feed(decoder.decode(value, { stream: true }))
      yield* items.splice(0)
    }
  } finally {
    clearTimeout(timer)
    silence.abort()
  }
}

function readEvent<C extends AnyEventCall>(call: C, data: string): EventOf<C> | null {
  try {
    const parsed = safeParse(call.event, JSON.parse(data))
    return parsed.success ? (parsed.data as EventOf<C>) : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
