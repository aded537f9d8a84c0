import 'fake-indexeddb/auto'
import { act } from '@testing-library/react'
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
