import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findId } from '../../../features/candidates/candidates/contract.ts'
import { readListChoices } from '../../../features/candidates/shortlist/contract/choices.ts'
import { countList, readList } from '../../../features/candidates/shortlist/contract/list.ts'
import { listViews } from '../../../features/candidates/shortlist/contract/views.ts'
import { listShortListPositions } from '../../../features/candidates/shortlist/contract.ts'
import { getEvaluationConfig } from '../../../features/platform/company/contract.ts'
import {
  getAppEntrance,
  getAuthInfo,
  getOpenId,
  linkApp,
  sendLinkCode,
} from '../../../features/sign-in/messaging-app/contract.ts'
import { messages as cn } from '../../../features/sign-in/messaging-app/messages/cn.ts'
import { messages as en } from '../../../features/sign-in/messaging-app/messages/en.ts'
import { messages as zhTW } from '../../../features/sign-in/messaging-app/messages/zh-TW.ts'
import { appProof, keepAppProof } from '../../../features/sign-in/messaging-app/web/app-proof.ts'
import { beginInApp } from '../../../features/sign-in/messaging-app/web/begin.ts'
import { getUserInfo } from '../../../features/sign-in/session/contract.ts'
import { forgetSignIn, signedIn } from '../../../features/sign-in/session/web/signed-in.ts'
import { signInAs } from '../../../features/sign-in/session/web/user-under-test.ts'
import { account, answer, inputsOf, open, refuse, refuseAll } from './app-under-test.tsx'

const wechat = 'Mozilla/5.0 (iPhone) MicroMessenger/8.0'
const proof = { openId: 'oPerson-1', appToken: 'proof-1' }
const linked = { ...account, authStatus: 1 as const, openId: 'oPerson-1', token: 't-app' }
const entrance = {
  url: 'https://m.example',
  authorizeUrl: 'https://wechat.example/authorize?scope=snsapi_base',
}

beforeEach(() => {
  document.cookie = 'candor-app=1'
  sessionStorage.clear()
  keepAppProof(null)
  forgetSignIn()
  answer(getAppEntrance, entrance)
  answer(getOpenId, proof)
  answer(getAuthInfo, linked)
})
afterEach(() => {
  document.cookie = 'candor-app=; max-age=0'
})

/** Opens a page in messaging-app mode; returns the outcome and what the browser did. */
async function begin(path: string, { userAgent = wechat, words = cn } = {}) {
  const done: { alerts: string[]; left: string[]; places: string[] } = { alerts: [], left: [], places: [] }
  const begun = await beginInApp(words, {
    userAgent,
    address: new URL(path, 'https://m.example'),
    alert: (text) => void done.alerts.push(text),
    leave: (address) => void done.left.push(address),
    replace: (place) => void done.places.push(place),
  })
  return { begun, ...done }
}

test.each([
  [cn, '请用微信浏览器打开'],
  [en, 'Please open this in the WeChat browser'],
  [zhTW, '請用微信瀏覽器開啟'],
])(
  'another browser than the app’s is told so in an alert, and nothing is asked: %#: %s [P4-042 P8-008]',
  async (words, text) => {
    for (const userAgent of ['Mozilla/5.0 (Windows NT 10.0)', 'Mozilla/5.0 (iPhone) DingTalk/7']) {
      const { begun, alerts } = await begin('/shareurl', { userAgent, words })
      expect(alerts).toEqual([text])
      expect(begun).toMatchObject({ end: 'stopped', text })
    }
    expect(inputsOf(getAppEntrance)).toEqual([])
  },
)

test('with a stored openId who it is is fetched and kept [P4-043]', async () => {
  keepAppProof(proof)
  expect((await begin('/shareurl')).begun).toEqual({ end: 'ready' })
  expect(inputsOf(getAuthInfo)).toEqual([proof])
  expect(signedIn()).toMatchObject({
    token: 't-app',
    userInfo: { openId: 'oPerson-1', userId: account.userId },
  })
})

