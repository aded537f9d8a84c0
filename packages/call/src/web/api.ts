import { codes } from '../codes.ts'
import type { AnyCall, FileFieldOf, ReplyOf, SentInputOf } from '../define.ts'
import { gatherReads } from './gather.ts'

/** No answer within this time is a failure (R9-056). */
export const requestTimeoutMs = 60_000

/** The text with which a call rejects when its token has run out (R4-067). */
export const tokenExpiredText = 'Error, token is expired'

/** A call that did not succeed: a code other than 0, an HTTP status outside 2xx (`code` null), or no answer. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure'
  readonly code: number | null
  readonly status: number | null
  readonly data: unknown

  constructor(message: string, facts: { code?: number; status?: number; data?: unknown; cause?: unknown }) {
    super(message, { cause: facts.cause })
    this.code = facts.code ?? null
    this.status = facts.status ?? null
    this.data = facts.data
  }
}

/** What the application does for every call: who calls, in which language, and what a failure sets off. */
export interface ApiClient {
  token(): string | null
  lang(): string | null
  /** Codes 1000 and 1001: fetch the account anew, once, never in a loop. */
  refreshAuth(): Promise<void>
  goToSignIn(): void
  toast(text: string): void
  dangerNotice(title: string, text: string): void
  /** Whether what is read within one tick goes out as one request (D27); each on its own, where this is left out. */
  readonly isGathering?: boolean
  /** What is said of a server that gave no answer; what the browser says of it, where this is left out. */
  unreached?(): string
}

const quiet: ApiClient = {
  token: () => null,
  lang: () => null,
  refreshAuth: async () => {},
  goToSignIn: () => {},
  toast: () => {},
  dangerNotice: () => {},
}

let client: ApiClient = quiet

/** Connects the calls to the application. Called once at start, and by each test. */
export function connectApi(next: ApiClient): void {
  client = next
}

/** Leads to sign-in, and back here afterwards: what a call without a sign-in sets off. */
export function goToSignIn(): void {
  client.goToSignIn()
}

/** Who calls, and in which language: what every request to the server carries. */
export function callHeaders(): Record<string, string> {
  const token = client.token()
  return { lang: client.lang() ?? 'en', ...(token ? { token } : {}) }
}

interface CallOptions<C extends AnyCall> {
  signal?: AbortSignal
  files?: Partial<Record<FileFieldOf<C>, Blob>>
  /** A UUID made with a write: the server answers a retry as it answered the first try. */
  idempotencyKey?: string
  /** Sends the request in another way than `fetch`, for as long as it sees fit. */
  send?: typeof fetch
  /** A failure rejects, and says nothing to the reader: for what they did not ask for. */
  isSilent?: boolean
}

/** The fields of an input that are there. */
function presentOf(input: object): [string, unknown][] {
  return Object.entries(input).filter(([, value]) => value !== undefined && value !== null)
}

