import { OutcomeUnknown, RefusedForGood, type Texter } from '@candor/kernel/services'
import { readObject, readShort } from './short-answer.ts'

/** How long the provider may take to answer (milliseconds). */
const timeoutMs = 10_000
/** What is thrown where no connection came about, so that nothing can have gone out. */
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

/** Why a message was refused, in the provider's words where it gave some. */
function reasonIn(text: string): string {
  const body = readObject(text)
  if (typeof body?.message !== 'string') return 'no reason'
  return body.code === undefined ? body.message : `${body.message} (${String(body.code)})`
}

/**
 * Sends text messages over Twilio's Messages API, `https://account:token@api.twilio.com`.
 *
 * The interface knows no key by which a message that is sent once more would be recognised. Whatever leaves it open
 * whether a message went out is therefore the end of it; what says that it did not may be tried again.
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
      // Its own keys, its limits: the message is as good as it was. All else is about this message and number.
      const isForNow = [401, 403, 408, 425, 429].includes(answer.status)
      throw isForNow ? new Error(reason) : new RefusedForGood(reason)
    },
  }
}
