import 'fake-indexeddb/auto'
import { CallFailure } from '@candor/call/web/send'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSignIn, rememberSignIn } from '../../../sign-in/session/web/signed-in.ts'
import { fakeUser } from '../../../sign-in/session/web/user-under-test.ts'
import { findDraft, forgetDrafts } from './draft-store.ts'
import type { Draft } from './use-draft.ts'
import { useDraftForm } from './use-draft-form.ts'

const empty = { text: '', score: 0 }
type Value = typeof empty
const place = { candidateId: 'c1', subject: 'opinion', empty }
const stored = { accountId: 'u1', candidateId: 'c1', subject: 'opinion' }

function faultOf({ text, score }: Value): 'noText' | 'badScore' | null {
  if (text === '') return 'noText'
  return score > 5 ? 'badScore' : null
}

/** Sends that fail as the list says, one after the other, and the key of each. */
function sending(...failures: readonly (CallFailure | null)[]) {
  const keys: string[] = []
  const send = async ({ keyFor }: Draft<Value>) => {
    const failure = failures[keys.length]
    keys.push(keyFor())
    if (failure) throw failure
    return `reply ${keys.length}`
  }
  return { keys, send }
}

type More = Partial<Parameters<typeof useDraftForm<Value, [], string, ReturnType<typeof faultOf>>>[1]>

async function openForm(send: (draft: Draft<Value>) => Promise<string>, more: More = {}) {
  const view = renderHook(() => useDraftForm(place, { name: '苏晴岚', check: faultOf, send, ...more }))
  await waitFor(() => expect(view.result.current.draft.isReady).toBe(true))
  const type = (change: Partial<Value>) => act(() => view.result.current.draft.set(change))
  const submit = () => act(async () => view.result.current.submit())
  return { ...view, type, submit }
}

const unreached = () => new CallFailure('offline', {})
const refused = () => new CallFailure('It was changed meanwhile', { code: 1012 })

beforeEach(() => rememberSignIn({ token: 't', userInfo: fakeUser({ userId: 'u1' }) }))
afterEach(async () => {
  forgetSignIn()
  await forgetDrafts('u1')
})

test('a form with a fault is not sent, and the fault shows until it is corrected', async () => {
  const { keys, send } = sending()
  const { result, type, submit } = await openForm(send)
  expect(result.current.fault).toBeNull()
  await expect(submit()).resolves.toBe(false)
  expect([result.current.fault, keys]).toEqual(['noText', []])
  type({ score: 9 })
  expect(result.current.fault).toBe('noText')
  type({ text: 'strong' })
  // Another fault is told by another submit.
  expect(result.current.fault).toBeNull()
  await submit()
  expect(result.current.fault).toBe('badScore')
})

test('a stored form hands its reply on when its draft is empty', async () => {
  const { send } = sending()
  const seen: unknown[] = []
  const onStored = async (reply: string) => seen.push(reply, (await findDraft(stored))?.value ?? null)
  const { result, type, submit } = await openForm(send, { onStored })
  type({ text: 'strong' })
  await expect(submit()).resolves.toBe(true)
  expect(seen).toEqual(['reply 1', null])
  expect(result.current.draft.value).toEqual(empty)
})

test('a retry goes out under the key of the first try, also after a reload', async () => {
  const { keys, send } = sending(unreached(), unreached(), null)
  const { result, type, submit, unmount } = await openForm(send)
  type({ text: 'strong' })
  await expect(submit()).resolves.toBe(false)
  expect([result.current.draft.isUnsent, result.current.failure?.code]).toEqual([true, null])
  await submit()
  unmount()
  const again = await openForm(send)
  await waitFor(() => expect(again.result.current.draft.isUnsent).toBe(true))
  expect(again.result.current.draft.value.text).toBe('strong')
  await expect(again.submit()).resolves.toBe(true)
  expect([keys.length, new Set(keys).size]).toEqual([3, 1])
})

test('a refusal shows until the form changes or is discarded, and the text stays', async () => {
  const { send } = sending(refused(), refused())
  const { result, type, submit } = await openForm(send)
  type({ text: 'strong' })
  await submit()
  expect(result.current.failure?.message).toBe('It was changed meanwhile')
  expect(result.current.draft.value.text).toBe('strong')
  type({ text: 'stronger' })
  expect(result.current.failure).toBeNull()
  await submit()
  expect(result.current.failure).not.toBeNull()
  act(() => result.current.discard())
  expect([result.current.failure, result.current.draft.value]).toEqual([null, empty])
})

test('what follows a failure learns whether the form was changed while it was sent', async () => {
  const told: boolean[] = []
  const onFailure = vi.fn((_: CallFailure, { isSame }: { isSame: boolean }) => told.push(isSame))
  let whileSent = () => {}
  const { result, type, submit } = await openForm(
    async () => {
      whileSent()
      throw refused()
    },
    { onFailure },
  )
  type({ text: 'strong' })
  await submit()
  whileSent = () => result.current.draft.set({ text: 'stronger' })
  await submit()
  expect(told).toEqual([true, false])
})

test('a form that is stored already is forgotten, with what was wrong with it', async () => {
  const { send } = sending(refused())
  const { result, type, submit } = await openForm(send, {
    likeness: ({ text }) => ({ isSame: text === 'as stored' }),
  })
  type({ text: 'other' })
  await submit()
  expect(result.current.failure).not.toBeNull()
  type({ text: 'as stored' })
  await waitFor(() => expect(result.current.draft.value).toEqual(empty))
  expect(result.current.failure).toBeNull()
})
