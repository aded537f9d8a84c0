import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { connectApi, quiet } from './client.ts'
import { callQuery } from './query.ts'
import { readThing as plainThing } from './things-under-test.ts'

const readThing = { ...plainThing, onFailure: ['toast'] as const }

let toasts: string[] = []
let notices: string[] = []

beforeEach(() => {
  toasts = []
  notices = []
  connectApi({
    ...quiet,
    lang: () => 'en',
    toast: (text) => void toasts.push(text),
    dangerNotice: (title) => void notices.push(title),
  })
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code: 1002, msg: 'No view', data: null })))
})

test('a refusal is a toast where something shows the answer, and none where it was only loaded ahead', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await queries.prefetchQuery(callQuery(readThing, { id: '1' }))
  expect(toasts).toEqual([])
  const observer = new QueryObserver(queries, callQuery(readThing, { id: '1' }))
  const stop = observer.subscribe(() => {})
  await expect.poll(() => toasts).toEqual(['No view'])
  stop()
  queries.clear()
})

test('a fault of the server is one notice, although it is tried once more, and another one when it is asked for anew', async () => {
  const answer = vi.fn(async () => Response.json({ code: 1500, msg: 'Fault', data: null }, { status: 500 }))
  vi.stubGlobal('fetch', answer)
  const queries = new QueryClient({ defaultOptions: { queries: { retry: 1, retryDelay: 1 } } })
  const read = () => queries.fetchQuery(callQuery(readThing, { id: '1' }))
  await expect(read()).rejects.toThrow('Fault')
  expect(answer).toHaveBeenCalledTimes(2)
  expect(notices).toEqual(['500'])
  await expect(read()).rejects.toThrow('Fault')
  expect(answer).toHaveBeenCalledTimes(4)
  expect(notices).toEqual(['500', '500'])
  queries.clear()
})
