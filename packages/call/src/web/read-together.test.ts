import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { readApi } from './api.ts'
import { connectApi, quiet } from './client.ts'
import { forgetHeldReplies } from './held-replies.ts'
import { readThing } from './things-under-test.ts'

/** What each thing is called now; null: it may not be read. */
let names: Record<string, string | null> = {}
const Batch = z.object({
  calls: z.array(z.object({ input: z.object({ id: z.string() }), etag: z.string() })),
})
let asked: { path: string; etags?: string[] }[] = []

function answer(id: string, etag: string | undefined) {
  const name = names[id] ?? null
  if (name === null) return { code: 1002, msg: 'no', data: null }
  if (etag === `of ${name}`) return { code: 0, msg: 'ok', etag, isUnchanged: true }
  return { code: 0, msg: 'ok', data: { name }, ...(etag !== undefined && { etag: `of ${name}` }) }
}

function signInAs(token: string): void {
  connectApi({ ...quiet, token: () => token, isGathering: true })
}

beforeEach(() => {
  names = { a: 'A', b: 'B' }
  asked = []
  forgetHeldReplies()
  signInAs('anna')
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path !== '/batch') {
      asked.push({ path })
      return Response.json(answer(path.slice(-1), undefined))
    }
    const { calls } = Batch.parse(JSON.parse(String(body)))
    asked.push({ path, etags: calls.map(({ etag }) => etag) })
    const data = calls.map(({ input, etag }) => answer(input.id, etag))
    return Response.json({ code: 0, msg: 'ok', data })
  })
})

const read = (...ids: string[]) => Promise.all(ids.map((id) => readApi(readThing, { id })))

test('a held reply is asked for by its etag, and stays the same object while it is unchanged', async () => {
  const first = await read('a', 'b')
  names.b = 'Bee'
  const second = await read('a', 'b')
  expect(asked.map(({ etags }) => etags)).toEqual([
    ['', ''],
    ['of A', 'of B'],
  ])
  expect(second).toEqual([{ name: 'A' }, { name: 'Bee' }])
  expect(second[0]).toBe(first[0])
})

test('a read on its own is sent by its etag too where it came before', async () => {
  await read('a', 'b')
  expect(await read('a')).toEqual([{ name: 'A' }])
  expect(asked[1]).toEqual({ path: '/batch', etags: ['of A'] })
  expect(await read('c').catch(({ code }) => code)).toBe(1002)
  expect(asked[2]).toEqual({ path: '/mark/thing?id=c' })
})

test('a held reply that may not be read any more is let go of', async () => {
  await read('a', 'b')
  names.a = null
  expect(await read('a').catch(({ code }) => code)).toBe(1002)
  names.a = 'A'
  expect(await read('a', 'b')).toEqual([{ name: 'A' }, { name: 'B' }])
  expect(asked.at(-1)?.etags).toEqual(['', 'of B'])
})

test('a reply held for one caller is asked for anew by another, and after it is forgotten', async () => {
  await read('a', 'b')
  signInAs('bert')
  await read('a', 'b')
  forgetHeldReplies()
  await read('a', 'b')
  expect(asked.map(({ etags }) => etags)).toEqual([
    ['', ''],
    ['', ''],
    ['', ''],
  ])
})
