import 'fake-indexeddb/auto'
import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changeKept } from './change-kept.ts'
import { findDraft, keepDraft } from './draft-store.ts'
import { empty, openDraft, prepareDrafts } from './draft-under-test.ts'

prepareDrafts()

const place = { accountId: 'u1', candidateId: 'c1', subject: 'decision' }
const add = (word: string) => (value: typeof empty) => ({ ...value, text: value.text + word })

test('a draft that another page changes keeps the typed text, under another key, and no unsent mark', async () => {
  const { result, unmount } = await openDraft()
  act(() => result.current.set({ text: 'strong', score: 4 }))
  const key = result.current.keyFor()
  act(() => result.current.markUnsent(key, { name: 'A', href: '/' }))
  unmount()
  expect(await changeKept(place, empty, add(', cited'))).toBe(true)
  const again = await openDraft()
  expect(again.result.current.value).toEqual({ text: 'strong, cited', score: 4 })
  expect(again.result.current.keyFor()).not.toBe(key)
  expect(again.result.current.isUnsent).toBe(false)
})

test('a draft begins with the change, and one of another shape with the fields that fit', async () => {
  expect(await changeKept(place, empty, add('cited'))).toBe(true)
  expect((await findDraft(place))?.value).toEqual({ text: 'cited', score: 0 })
  const older = { ...place, value: { text: 'old ' }, idempotencyKey: 'k', unsent: null, savedAt: Date.now() }
  await keepDraft(older)
  await changeKept(place, empty, add('cited'))
  expect((await findDraft(place))?.value).toEqual({ text: 'old cited', score: 0 })
})

test('a change to nothing leaves the draft as it was', async () => {
  expect(await changeKept(place, empty, () => null)).toBe(false)
  expect(await findDraft(place)).toBe(null)
})

test('an open form takes the change in beside the typed text, and goes on from there', async () => {
  const { result } = await openDraft()
  act(() => result.current.set({ text: 'strong', score: 4 }))
  const key = result.current.keyFor()
  await act(async () => void (await changeKept(place, empty, add(', cited'))))
  await waitFor(() => expect(result.current.value).toEqual({ text: 'strong, cited', score: 4 }))
  expect(result.current.keyFor()).not.toBe(key)
  act(() => result.current.set({ text: 'strong, cited, typed' }))
  await waitFor(async () =>
    expect((await findDraft(place))?.value).toEqual({ text: 'strong, cited, typed', score: 4 }),
  )
})

test('an open form of another tab takes the change in, a form about another candidate does not', async () => {
  const { result } = await openDraft()
  const other = await openDraft('c2')
  await keepDraft({
    ...place,
    value: { text: 'cited', score: 0 },
    idempotencyKey: 'k2',
    unsent: null,
    savedAt: Date.now(),
  })
  const tab = new BroadcastChannel('candor-drafts')
  tab.postMessage('of another version')
  tab.postMessage({ ...place, key: 'k1' })
  tab.postMessage({ ...place, key: 'k2' })
  await waitFor(() => expect(result.current.value.text).toBe('cited'))
  tab.close()
  expect(other.result.current.value).toEqual(empty)
})

test('text typed while a change arrives stays', async () => {
  const { result } = await openDraft()
  act(() => result.current.set({ text: 'strong' }))
  const changed = changeKept(place, empty, add(', cited'))
  act(() => result.current.set({ text: 'stronger' }))
  await act(async () => void (await changed))
  expect(result.current.value.text).toBe('stronger')
})
