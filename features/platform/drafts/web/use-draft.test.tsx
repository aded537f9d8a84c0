import 'fake-indexeddb/auto'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { draftAgeMs } from '../../audit/rules/retry.ts'
import { forgetDrafts, keepDraft, listUnsent } from './draft-store.ts'
import { empty, openDraft, prepareDrafts, signIn } from './draft-under-test.ts'
import { useDraft } from './use-draft.ts'

prepareDrafts()

test('a draft comes back after a reload, with the key of its submit', async () => {
  const { result, unmount } = await openDraft()
  act(() => result.current.set({ text: 'strong' }))
  const key = result.current.keyFor()
  unmount()
  const again = await openDraft()
  await waitFor(() => expect(again.result.current.value).toEqual({ text: 'strong', score: 0 }))
  expect(again.result.current.keyFor()).toBe(key)
})

test('a changed draft has another key, and each way to submit it has a key of its own', async () => {
  const { result } = await openDraft()
  act(() => result.current.set({ text: 'a' }))
  const key = result.current.keyFor()
  expect(result.current.keyFor('accept')).toBe(result.current.keyFor('accept'))
  expect(new Set([key, result.current.keyFor('accept'), result.current.keyFor('refuse')]).size).toBe(3)
  act(() => result.current.set({ text: 'ab' }))
  expect(result.current.keyFor()).not.toBe(key)
})

test('a draft belongs to one candidate and to one account', async () => {
  const { result, rerender } = await openDraft()
  act(() => result.current.set({ text: 'of c1' }))
  rerender({ id: 'c2' })
  expect(result.current.value).toEqual(empty)
  signIn('u2')
  const other = await openDraft()
  expect(other.result.current.value).toEqual(empty)
})

test('the fitting fields of another version’s draft come back, and are not told as unsent', async () => {
  const unsent = { name: '苏晴岚', href: '/plan' }
  await keepDraft({
    accountId: 'u1',
    candidateId: 'c1',
    subject: 'decision',
    unsent,
    savedAt: Date.now(),
    value: { text: 'strong', points: 4 },
    idempotencyKey: 'k',
  })
  expect(await listUnsent('u1')).toHaveLength(1)
  const { result, unmount } = await openDraft()
  expect(result.current.value).toEqual({ text: 'strong', score: 0 })
  expect(result.current.isUnsent).toBe(false)
  const key = result.current.keyFor()
  expect(key).not.toBe('k')
  await waitFor(async () => expect(await listUnsent('u1')).toEqual([]))
  unmount()
  const again = await openDraft()
  expect(again.result.current.value).toEqual({ text: 'strong', score: 0 })
  expect(again.result.current.keyFor()).toBe(key)
})

test('an initial value of a form stays removed where the draft removed it', async () => {
  const begun: { text: string; file: { name: string } | null } = { text: '', file: { name: 'a.pdf' } }
  const open = () => renderHook(() => useDraft('c1', 'file', begun))
  const { result, unmount } = open()
  await waitFor(() => expect(result.current.isReady).toBe(true))
  act(() => result.current.set({ file: null }))
  const key = result.current.keyFor()
  unmount()
  const again = open()
  await waitFor(() => expect(again.result.current.value.file).toBeNull())
  expect(again.result.current.keyFor()).toBe(key)
})

test('a draft is forgotten after seven days, and at once when its account signs out', async () => {
  const { result, unmount } = await openDraft()
  act(() => result.current.set({ text: 'old' }))
  unmount()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + draftAgeMs + 1 })
  expect((await openDraft()).result.current.value).toEqual(empty)
  vi.useRealTimers()
  await forgetDrafts('u1')
  expect((await openDraft()).result.current.value).toEqual(empty)
})
