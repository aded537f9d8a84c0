import { OutcomeUnknown, RefusedForGood, type Texter } from '@candor/kernel/services'
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
      // These are about the account's credentials or limits, so the message can be sent later. Other codes are about
      // this message or number.
      const isForNow = [401, 403, 408, 425, 429].includes(answer.status)
      throw isForNow ? new Error(reason) : new RefusedForGood(reason)
    },
  }
}
