import type { ReplyOf } from '@candor/call/define'
import { callApi } from '@candor/call/web/api'
import { isRefusal, outlivingPage } from '@candor/call/web/send'
import { useSyncExternalStore } from 'react'
import { getUserInfo, signOut } from '../contract.ts'
import { reminderOff } from '../rules/wire.ts'
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

/**
 * The stored token, decoded if another program stored it encoded (R7-004); one that cannot be decoded stays as it is.
 */
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

/** Who is signed in on this device, or null. Survives a restart of the browser (P4-006). */
export function signedIn(): SignedIn | null {
  if (!isRestored) {
    current = restore()
    isRestored = true
  }
  return current
}

const onOther = new Set<() => void>()
let latestAccountId: string | null = null

/** Calls back when another account than before has signed in, however the previous session ended. */
export function onOtherAccount(listener: () => void): void {
  onOther.add(listener)
}

function noteAccount({ userInfo: { userId } }: SignedIn): void {
  if (latestAccountId !== null && latestAccountId !== userId) for (const listener of onOther) listener()
  latestAccountId = userId
}

/**
 * Without a store in the browser, a sign-in lasts until the page is left. If another tab has signed in since this one,
 * what is stored is that tab's, and only a new sign-in here replaces it.
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

/**
 * Whether nothing else is needed: a one-time password must be changed first, and in the messaging app the account must
 * be linked.
 */
export function isReady({ userInfo }: SignedIn): boolean {
  return !userInfo.mustChangePassword && !(isAppMode() && userInfo.authStatus === 0)
}

export function rememberSignIn(next: SignedIn): void {
  noteSessionEnd(false)
  set(next, true)
}

/** Stores the account's latest permissions, by which screens know what to request. */
export function rememberPermissions(permissions: readonly string[]): void {
  const known = signedIn()
  if (!known || known.userInfo.permissions?.join() === permissions.join()) return
  set({ ...known, userInfo: { ...known.userInfo, permissions: [...permissions] } })
}

/** Stores that the account is not reminded of its availability any more, once the server has. */
export function rememberHintOff(): void {
  const known = signedIn()
  if (known) set({ ...known, userInfo: { ...known.userInfo, ...reminderOff } })
}

/** Keeps that the account has a password of its own by now. */
export function rememberOwnPassword(): void {
  const known = signedIn()
  if (known) set({ ...known, userInfo: { ...known.userInfo, mustChangePassword: false } })
}

/** Clears user and token on this device only. */
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

/** Resolves to whether it could ask the server; then it has stored the reply. */
type Renew = () => Promise<boolean>
let renew: Renew = async () => false

/** Sets another way to fetch the account than by its token. */
export function renewSignInBy(other: Renew): void {
  renew = other
}

/**
 * Fetches the account again; on failure user and token are cleared (R4-064, R4-065).
 *
 * It runs once for all calls that ask for it at a time, and its own call never starts it again. If the server is
 * unreachable the token may be valid, so it stays.
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
  /** Whether somebody has signed in or out meanwhile: then the reply is about another account. */
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

/** Whether a refresh is running: its own refusal must not start another. */
export function isRefreshing(): boolean {
  return refreshing !== null
}

const onEnd = new Set<(accountId: string) => void>()

/** Calls back with the account when somebody signs out, but not when a session expires. */
export function onSignOut(listener: (accountId: string) => void): void {
  onEnd.add(listener)
}

function leave(known: SignedIn | null): void {
  noteSessionEnd(false)
  forgetSignIn()
  if (known) for (const listener of onEnd) listener(known.userInfo.userId)
}

/**
 * Signals to the other tabs that a session was signed out. Without a store in the browser each tab has a session of its
 * own.
 */
function notifyOtherTabs(token: string): void {
  try {
    localStorage.setItem(keys.signedOut, token)
    localStorage.removeItem(keys.signedOut)
  } catch {
    // Without a signal, their next call is refused.
  }
}

/** Ends a signed-out session here and in the other tabs, with what was stored for its account. */
export function leaveSignIn(): void {
  const known = signedIn()
  leave(known)
  if (known) notifyOtherTabs(known.token)
}

/**
 * Ends the session on the server, and here without waiting for the reply: the tab may be closed at once. The request
 * reads its token as it starts.
 */
export function endSignIn(): void {
  void callApi(signOut, {}, outlivingPage()).catch(() => {})
  leaveSignIn()
}

/** Calls back when this tab's session is signed out in another tab. Returns a function that stops it. */
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
