import { callApi } from '@candor/call/web/api'
import { connectApi, quiet } from '@candor/call/web/client'
import { CallFailure, isRefusal } from '@candor/call/web/send'
import { currentLocale } from '@candor/messages/web/stored-locale'
import * as z from 'zod/mini'
import { SecondFactorNeeded } from '../../session/contract.ts'
import { deviceOf } from '../../session/rules/device.ts'
import { ownPath } from '../../session/rules/own-path.ts'
import { isAppMode } from '../../session/web/app-mode.ts'
import { signInEnd } from '../../session/web/ends/sign-in-end.ts'
import { forgetSignIn, rememberSignIn, renewSignInBy, signedIn } from '../../session/web/signed-in.ts'
import { appRefusals, getAppEntrance, getAuthInfo, getOpenId } from '../contract.ts'
import type { messages } from '../messages/cn.ts'
import { appProof, keepAppProof } from './app-proof.ts'
import { beginState, popStateKey, rememberedTarget } from './browser-state.ts'
import { isForAnybody } from './is-for-anybody.ts'
import { setWaiting } from './waiting.ts'

/** The outcome of opening a page in messaging-app mode. */
export type Begun =
  | { readonly end: 'ready' }
  /** The browser leaves for the app. */
  | { readonly end: 'leaving' }
  | { readonly end: 'stopped'; readonly text: string; readonly canRetry: boolean }

type Words = Pick<typeof messages, 'otherBrowser' | 'refresh'>

/** The browser's own functions, which tests replace. */
export interface Browser {
  readonly userAgent: string
  readonly address: URL
  alert(text: string): void
  leave(address: string): void
  replace(path: string): void
}

const firstPage = '/first/talentList'

/**
 * Signs the person of the app's browser in before the first page is drawn (P4-042 to P4-045): by the last proven
 * openId, else by the code that the app sent back, else by asking the app. A person who came from the candidates' chat
 * returns to the chat from any page (P4-046).
 */
export async function beginInApp(words: Words, browser: Browser): Promise<Begun> {
  if (isForAnybody(browser.address)) return { end: 'ready' }
  renewSignInBy(renewInApp)
  connectApi({ ...quiet, lang: currentLocale, token: () => signedIn()?.token ?? null })
  if (deviceOf(browser.userAgent).app !== 'wechat') {
    browser.alert(words.otherBrowser)
    return { end: 'stopped', text: words.otherBrowser, canRetry: false }
  }
  try {
    const { address } = browser
    const code = address.pathname === '/auth' ? address.searchParams.get('code') : null
    const page = code ? await takeCode(code, browser) : address
    if (!appProof() || !(await readInfo())) return await leave(browser)
    const end = signInEnd(page.searchParams.get('redirect'), signedIn())
    if (end.isOwn) return { end: 'ready' }
    browser.leave(end.href)
    return { end: 'leaving' }
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error
    const text = `${words.refresh}\n${error.message}`
    browser.alert(text)
    return { end: 'stopped', text, canRetry: true }
  }
}

/** Exchanges the code that came back. Resolves to the address of the page to go on at. */
async function takeCode(code: string, { address, replace }: Browser): Promise<URL> {
  const state = address.searchParams.get('state') ?? ''
  keepAppProof(await callApi(getOpenId, { code, state, stateKey: popStateKey() }))
  const path = ownPath(rememberedTarget()) ?? firstPage
  replace(path)
  return new URL(path, address)
}

/** Fetches and stores the sign-in of the openId. False where its proof has expired, so that the app must be asked. */
async function readInfo(): Promise<boolean> {
  const proof = appProof()
  if (!proof) return false
  try {
    const { token, ...info } = await callApi(getAuthInfo, { ...proof })
    if (info.authStatus === 1 && token !== null) rememberSignIn({ token, userInfo: info })
    else forgetSignIn()
    return true
  } catch (error) {
    if (!isRefusal(error)) throw error
    forgetSignIn()
    if (error.code === appRefusals.refusals.notProven) {
      keepAppProof(null)
      return false
    }
    const needed = z.safeParse(SecondFactorNeeded, error.data)
    setWaiting(needed.success ? { needed: needed.data } : { refusal: error.message })
    return true
  }
}

/** Fetches the sign-in again, by the proof where there is one: an expired token opens nothing (R4-066). */
async function renewInApp(): Promise<boolean> {
  if (!isAppMode() || !appProof()) return false
  await readInfo()
  return true
}

async function leave({ address, leave: go }: Browser): Promise<Begun> {
  const target =
    address.pathname === '/auth' ? (rememberedTarget() ?? firstPage) : `${address.pathname}${address.search}`
  const { authorizeUrl } = await callApi(getAppEntrance, { stateKey: beginState(target) })
  if (authorizeUrl !== null) go(authorizeUrl)
  return { end: 'leaving' }
}
