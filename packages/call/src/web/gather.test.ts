import { expect, test } from 'vitest'
import { gatherReads } from './gather.ts'

/** A gatherer of texts, whose sends the test answers. */
function gatherer(most = 3) {
  const sent: {
    reads: readonly string[]
    signal: AbortSignal
    answer: (by?: (read: string) => string, count?: number) => void
    fail: (error: Error) => void
  }[] = []
  const gather = gatherReads<string, string>(
    { most, mayLag: (read) => read.startsWith('slow') },
    (reads, signal) =>
      new Promise((resolve, reject) => {
        const answer = (by = (read: string) => `${read}!`, count = reads.length) =>
          resolve(reads.slice(0, count).map((read) => () => by(read)))
        sent.push({ reads, signal, answer, fail: reject })
      }),
  )
  const whenSent = (count: number) => expect.poll(() => sent.length).toBe(count)
  return { gather, sent, whenSent }
}

test('calls of one tick are sent together, and a later call is not', async () => {
  const { gather, sent, whenSent } = gatherer()
  const all = [gather('one'), gather('two')]
  await whenSent(1)
  const later = gather('three')
  await whenSent(2)
  expect(sent.map(({ reads }) => reads)).toEqual([['one', 'two'], ['three']])
  for (const { answer } of sent) answer()
  expect(await Promise.all([...all, later])).toEqual(['one!', 'two!', 'three!'])
})

test('reads that may lag come last, and each still gets its own answer', async () => {
  const { gather, sent, whenSent } = gatherer()
  const all = [gather('slow'), gather('one'), gather('two')]
  await whenSent(1)
  expect(sent[0]?.reads).toEqual(['one', 'two', 'slow'])
  sent[0]?.answer()
  expect(await Promise.all(all)).toEqual(['slow!', 'one!', 'two!'])
})

test('more than may go together go in several', async () => {
  const { gather, sent, whenSent } = gatherer(3)
  for (const read of ['1', '2', '3', '4']) void gather(read)
  await whenSent(2)
  expect(sent.map(({ reads }) => reads)).toEqual([['1', '2', '3'], ['4']])
})

test('a call that fails leaves the others as they are; a request that fails as a whole fails for each', async () => {
  const { gather, sent, whenSent } = gatherer()
  const settled = Promise.allSettled([gather('one'), gather('two')])
  await whenSent(1)
  sent[0]?.answer((read) => {
    if (read === 'one') throw new Error('no such thing')
    return read
  })
  expect(await settled).toEqual([
    { status: 'rejected', reason: new Error('no such thing') },
    { status: 'fulfilled', value: 'two' },
  ])
  const both = Promise.allSettled([gather('three'), gather('four')])
  await whenSent(2)
  sent[1]?.fail(new Error('no connection'))
  for (const each of await both)
    expect(each).toEqual({ status: 'rejected', reason: new Error('no connection') })
})

test('an abandoned call is rejected at once; the request is given up when nobody waits for any of it', async () => {
  const { gather, sent, whenSent } = gatherer()
  const one = new AbortController()
  const two = new AbortController()
  const first = gather('one', one.signal)
  const second = gather('two', two.signal)
  await whenSent(1)
  one.abort(new Error('left'))
  await expect(first).rejects.toThrow('left')
  expect(sent[0]?.signal.aborted).toBe(false)
  two.abort(new Error('left too'))
  await expect(second).rejects.toThrow('left too')
  expect(sent[0]?.signal.aborted).toBe(true)
})

test('a call abandoned before it went out does not go out', async () => {
  const { gather, sent, whenSent } = gatherer()
  const left = new AbortController()
  const first = gather('one', left.signal)
  void gather('two')
  left.abort(new Error('left'))
  await expect(first).rejects.toThrow('left')
  await expect(gather('three', left.signal)).rejects.toThrow('left')
  await whenSent(1)
  expect(sent.map(({ reads }) => reads)).toEqual([['two']])
})

test('calls that an answer leaves out are asked for anew', async () => {
  const { gather, sent, whenSent } = gatherer()
  const all = ['1', '2', '3'].map((read) => gather(read))
  await whenSent(1)
  sent[0]?.answer(undefined, 2)
  expect(await Promise.all(all.slice(0, 2))).toEqual(['1!', '2!'])
  await whenSent(2)
  expect(sent[1]?.reads).toEqual(['3'])
  sent[1]?.answer()
  expect(await all[2]).toBe('3!')
})

test('an answer that has nothing for anybody fails for each, and is not asked for without end', async () => {
  const { gather, sent, whenSent } = gatherer()
  const settled = Promise.allSettled([gather('one'), gather('two')])
  await whenSent(1)
  sent[0]?.answer(undefined, 0)
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  void gather('three')
  await whenSent(2)
  expect(sent[1]?.reads).toEqual(['three'])
})