test('without an openId the browser goes to the app, and the page that was asked for is kept [P4-044]', async () => {
  const { begun, left } = await begin('/shareurl?userid=1')
  expect(begun).toEqual({ end: 'leaving' })
  expect(left).toEqual([entrance.authorizeUrl])
  expect(inputsOf(getAuthInfo)).toEqual([])
  const back = await begin('/auth?code=abc&state=s')
  expect(back.places).toEqual(['/shareurl?userid=1'])
})

test.each(['/login?redirect=chatbot', '/my-interviews?redirect=chatbot'])(
  'a start at %s opens the candidates’ chat with the token, at once or through the app [P4-046]',
  async (path) => {
    answer(getAuthInfo, { ...linked, chatSite: 'https://chat.example' })
    const chat = { begun: { end: 'leaving' }, left: ['https://chat.example/?token=t-app'] }
    expect(await begin(path)).toMatchObject({ left: [entrance.authorizeUrl] })
    expect(await begin('/auth?code=abc&state=s')).toMatchObject({ ...chat, places: [path] })
    expect(await begin(path)).toMatchObject({ ...chat, places: [] })
    answer(getAuthInfo, { ...linked, authStatus: 0, token: null })
    expect(await begin(path)).toMatchObject({ begun: { end: 'ready' }, left: [] })
  },
)

test('the code that came back is exchanged with the key of its state, once, and its openId kept [P4-045]', async () => {
  await begin('/my-interviews')
  await begin('/auth?code=abc&state=s1')
  const [sent] = inputsOf(getOpenId)
  expect(sent).toEqual({ code: 'abc', state: 's1', stateKey: expect.stringMatching(/^[0-9a-f]{64}$/) })
  expect(appProof()).toEqual(proof)
  await begin('/auth?code=def&state=s1')
  expect(inputsOf(getOpenId)[1]).toMatchObject({ stateKey: '' })
})

test.each([
  [cn, '请刷新重试'],
  [en, 'Please refresh and try again'],
  [zhTW, '請重新整理後再試'],
])(
  'a code that is not exchanged gives an alert with the server’s message: %#: %s [P8-007]',
  async (words, text) => {
    refuse(getOpenId, { code: 1011, msg: 'code been used (40163)' })
    const { begun, alerts } = await begin('/auth?code=abc&state=s', { words })
    expect(alerts).toEqual([`${text}\ncode been used (40163)`])
    expect(begun).toMatchObject({ end: 'stopped', canRetry: true })
    expect(signedIn()).toBeNull()
  },
)

test('a proof that is over leads to the app again, and a target elsewhere is not followed', async () => {
  keepAppProof(proof)
  refuse(getAuthInfo, { code: 1003, msg: 'over' })
  expect((await begin('/shareurl')).begun).toEqual({ end: 'leaving' })
  expect(appProof()).toBeNull()
  sessionStorage.setItem('candor.appTarget', '//evil.example')
  answer(getAuthInfo, linked)
  expect((await begin('/auth?code=abc&state=s')).places).toEqual(['/first/talentList'])
})

test('visitors of a shared report are asked for no app', async () => {
  const visitor = await begin('/newShareReport?userid=x', { userAgent: 'Mozilla/5.0 (Windows NT 10.0)' })
  expect(visitor).toMatchObject({ begun: { end: 'ready' }, alerts: [] })
})

test.each([
  ['/shareurl?userid=i1', 'somebody who is not linked'],
  ['/my-interviews', 'somebody who is not linked'],
])(
  'the address %s leads %s to sign-in in messaging-app mode, and is remembered [P2-155 P4-038 P6-002]',
  async (target) => {
    keepAppProof(proof)
    signInAs({ authStatus: 0 })
    // The report starts to load before the redirect is known.
    refuseAll(findId, getEvaluationConfig)
    const { router } = await open(target)
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(router.state.location.search).toEqual({ redirect: target })
    expect(await screen.findByRole('button', { name: '绑定并登录' })).toBeTruthy()
    expect(screen.queryByLabelText('密码')).toBeNull()
  },
)

