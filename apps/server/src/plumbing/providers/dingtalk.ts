import type { Messenger } from '@candor/kernel/services'

/** Timeout of a request to DingTalk (milliseconds). */
const timeoutMs = 20_000
/** A token is renewed this long before it expires (milliseconds). */
const spareMs = 60_000
/** Error codes of a refused token: unknown, expired. */
const tokenCodes = [40_014, 42_001]

type Answer = Readonly<Record<string, unknown>>

const isAnswer = (value: unknown): value is Answer => typeof value === 'object' && value !== null

/** Sends into DingTalk conversations as the app with this key and secret, `https://key:secret@oapi.dingtalk.com`. */
export function openDingtalk(address: string, now = Date.now): Messenger {
  const { username, password, origin } = new URL(address)
  const [appKey, appSecret] = [decodeURIComponent(username), decodeURIComponent(password)]
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

/** Throws DingTalk's message where it refused something. */
function requireDone({ errcode, errmsg }: Answer): void {
  if (errcode !== 0)
    throw new Error(`DingTalk refused: ${String(errmsg ?? 'no reason')} (${String(errcode)})`)
}
