import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '@candor/kernel/clock'
import { cutText } from '@candor/kernel/cut-text'
import { hourMs } from '@candor/kernel/durations'
import type { MessagingApp } from '@candor/kernel/services/messaging-app'
import type { MessagingAppSetting } from '../../env/outside.ts'
import { readObject, readShort } from './short-answer.ts'

/** Timeout of WeChat's server (milliseconds). */
const timeoutMs = 10_000
/** How long a proof of the exchanged code is valid (milliseconds). */
const proofMs = 12 * hourMs

/** Whether a value has the form of WeChat's user ids. */
const isOpenId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{6,128}$/.test(value)

function proofs(key: string, clock: Clock): Pick<MessagingApp, 'prove' | 'proven'> {
  const sign = (claim: string) => createHmac('sha256', key).update(claim).digest()
  return {
    prove(openId) {
      const claim = `${openId}.${clock.now().getTime() + proofMs}`
      return `${claim}.${sign(claim).toString('base64url')}`
    },
    proven(word) {
      const [openId = '', expiry = '', signature = '', ...more] = word.split('.')
      const given = Buffer.from(signature, 'base64url')
      const wanted = sign(`${openId}.${expiry}`)
      const isSigned = more.length === 0 && given.length === wanted.length && timingSafeEqual(given, wanted)
      return isSigned && Number(expiry) > clock.now().getTime() ? openId : null
    },
  }
}

/**
 * Signs people in with an official account of WeChat. The app's browser gets a code in the base scope, without asking
 * the user, and the code is exchanged once for the user's id. `key` signs the proofs of that exchange.
 */
export function openWechat(
  account: MessagingAppSetting,
  key: string,
  clock: Clock,
  waitMs = timeoutMs,
): MessagingApp {
  const { id, secret, url, authorizeUrl, apiUrl } = account
  return {
    url,
    ...proofs(key, clock),
    authorizeUrl(state) {
      // WeChat compares the address character by character: the fields must be in its order.
      const fields = {
        appid: id,
        redirect_uri: `${url}/auth`,
        response_type: 'code',
        scope: 'snsapi_base',
        state,
      }
      return `${authorizeUrl}?${new URLSearchParams(fields)}#wechat_redirect`
    },
    async exchange(code) {
      const url = new URL(`${apiUrl}/sns/oauth2/access_token`)
      url.search = String(new URLSearchParams({ appid: id, secret, code, grant_type: 'authorization_code' }))
      // The address contains the secret, so only the kind of a failure is reported.
      const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(waitMs) }).catch(
        (error: unknown) => {
          const isSlow = error instanceof Error && error.name === 'TimeoutError'
          throw new Error(isSlow ? 'WeChat took too long to answer' : 'WeChat cannot be reached')
        },
      )
      const reply = readObject(await readShort(answer).catch(() => ''))
      if (!answer.ok || !reply) throw new Error('WeChat gave no answer that could be read')
      const { errcode, errmsg, openid } = reply
      if (errcode !== undefined && errcode !== 0)
        throw new Error(
          `${typeof errmsg === 'string' ? cutText(errmsg, 200) : 'refused'} (${String(errcode).slice(0, 20)})`,
        )
      if (!isOpenId(openid)) throw new Error('WeChat did not say who it is')
      return openid
    },
  }
}