test('out of the mode an account that is not linked goes on', async () => {
  document.cookie = 'candor-app=; max-age=0'
  signInAs({ authStatus: 0 })
  const { router } = await open('/authenticaResult')
  expect(router.state.location.pathname).toBe('/authenticaResult')
})

test('the number is linked by its code, which the page says was sent, and the result leads on [P2-030 P8-032]', async () => {
  keepAppProof(proof)
  answer(sendLinkCode, { resendSeconds: 60 })
  answer(linkApp, { token: 't-app', authStatus: 1, userInfo: { ...account, openId: 'oPerson-1' } })
  const { router, user } = await open('/login?redirect=%2Fmy-interviews')
  await user.click(await screen.findByRole('button', { name: '获取验证码' }))
  expect(screen.getByText('请输入正确的手机号')).toBeTruthy()
  await user.type(screen.getByLabelText('手机号'), '13812345678')
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
  expect(await screen.findByText('验证码已发送')).toBeTruthy()
  expect(screen.getByRole('button', { name: /60 秒后重新获取/ })).toHaveProperty('ariaDisabled', 'true')
  await user.type(screen.getByLabelText('验证码'), '123456')
  await user.click(screen.getByRole('button', { name: '绑定并登录' }))
  expect(await screen.findByRole('heading', { name: '绑定成功' })).toBeTruthy()
  expect(inputsOf(linkApp)).toEqual([{ ...proof, phone: '13812345678', vcode: '123456' }])
  expect(router.state.location.pathname).toBe('/authenticaResult')
  expect(screen.getByRole('link', { name: '继续' }).getAttribute('href')).toBe('/my-interviews')
})

test('a user from the candidates’ chat goes on there with the token once the number is linked [P4-046]', async () => {
  signInAs({ openId: 'oPerson-1', chatSite: 'https://chat.example' })
  await open('/authenticaResult?redirect=chatbot')
  const continueLink = await screen.findByRole('link', { name: '继续' })
  expect(continueLink.getAttribute('href')).toBe('https://chat.example/?token=t')
})

test('the page tells of the link under the brand that the company’s people know [P6-031]', async () => {
  signInAs({ openId: 'oPerson-1', partnerBrand: { title: '云涧人才' } })
  await open('/authenticaResult')
  expect(await screen.findByText(/打开 云涧人才 会自动登录/)).toBeTruthy()
  await waitFor(() => expect(document.title).toBe('绑定结果 · 云涧人才'))
})

/** What the list of candidates asks for. */
const listCalls = [listShortListPositions, readList, countList, listViews, readListChoices]

test.each([1000, 1001])(
  'code %i has who is signed in fetched anew by the proof, and the page stays [R4-066 P4-051]',
  async (code) => {
    keepAppProof(proof)
    await begin('/first/talentList')
    for (const call of listCalls) refuse(call, { code, msg: 'over' })
    answer(getAuthInfo, { ...linked, token: 't-new' })
    const { router } = await open('/first/talentList')
    await waitFor(() => expect(signedIn()?.token).toBe('t-new'))
    expect(inputsOf(getAuthInfo).length).toBeGreaterThan(0)
    expect(inputsOf(getUserInfo)).toEqual([])
    expect(router.state.location.pathname).toBe('/first/talentList')
  },
)

test('where the proof is over as well, sign-in is shown, and says why', async () => {
  keepAppProof(proof)
  await begin('/first/talentList')
  for (const call of listCalls) refuse(call, { code: 1001, msg: 'over' })
  refuse(getAuthInfo, { code: 1003, msg: 'over' })
  const { router } = await open('/first/talentList')
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(signedIn()).toBeNull()
})

test('the return page of the app opens, and says where signing in begins [P2-041]', async () => {
  document.cookie = 'candor-app=; max-age=0'
  await open('/auth')
  expect(await screen.findByText('请在微信中打开以下地址登录：')).toBeTruthy()
  expect((await screen.findByRole('link', { name: 'https://m.example' })).getAttribute('href')).toBe(
    'https://m.example',
  )
})
