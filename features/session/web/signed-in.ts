import type { ReplyOf } from '@candor/call/define'
import { callApi } from '@candor/call/web/api'
import { isRefusal, outlivingPage } from '@candor/call/web/send'
import { useSyncExternalStore } from 'react'
import { getUserInfo, signOut } from '../contract.ts'
import { isAppMode } from './app-mode.ts'
import { noteSessionEnd } from './kept/session-end.ts'

export type UserInfo = ReplyOf<typeof getUserInfo>

export interface SignedIn {
  token: string
  userInfo: UserInfo
}

const keys = { token: 'token', userInfo: 'userInfo', signedOut: 'signedOut' } as const

function isUserInfo(value: unknown): value is UserInfo {
  return typeof value === 'object' && value !== null && 'userId' in value && 'companyId' in value
}

/** The token that is kept, decoded as whoever kept it may have encoded it (R7-004); one that is no code stays as it is. */
function keptToken(): string | null {
  const kept = localStorage.getItem(keys.token)
  try {
    return kept && decodeURIComponent(kept)
  } catch {
    return kept
  }
}

function restore(): SignedIn | null {
  try {
    const token = keptToken()
    const userInfo: unknown = JSON.parse(localStorage.getItem(keys.userInfo) ?? 'null')
    return token && isUserInfo(userInfo) ? { token, userInfo } : null
  } catch {
    return null
  }
}

let current: SignedIn | null = null
let isRestored = false
const listeners = new Set<() => void>()

/** Who is signed in on this device, or null. Kept over a restart of the browser (P4-006). */
export function signedIn(): SignedIn | null {
  if (!isRestored) {
    current = restore()
    isRestored = true
  }
  return current
}

const onOther = new Set<() => void>()
let latestAccountId: string | null = null

/** Calls back when another account has signed in than the one before, however that one’s session ended. */
export function onOtherAccount(listener: () => void): void {
  onOther.add(listener)
}

function noteAccount({ userInfo: { userId } }: SignedIn): void {
  if (latestAccountId !== null && latestAccountId !== userId) for (const listener of onOther) listener()
  latestAccountId = userId
}

/**
 * Where the browser keeps nothing, an account is signed in until the page is left. Another tab may have signed in since
 * this one did: what is kept is that tab's then, and only another sign-in takes its place.
 */
function keep(next: SignedIn | null, before: SignedIn | null, isSignIn: boolean): void {
  try {
    if (!isSignIn && keptToken() !== (before?.token ?? null)) return
    if (next) {
      localStorage.setItem(keys.token, next.token)
      localStorage.setItem(keys.userInfo, JSON.stringify(next.userInfo))
    } else {
      localStorage.removeItem(keys.token)
      localStorage.removeItem(keys.userInfo)
    }
  } catch {
    // It stands in `current`.
  }
}

function set(next: SignedIn | null, isSignIn = false): void {
  const before = signedIn()
  if (before) noteAccount(before)
  if (next) noteAccount(next)
  current = next
  keep(next, before, isSignIn)
  for (const listener of listeners) listener()
}

/** Whether the account may go on: a one-time password is changed first, and in the messaging app it is linked. */
export function isReady({ userInfo }: SignedIn): boolean {
  return !userInfo.mustChangePassword && !(isAppMode() && userInfo.authStatus === 0)
}

export function rememberSignIn(next: SignedIn): void {
  noteSessionEnd(false)
  set(next, true)
}

/** Keeps what the account may do, as it was answered last: by it a screen knows what is worth asking for. */
export function rememberPermissions(permissions: readonly string[]): void {
  const known = signedIn()
  if (!known || known.userInfo.permissions?.join() === permissions.join()) return
  set({ ...known, userInfo: { ...known.userInfo, permissions: [...permissions] } })
}

/** Keeps that the account is not to be reminded of its times any more, once the server has taken it. */
export function rememberHintOff(): void {
  const known = signedIn()
  if (known) set({ ...known, userInfo: { ...known.userInfo, isWechatHint: 0 } })
}

/** Keeps that the account has a password of its own by now. */
export function rememberOwnPassword(): void {
  const known = signedIn()
  if (known) set({ ...known, userInfo: { ...known.userInfo, mustChangePassword: false } })
}

/** Clears user and token, on this device alone. */
export function forgetSignIn(): void {
  set(null)
}

export function useSignedIn(): SignedIn | null {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, signedIn)
}

let refreshing: Promise<void> | null = null

/** Says whether it could ask who is signed in; then it has kept what was answered. */
type Renew = () => Promise<boolean>
let renew: Renew = async () => false

/** Has the account fetched anew in another way than by its token, where that one can. */
export function renewSignInBy(other: Renew): void {
  renew = other
}

/**
 * Fetches the account anew; when that fails, user and token are cleared (R4-064, R4-065).
 *
 * It runs once however many calls ask for it, and what it calls itself never starts it again. Without an answer of
 * the server nothing is known of the token, so it is kept.
 */
export function refreshSignIn(): Promise<void> {
  refreshing ??= refresh().finally(() => {
    refreshing = null
  })
  return refreshing
}

async function refresh(): Promise<void> {
  const known = signedIn()
  if (!known) return
  /** Whether somebody has signed out meanwhile, or in: then the answer is about nobody who is here. */
  const isLeft = () => signedIn()?.token !== known.token
  try {
    if (await renew()) {
      if (!signedIn()) noteSessionEnd(true)
      return
    }
    const userInfo = await callApi(getUserInfo, {})
    if (!isLeft()) set({ token: known.token, userInfo })
  } catch (error) {
    if (!isRefusal(error) || isLeft()) return
    noteSessionEnd(true)
    forgetSignIn()
  }
}

/** Whether a refresh is under way, so that its own refusal starts no second one. */
export function isRefreshing(): boolean {
  return refreshing !== null
}

const onEnd = new Set<(accountId: string) => void>()

/** Calls back with the account when somebody signs out, as against a session that ran out. */
export function onSignOut(listener: (accountId: string) => void): void {
  onEnd.add(listener)
}

function leave(known: SignedIn | null): void {
  noteSessionEnd(false)
  forgetSignIn()
  if (known) for (const listener of onEnd) listener(known.userInfo.userId)
}

/** Tells the other tabs that somebody signed out of a session. Where the browser keeps nothing they have one of their own. */
function notifyOtherTabs(token: string): void {
  try {
    localStorage.setItem(keys.signedOut, token)
    localStorage.removeItem(keys.signedOut)
  } catch {
    // Their next call is refused.
  }
}

/** Ends here and in the other tabs a session that somebody signed out of, with whatever was kept of its account. */
export function leaveSignIn(): void {
  const known = signedIn()
  leave(known)
  if (known) notifyOtherTabs(known.token)
}

/**
 * Ends the session on the server and here, where nothing waits for the answer: whoever signs out may close the tab at
 * once. The request takes its token as it starts.
 */
export function endSignIn(): void {
  void callApi(signOut, {}, outlivingPage()).catch(() => {})
  leaveSignIn()
}

/** Calls back when somebody has signed out of this tab's session in another one. Returns how to stop that. */
export function onSignOutElsewhere(listener: () => void): () => void {
  function handleStorage({ key, newValue }: StorageEvent) {
    const known = signedIn()
    if (key !== keys.signedOut || newValue === null || newValue !== known?.token) return
    leave(known)
    listener()
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}
