import 'fake-indexeddb/auto'
import { CallFailure } from '@candor/call/web/send'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { draftAgeMs } from '../../audit/rules/retry.ts'
import { listUnsent } from './draft-store.ts'
import { empty, openDraft, prepareDrafts } from './draft-under-test.ts'
import { useSubmit } from './use-submit.ts'

prepareDrafts()

test.each([
  ['no answer', new CallFailure('Failed to fetch', {}), true],
  ['a sign-in that ran out', new CallFailure('token', { code: 1001 }), true],
  ['a refusal', new CallFailure('no', { code: 1003 }), false],
])(
  'the draft stays after %s, and is offered again only where it may yet be taken',
  async (_, failure, isUnsent) => {
    const { result, unmount } = await openDraft()
    act(() => result.current.set({ text: 'kept' }))
    const key = result.current.keyFor()
    const submitting = renderHook(() =>
      useSubmit(result.current, { send: () => Promise.reject(failure), name: '林晓彤' }),
    )
    let isTaken = true
    await act(async () => {
      isTaken = await submitting.result.current.submit()
    })
    expect(isTaken).toBe(false)
    expect(result.current.value.text).toBe('kept')
    expect(result.current.isUnsent).toBe(isUnsent)
    unmount()
    const again = await openDraft()
    expect(again.result.current.isUnsent).toBe(isUnsent)
    expect(again.result.current.keyFor()).toBe(key)
    await waitFor(async () => expect(await listUnsent('u1')).toHaveLength(isUnsent ? 1 : 0))
  },
)

test('an unsent draft is kept for seven days after the first try, although it is tried again', async () => {
  const start = Date.now()
  const { result, unmount } = await openDraft()
  act(() => result.current.set({ text: 'kept' }))
  const send = () => Promise.reject(new CallFailure('Failed to fetch', {}))
  const submitting = renderHook(() => useSubmit(result.current, { send, name: '林晓彤' }))
  for (const after of [0, draftAgeMs / 2]) {
    vi.useFakeTimers({ toFake: ['Date'], now: start + after })
    await act(() => submitting.result.current.submit())
  }
  unmount()
  vi.setSystemTime(start + draftAgeMs - 1)
  const again = await openDraft()
  expect(again.result.current.isUnsent).toBe(true)
  const trying = renderHook(() => useSubmit(again.result.current, { send, name: '林晓彤' }))
  await act(() => trying.result.current.submit())
  again.unmount()
  vi.setSystemTime(start + draftAgeMs)
  expect((await openDraft()).result.current.value).toEqual(empty)
})

test('an unsent draft that is refused at the next try is not unsent any more, also after a reload', async () => {
  const { result, unmount } = await openDraft()
  act(() => result.current.set({ text: 'kept' }))
  const send = vi.fn(() => Promise.reject(new CallFailure('no', { code: 1003 })))
  send.mockRejectedValueOnce(new CallFailure('Failed to fetch', {}))
  const submitting = renderHook(() => useSubmit(result.current, { send, name: '林晓彤' }))
  await act(() => submitting.result.current.submit())
  expect(result.current.isUnsent).toBe(true)
  await act(() => submitting.result.current.submit())
  expect(result.current.isUnsent).toBe(false)
  unmount()
  const again = await openDraft()
  expect(again.result.current).toMatchObject({ value: { text: 'kept' }, isUnsent: false })
})

test('text written during a submit is not told as unsent when the submit is lost', async () => {
  const { result } = await openDraft()
  act(() => result.current.set({ text: 'sent' }))
  const answer = Promise.withResolvers<void>()
  const submitting = renderHook(() =>
    useSubmit(result.current, { send: () => answer.promise, name: '林晓彤' }),
  )
  await act(async () => {
    const submitted = submitting.result.current.submit()
    result.current.set({ text: 'sent, and more' })
    answer.reject(new CallFailure('Failed to fetch', {}))
    await submitted
  })
  expect(result.current).toMatchObject({ value: { text: 'sent, and more' }, isUnsent: false })
  expect(await listUnsent('u1')).toEqual([])
})

