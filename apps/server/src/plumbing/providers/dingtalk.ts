import { RefusedForGood, RefusedForUs } from '@candor/kernel/services'
import type { Messenger } from '@candor/kernel/services/messenger'

/** Timeout of a request to DingTalk (milliseconds). */
const timeoutMs = 20_000
/** A token is renewed this long before it expires (milliseconds). */
const spareMs = 60_000
/** Error codes of a refused token: unknown, expired. */
const tokenCodes = [40_014, 42_001]
/** Error codes of a wrong key or secret. */
const wrongAppCodes = [40_001, 40_013, 40_089, 40_096]
/** Error codes of an app that has sent too much. */
const limitCodes = [90_002, 90_018]
/** Error codes of a message that cannot reach its conversation, now or later. */
const unreachableCodes = [
  // The conversation: an invalid id, none of that id, nobody of the sender's company in it.
  34_001, 40_016, 34_013, 40_017,
  // The sender: invalid, unknown, of no company or an invalid one, not in the company, not in the conversation.
  34_002,
  40_012, 40_003, 34_012, 34_003, 34_006, 34_007, 40_015,
]

type Answer = Readonly<Record<string, unknown>>

const isAnswer = (value: unknown): value is Answer => typeof value === 'object' && value !== null

/** Sends into DingTalk conversations as the app with this key and secret, `https://key:secret@oapi.dingtalk.com`. */
export function openDingtalk(address: string, now = Date.now): Messenger {
  const { username, password, origin } = new URL(address)
  const appKey = decodeURIComponent(username)
  const appSecret = decodeURIComponent(password)
  let known: { token: string; endsAt: number } | null = null

  async function ask(path: string, query: Record<string, string>, body?: object): Promise<Answer> {
    const url = new URL(path, origin)
    url.search = new URLSearchParams(query).toString()
    const answer = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    if (!answer.ok) throw new Error(`DingTalk answered ${answer.status}`)
    const reply: unknown = await answer.json()
    if (!isAnswer(reply)) throw new Error('DingTalk answered no object')
    return reply
  }

  async function getToken(): Promise<string> {
    if (known && known.endsAt - spareMs > now()) return known.token
    const reply = await ask('/gettoken', { appkey: appKey, appsecret: appSecret })
    if (wrongAppCodes.some((code) => code === reply.errcode)) throw new RefusedForUs('login', reasonOf(reply))
    requireDone(reply)
    const { access_token: token, expires_in: seconds } = reply
    if (typeof token !== 'string') throw new Error('DingTalk gave no token')
    known = { token, endsAt: now() + (typeof seconds === 'number' ? seconds : 0) * 1000 }
    return token
  }

  return {
    async send({ conversation, sender, text }) {
      const body = { sender, cid: conversation, msg: { msgtype: 'text', text: { content: text } } }
      const post = async () => ask('/message/send_to_conversation', { access_token: await getToken() }, body)
      const reply = await post()
      if (!tokenCodes.some((code) => code === reply.errcode)) return requireDone(reply)
      // Another process of the same app may have got a newer token.
      known = null
      requireDone(await post())
    },
  }
}

function reasonOf({ errcode, errmsg }: Answer): string {
  return `DingTalk refused: ${String(errmsg ?? 'no reason')} (${String(errcode)})`
}

/** Throws DingTalk's message where it refused something. */
function requireDone(answer: Answer): void {
  const { errcode } = answer
  if (errcode === 0) return
  const reason = reasonOf(answer)
  if (limitCodes.some((code) => code === errcode)) throw new RefusedForUs('limit', reason)
  throw unreachableCodes.some((code) => code === errcode) ? new RefusedForGood(reason) : new Error(reason)
}
