import { createServer, type ServerResponse } from 'node:http'
import { listenHere } from './listening.ts'

/** The server's reply to an exchange: WeChat's, in any form that a test sets, or none. */
type WechatAnswer = object | string | 'silence'

/**
 * A local server that signs people in as WeChat does: its authorization page gives out codes, each of which can be
 * exchanged once within five minutes.
 */
export async function openFakeWechat(port = 0) {
  const asked: { path: string; query: Readonly<Record<string, string>> }[] = []
  const answers: WechatAnswer[] = []
  const codes = new Map<string, { openId: string; endsAt: number }>()
  const spent = new Set<string>()
  /** The person with the phone, unless a browser names another one (`x-open-id`). */
  const person = { openId: 'oPerson-1' }
  let serial = 0

  function giveCode(openId = person.openId, seconds = 300): string {
    serial += 1
    const code = `code${serial}`
    codes.set(code, { openId, endsAt: Date.now() + seconds * 1000 })
    return code
  }

  function exchange(query: Record<string, string>): object {
    if (query.appid !== 'wx1' || query.secret !== 's3cret')
      return { errcode: 40_125, errmsg: 'invalid appsecret' }
    const code = query.code ?? ''
    if (spent.has(code)) return { errcode: 40_163, errmsg: 'code been used' }
    const known = codes.get(code)
    if (!known) return { errcode: 40_029, errmsg: 'invalid code' }
    if (known.endsAt <= Date.now()) return { errcode: 42_003, errmsg: 'code expired' }
    spent.add(code)
    const { openId: openid } = known
    return { access_token: 'at', expires_in: 7200, refresh_token: 'rt', openid, scope: 'snsapi_base' }
  }

  function authorize(query: Record<string, string>, openId: string, response: ServerResponse): void {
    const { redirect_uri: back = '', state = '', scope, response_type: type } = query
    if (scope !== 'snsapi_base' || type !== 'code' || !/^[a-zA-Z0-9]{1,128}$/.test(state)) {
      response.writeHead(400)
      return void response.end('redirect_uri or state is wrong')
    }
    const to = new URL(back)
    to.search = String(new URLSearchParams({ code: giveCode(openId), state }))
    response.writeHead(302, { location: to.href })
    response.end()
  }

  const http = createServer((request, response) => {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const query = Object.fromEntries(searchParams)
    asked.push({ path, query })
    const openId = String(request.headers['x-open-id'] ?? person.openId)
    if (path === '/connect/oauth2/authorize') return authorize(query, openId, response)
    const answer = answers.shift() ?? exchange(query)
    if (answer === 'silence') return
    // As WeChat does: it sends its JSON as plain text.
    response.writeHead(200, { 'content-type': 'text/plain' })
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
  })
  const at = await listenHere(http, port)
  const origin = `http://127.0.0.1:${at.port}`
  return {
    asked,
    answers,
    person,
    giveCode,
    /** The settings of the messaging app. */
    account: {
      id: 'wx1',
      secret: 's3cret',
      url: 'http://m.candor.example',
      authorizeUrl: `${origin}/connect/oauth2/authorize`,
      apiUrl: origin,
    },
    close: at.close,
  }
}
