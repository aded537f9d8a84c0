import {
  OutcomeUnknown,
  RefusedForGood,
  RefusedForUs,
  type SenderFault,
  type Texter,
} from '@candor/kernel/services'
import { readObject, readShort } from './short-answer.ts'

/** Timeout of the provider (milliseconds). */
const timeoutMs = 10_000
/** Errors before a connection was made: the message cannot have been sent. */
const neverReached = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : ''
}

/** The reason for a refused message, in the provider's words if there are any. */
function reasonIn(text: string): string {
  const body = readObject(text)
  if (typeof body?.message !== 'string') return 'no reason'
  return body.code === undefined ? body.message : `${body.message} (${String(body.code)})`
}

/** Twilio's codes about the sender: not a number of the account, not one for text messages, a country not allowed. */
const senderCodes = [21_212, 21_408, 21_603, 21_606, 21_608, 21_659, 21_660]
/** Twilio's codes about the account's limits: its queue is full, too many a second, no money left. */
const limitCodes = [14_107, 20_429, 21_611, 30_001, 63_038]

/** The fault of this installation that an answer names, by status and Twilio's code; null where it names none. */
function faultOf(status: number, reason: string): SenderFault | null {
  const code = Number(/\((\d+)\)$/.exec(reason)?.[1])
  if (senderCodes.includes(code)) return 'sender'
  if (status === 429 || limitCodes.includes(code)) return 'limit'
  return status === 401 || status === 403 ? 'login' : null
}

/**
 * Sends text messages with Twilio's Messages API, `https://account:token@api.twilio.com`.
 *
 * The API has no idempotency key. A message whose outcome is unknown is therefore not sent again; one that was
 * certainly not sent may be tried again.
 */
export function openTwilio({ url, from }: { url: string; from: string }, waitMs = timeoutMs): Texter {
  const { username, password, origin } = new URL(url)
  const account = decodeURIComponent(username)
  const authorization = `Basic ${Buffer.from(`${account}:${decodeURIComponent(password)}`).toString('base64')}`
  const sender: [string, string] = [from.startsWith('MG') ? 'MessagingServiceSid' : 'From', from]

  return {
    async sendText({ to, text }) {
      const path = `/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`
      const answer = await fetch(new URL(path, origin), {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(waitMs),
        headers: { authorization },
        body: new URLSearchParams([['To', to], sender, ['Body', text]]),
      }).catch((error: unknown) => {
        const message = `the provider of text messages gave no answer: ${codeOf(error) || String(error)}`
        throw neverReached.includes(codeOf(error)) ? new Error(message) : new OutcomeUnknown(message)
      })
      if (answer.ok) return void (await answer.body?.cancel())
      const reason = `the provider of text messages refused: ${await readShort(answer).then(reasonIn, () => 'no reason')}`
      if (answer.status >= 500) throw new OutcomeUnknown(reason)
      const fault = faultOf(answer.status, reason)
      if (fault) throw new RefusedForUs(fault, reason)
      // Other codes are about this message or number.
      throw [408, 425].includes(answer.status) ? new Error(reason) : new RefusedForGood(reason)
    },
  }
}
