import type { AnyCall } from '../define.ts'
import { saysUnreadable } from '../unreadable.ts'
import { callHeaders, currentClient, quiet } from './client.ts'
import { readServerClock } from './server-clock.ts'

/** No reply within this time is a failure (R9-056). */
export const requestTimeoutMs = 60_000

/** A call that did not succeed: a code other than 0, an HTTP status outside 2xx (`code` null), or no reply. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure'
  readonly code: number | null
  readonly status: number | null
  readonly data: unknown
  /** Whether a toast or the sign-in page has told it already. */
  readonly isTold: boolean

  constructor(
    message: string,
    facts: { code?: number; status?: number; data?: unknown; cause?: unknown; isTold?: boolean },
  ) {
    super(message, { cause: facts.cause })
    this.isTold = facts.isTold ?? false
    this.code = facts.code ?? null
    this.status = facts.status ?? null
    this.data = facts.data
  }
}

/** Whether the server refused; any other failure is an error of the network or the server. */
export function isRefusal(error: unknown): error is CallFailure & { readonly code: number } {
  return error instanceof CallFailure && error.code !== null
}

/** Options of one request. */
export interface SendOptions {
  readonly signal?: AbortSignal | undefined
  readonly files?: Readonly<Record<string, Blob | undefined>> | undefined
  /** A UUID made with a write: a retry with it gets the reply of the first try. */
  readonly idempotencyKey?: string | undefined
  /** Sends the request in another way than `fetch`, without the time limit. */
  readonly send?: typeof fetch | undefined
  /** Whether a failure only rejects, without a toast: for calls that the reader did not ask for. */
  readonly isSilent?: boolean | undefined
  /**
   * Whether the caller shows a refusal beside its field, or whether it shows one with these data: then no toast repeats
   * it. Every other failure is told as ever.
   */
  readonly showsRefusal?: boolean | ((data: unknown) => boolean) | undefined
}

/** The options of a call that goes out to its end though the page is left. */
export function outlivingPage() {
  return {
    send: (address, init) => fetch(address, { ...init, keepalive: true }),
    signal: AbortSignal.timeout(requestTimeoutMs),
  } satisfies SendOptions
}

/** The fields of an input that have a value. */
export function presentOf(input: object): [string, unknown][] {
  return Object.entries(input).filter(([, value]) => value !== undefined && value !== null)
}

type Sent = Pick<AnyCall, 'method' | 'path' | 'sends'>

function requestOf(
  call: Sent,
  input: object,
  files: Record<string, Blob | undefined>,
): [string, RequestInit] {
  const present = presentOf(input)
  const asText = present.map(([key, value]): [string, string] => [
    key,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ])
  if (call.method === 'GET') {
    const query = new URLSearchParams(asText).toString()
    return [query ? `${call.path}?${query}` : call.path, { method: 'GET' }]
  }
  if (call.sends === 'json') {
    const headers = { 'content-type': 'application/json' }
    return [call.path, { method: 'POST', headers, body: JSON.stringify(Object.fromEntries(present)) }]
  }
  if (call.sends === 'form') return [call.path, { method: 'POST', body: new URLSearchParams(asText) }]
  const form = new FormData()
  for (const [key, value] of asText) form.append(key, value)
  for (const [key, blob] of Object.entries(files)) if (blob) form.append(key, blob)
  return [call.path, { method: 'POST', body: form }]
}

export interface Envelope {
  code: number
  msg: string
  data?: unknown
  result?: unknown
  /** etag of a reply in a batch; it changes when the reply does. */
  etag?: string
  /** The reply in the batch has the etag that was sent, and no payload. */
  isUnchanged?: true
}

/** Whether an answer's body is the envelope. */
export function isEnvelope(body: unknown): body is Envelope {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'number'
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Sends a request. Resolves with its envelope. Throws CallFailure where no envelope of ours comes back. */
export async function fetchEnvelope(
  address: string,
  init: RequestInit,
  { send = fetch, isSilent = false }: { send?: typeof fetch | undefined; isSilent?: boolean | undefined },
): Promise<Envelope | null> {
  const { dangerNotice } = isSilent ? quiet : currentClient()
  let response: Response
  let text: string
  try {
    response = await send(address, init)
    readServerClock(response)
    text = await response.text()
  } catch (cause) {
    if (init.signal?.aborted && !(cause instanceof DOMException && cause.name === 'TimeoutError')) throw cause
    const message = currentClient().unreached?.() ?? (cause instanceof Error ? cause.message : String(cause))
    dangerNotice('', message)
    throw new CallFailure(message, { cause, isTold: !isSilent })
  }
  const body = readBody(text)
  if (response.ok && isEnvelope(body)) return body
  if (response.ok && text === '') return null
  // Also for the reply of another host in place of ours: a proxy's page does not prove that anything was stored.
  const message = isEnvelope(body) && body.msg ? body.msg : response.statusText || `HTTP ${response.status}`
  const data = isEnvelope(body) ? body.data : undefined
  const isNoticed = !saysUnreadable(data)
  if (isNoticed) dangerNotice(String(response.status), message)
  throw new CallFailure(message, { status: response.status, data, isTold: isNoticed && !isSilent })
}

/** Sends one call at its own path. Resolves with its envelope; null where the reply is empty. */
export async function sendAlone(call: Sent, input: object, options: SendOptions): Promise<Envelope | null> {
  const signals = [options.signal, options.send ? null : AbortSignal.timeout(requestTimeoutMs)]
  const [address, init] = requestOf(call, input, options.files ?? {})
  const headers = {
    ...init.headers,
    ...callHeaders(),
    ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
  }
  const signal = AbortSignal.any(signals.filter((each) => each !== undefined && each !== null))
  return fetchEnvelope(address, { ...init, headers, signal }, options)
}
