import { codes, signInCodes, tokenCodes } from '../codes.ts'
import type { AnyCall, FileFieldOf, ReplyOf, SentInputOf } from '../define.ts'
import { currentClient } from './client.ts'
import { type Read, readTogether } from './read-together.ts'
import { CallFailure, type Envelope, type SendOptions, sendAlone } from './send.ts'

/** The text with which a call rejects when its token has expired (R4-067). */
export const tokenExpiredText = 'Error, token is expired'

interface CallOptions<C extends AnyCall> extends Omit<SendOptions, 'files' | 'signal'> {
  signal?: AbortSignal
  files?: Partial<Record<FileFieldOf<C>, Blob>>
}

/** Codes that open the sign-in page; a token that has only expired does not. */
const pageCodes = signInCodes.filter((code) => code !== codes.tokenExpired)

/**
 * Calls the server. Resolves with the payload, typed by the contract.
 *
 * Rejects with `CallFailure` on any code but 0, with the fixed text when the token has expired, and with the caller's
 * own abort. Nothing is stored here, so data that were loaded before stay as they were (R7-084).
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
  const { envelope, token } = await sendWithRenewal(() => sendAlone(call, input as object, options))
  const { isSilent, showsRefusal } = options
  const isShownThere = (data: unknown) =>
    typeof showsRefusal === 'function' ? showsRefusal(data) : showsRefusal
  const reply = await readEnvelope(call, envelope, token, (data) => !isSilent && !isShownThere(data))
  if (call.canBeUndone) currentClient().onUndoable?.()
  return reply
}

/** Calls the server for data to show, in one batch with other reads of the same tick. */
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
  { signal, isSilent = false, isShown = () => true }: ReadOptions = {},
): Promise<{ payload: ReplyOf<C>; msg: string }> {
  const read: Read = { call, input: input as object, isSilent }
  const { envelope, token } = await sendWithRenewal(() =>
    currentClient().isGathering && call.isRead
      ? readTogether(read, signal)
      : sendAlone(call, read.input, { signal, isSilent }),
  )
  return readEnvelope(call, envelope, token, isShown)
}

/**
 * Sends a call, and once more where its token has ended and the client has a new one. Resolves with the token of the
 * last try.
 */
async function sendWithRenewal(
  send: () => Promise<Envelope | null>,
): Promise<{ envelope: Envelope | null; token: string | null }> {
  const token = currentClient().token()
  const envelope = await send()
  const isEnded = token && envelope && tokenCodes.includes(envelope.code)
  if (!isEnded || !(await currentClient().renewToken?.(token))) return { envelope, token }
  return { token: currentClient().token(), envelope: await send() }
}

interface ReadOptions extends Pick<SendOptions, 'isSilent'> {
  signal?: AbortSignal
  /** Whether anything on screen waits for the reply when it comes: other failures show no toast. */
  isShown?: () => boolean
}

async function readEnvelope<C extends AnyCall>(
  call: C,
  envelope: Envelope | null,
  token: string | null,
  isShown: (data: unknown) => boolean,
): Promise<{ payload: ReplyOf<C>; msg: string }> {
  if (envelope === null) return { payload: null as ReplyOf<C>, msg: '' }
  if (envelope.code === 0)
    return { payload: (envelope[call.payload] ?? null) as ReplyOf<C>, msg: envelope.msg }
  const isTold = await applyFailureEffect(call, envelope, isShown)
  if (token && tokenCodes.includes(envelope.code)) {
    throw new CallFailure(tokenExpiredText, { code: envelope.code, isTold: true })
  }
  throw new CallFailure(envelope.msg, { code: envelope.code, data: envelope.data, isTold })
}

/**
 * Applies the effects of a failure in the order of the call table: refresh, then sign-in, else the toast. Says whether
 * one of them tells the reader.
 */
async function applyFailureEffect(
  call: AnyCall,
  { code, msg, data }: Envelope,
  isShown: (data: unknown) => boolean,
): Promise<boolean> {
  if (tokenCodes.includes(code)) await currentClient().refreshAuth()
  const isSignInNeeded = call.onFailure.includes('signIn') && pageCodes.includes(code)
  const isToast = call.onFailure.includes('toast') && !tokenCodes.includes(code) && isShown(data)
  if (isSignInNeeded) currentClient().goToSignIn()
  else if (isToast) currentClient().toast(msg)
  return isSignInNeeded || isToast
}
