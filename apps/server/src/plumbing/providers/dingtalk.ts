import type { Messenger } from '@candor/kernel/services'

/** How long the app's server may take to answer (milliseconds). */
const timeoutMs = 20_000
/** A token is asked for anew so long before it ends (milliseconds). */
const spareMs = 60_000
/** The codes by which a token is refused: unknown, over. */
const tokenCodes = [40_014, 42_001]

type Answer = Readonly<Record<string, unknown>>

const isAnswer = (value: unknown): value is Answer => typeof value === 'object' && value !== null

/** Sends into conversations of DingTalk as the app of a key and its secret, `https://key:secret@oapi.dingtalk.com`. */
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
      // Another process of the same app may have been given a newer one.
      known = null
      requireDone(await post())
    },
  }
}

/** Throws the app's words where something was not done. */
function requireDone({ errcode, errmsg }: Answer): void {
  if (errcode !== 0)
    throw new Error(`DingTalk refused: ${String(errmsg ?? 'no reason')} (${String(errcode)})`)
}