test('a draft that the server has taken is forgotten, and two presses send once', async () => {
  const { result } = await openDraft()
  act(() => result.current.set({ text: 'sent' }))
  const send = vi.fn(async () => {})
  const submitting = renderHook(() => useSubmit(result.current, { send, name: '林晓彤' }))
  await act(async () => {
    await Promise.all([submitting.result.current.submit(), submitting.result.current.submit()])
  })
  expect(send).toHaveBeenCalledTimes(1)
  expect(result.current.value).toEqual(empty)
  expect((await openDraft()).result.current.value).toEqual(empty)
})

test('a stored draft is forgotten before the refresh ends, and stays in view until then', async () => {
  const { result } = await openDraft()
  act(() => result.current.set({ text: 'sent' }))
  const refresh = Promise.withResolvers<void>()
  const submitting = renderHook(() =>
    useSubmit(result.current, {
      send: async () => 'taken',
      after: () => refresh.promise,
      name: '林晓彤',
    }),
  )
  let submitted = Promise.resolve(false)
  act(() => {
    submitted = submitting.result.current.submit()
  })
  await waitFor(async () => expect((await openDraft()).result.current.value).toEqual(empty))
  expect(result.current.value.text).toBe('sent')
  await act(async () => {
    refresh.resolve()
    expect(await submitted).toBe(true)
  })
  expect(result.current.value).toEqual(empty)
})

test('text written during a submit stays, and only the sent draft is forgotten', async () => {
  const { result } = await openDraft()
  act(() => result.current.set({ text: 'sent' }))
  const answer = Promise.withResolvers<void>()
  const submitting = renderHook(() =>
    useSubmit(result.current, { send: () => answer.promise, name: '林晓彤' }),
  )
  let isTaken = false
  await act(async () => {
    const submitted = submitting.result.current.submit()
    result.current.set({ text: 'sent, and more' })
    answer.resolve()
    isTaken = await submitted
  })
  expect(isTaken).toBe(true)
  expect(result.current.value.text).toBe('sent, and more')
  expect((await openDraft()).result.current.value.text).toBe('sent, and more')
})

test.each([
  ['lost', Promise.reject.bind(Promise, new CallFailure('Failed to fetch', {}))],
  ['stored', Promise.resolve.bind(Promise)],
])('text written on another page since a submit stays when the submit is %s', async (_, end) => {
  const first = await openDraft()
  act(() => first.result.current.set({ text: 'sent' }))
  const answer = Promise.withResolvers<void>()
  const send = () => answer.promise.then(end)
  const submitting = renderHook(() => useSubmit(first.result.current, { send, name: '林晓彤' }))
  const submitted = submitting.result.current.submit()
  first.unmount()
  const second = await openDraft()
  expect(second.result.current.value.text).toBe('sent')
  act(() => second.result.current.set({ text: 'sent, and more' }))
  const key = second.result.current.keyFor()
  await act(async () => {
    answer.resolve()
    await submitted
  })
  await waitFor(async () => expect(await listUnsent('u1')).toEqual([]))
  const { result } = await openDraft()
  expect(result.current).toMatchObject({ value: { text: 'sent, and more' }, isUnsent: false })
  expect(result.current.keyFor()).toBe(key)
})

test('a page whose draft was discarded since its submit keeps no unsent draft', async () => {
  const first = await openDraft()
  act(() => first.result.current.set({ text: 'sent' }))
  const answer = Promise.withResolvers<void>()
  const submitting = renderHook(() =>
    useSubmit(first.result.current, { send: () => answer.promise, name: '林晓彤' }),
  )
  const submitted = submitting.result.current.submit()
  first.unmount()
  const second = await openDraft()
  act(() => void second.result.current.clear())
  await act(async () => {
    answer.reject(new CallFailure('Failed to fetch', {}))
    await submitted
  })
  expect(await listUnsent('u1')).toEqual([])
})

test('an unchanged form is kept too where its submit did not reach the server', async () => {
  const { result } = await openDraft()
  const send = () => Promise.reject(new CallFailure('Failed to fetch', {}))
  const submitting = renderHook(() => useSubmit(result.current, { send, name: '林晓彤' }))
  await act(() => submitting.result.current.submit())
  await waitFor(async () => expect(await listUnsent('u1')).toMatchObject([{ value: empty }]))
})