function requestOf(
  call: AnyCall,
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

async function fetchEnvelope(
  address: string,
  init: RequestInit,
  { send = fetch, isSilent = false }: { send?: typeof fetch | undefined; isSilent?: boolean | undefined },
): Promise<Envelope | null> {
  const { dangerNotice } = isSilent ? quiet : client
  let response: Response
  let text: string
  try {
    response = await send(address, init)
    text = await response.text()
  } catch (cause) {
    if (init.signal?.aborted && !(cause instanceof DOMException && cause.name === 'TimeoutError')) throw cause
    const said = client.unreached?.() ?? (cause instanceof Error ? cause.message : String(cause))
    dangerNotice('', said)
    throw new CallFailure(said, { cause })
  }
  const body = readBody(text)
  if (response.ok && isEnvelope(body)) return body
  if (response.ok && text === '') return null
  // Also what another host answered in place of ours: a page of a proxy does not say that anything was stored.
  const said = isEnvelope(body) && body.msg ? body.msg : response.statusText || `HTTP ${response.status}`
  dangerNotice(String(response.status), said)
  throw new CallFailure(said, { status: response.status })
}

const tokenCodes = [1000, 1001]
const signInCodes = [1001, 1004]

/**
 * Calls the server and gives the payload, fully typed by the contract.
 *
 * Rejects with `CallFailure` on any code but 0, with the fixed text when the token has run out, and with the
 * caller's own abort. Nothing is stored here, so what was loaded before stays as it was (R7-084).
 */
export async function callApi<C extends AnyCall>(
  call: C,
  input: SentInputOf<C>,
  options: CallOptions<C> = {},
): Promise<ReplyOf<C>> {
  return (await callForMsg(call, input, options)).payload
}

/** Calls the server as `callApi` does, for the calls whose envelope carries a value in `msg`. */
export async function callForMsg<C extends AnyCall>(
  call: C,
  input: SentInputOf<C>,
  options: CallOptions<C> = {},
): Promise<{ payload: ReplyOf<C>; msg: string }> {
  const token = client.token()
  return readEnvelope(call, await sendAlone(call, input as object, options), token)
}

/** Calls the server for something to show: together with whatever else is asked for in the same tick. */
export async function readApi<C extends AnyCall>(
  call: C,
  input: SentInputOf<C>,
  options: ReadOptions = {},
): Promise<ReplyOf<C>> {
  return (await readForMsg(call, input, options)).payload
}

/** Reads as `readApi` does, for the calls whose envelope carries a value in `msg`. */
export async function readForMsg<C extends AnyCall>(
  call: C,
  input: SentInputOf<C>,
  { signal, isSilent = false }: ReadOptions = {},
): Promise<{ payload: ReplyOf<C>; msg: string }> {
  const token = client.token()
  const read: Read = { call, input: input as object, isSilent }
  const answer = client.isGathering ? gather(read, signal) : sendAlone(call, read.input, { signal, isSilent })
  return readEnvelope(call, await answer, token)
}

interface ReadOptions {
  signal?: AbortSignal
  /** A failure rejects, and says nothing to the reader: for what they did not ask for. */
  isSilent?: boolean
}

async function sendAlone(
  call: AnyCall,
  input: object,
  options: Omit<CallOptions<AnyCall>, 'files' | 'signal'> & {
    signal?: AbortSignal | undefined
    files?: Record<string, Blob | undefined>
  },
): Promise<Envelope | null> {
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

interface Read {
  readonly call: AnyCall
  readonly input: object
  readonly isSilent: boolean
}

/** The most calls of one batch (D27). */
const mostBatched = 30

const gather = gatherReads<Read, Envelope | null>(mostBatched, async (reads, signal) => {
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
    '/batch',
    {
      method: 'POST',
      headers: { ...callHeaders(), 'content-type': 'application/json' },
      body: JSON.stringify({ calls }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(requestTimeoutMs)]),
    },
    { isSilent: reads.every(({ isSilent }) => isSilent) },
  )
  if (answer?.code !== 0 || !Array.isArray(answer.data)) {
    throw new CallFailure(answer?.msg ?? '', answer ? { code: answer.code } : {})
  }
  const envelopes: unknown[] = answer.data
  return reads.map(({ isSilent }, index) => () => {
    const envelope = envelopes[index]
    if (!isEnvelope(envelope)) throw new CallFailure('', {})
    if (envelope.code !== codes.serverError) return envelope
    // Alone it has a status of its own: a fault of the server is no refusal.
    if (!isSilent) client.dangerNotice('500', envelope.msg)
    throw new CallFailure(envelope.msg, { status: 500 })
  })
})

async function readEnvelope<C extends AnyCall>(
  call: C,
  envelope: Envelope | null,
  token: string | null,
): Promise<{ payload: ReplyOf<C>; msg: string }> {
  if (envelope === null) return { payload: null as ReplyOf<C>, msg: '' }
  if (envelope.code === 0)
    return { payload: (envelope[call.payload] ?? null) as ReplyOf<C>, msg: envelope.msg }
  await signFailure(call, envelope)
  if (token && tokenCodes.includes(envelope.code)) {
    throw new CallFailure(tokenExpiredText, { code: envelope.code })
  }
  throw new CallFailure(envelope.msg, { code: envelope.code, data: envelope.data })
}

/** What a failure sets off, in the order of the call table: refresh, then sign-in, else the toast. */
async function signFailure(call: AnyCall, { code, msg }: Envelope): Promise<void> {
  if (tokenCodes.includes(code)) await client.refreshAuth()
  if (call.onFailure.includes('signIn') && signInCodes.includes(code)) client.goToSignIn()
  else if (call.onFailure.includes('toast') && !tokenCodes.includes(code)) client.toast(msg)
}
