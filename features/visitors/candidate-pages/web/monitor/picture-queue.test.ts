import 'fake-indexeddb/auto'
import { connectApi, quiet } from '@candor/call/web/client'
import { expect, test, vi } from 'vitest'
import { pictureRefusals } from '../../contract/id-card.ts'
import { maxWaiting } from '../../rules/monitor.ts'
import { keep, listKept } from '../kept-pictures.ts'
import { PictureQueue, type QueueState } from './picture-queue.ts'

let links = 0

/** A queue of a link of its own, and a server that answers as it is told; null: there is no network. */
function aQueue() {
  links += 1
  const link = `link ${links}`
  const sent: number[] = []
  const server: { answer: (time: number) => object | null } = {
    answer: () => ({
      code: 0,
      msg: 'ok',
      data: { interviewEndTime: null, sentPictures: sent.length + 1 },
    }),
  }
  connectApi({ ...quiet, lang: () => 'en' })
  // What browsers can, the blobs of this environment cannot: be copied.
  vi.stubGlobal('structuredClone', (value: unknown) => value)
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit) => {
    if (!(body instanceof FormData)) throw new Error('no form was sent')
    const time = Number(body.get('createTime'))
    const answer = server.answer(time)
    if (answer === null) throw new TypeError('offline')
    sent.push(time)
    return Response.json({ msg: '', data: null, ...answer })
  })
  let state: QueueState | null = null
  const queue = new PictureQueue(link, 0, (next) => {
    state = next
  })
  return { link, queue, sent, server, state: (): QueueState | null => state }
}

const picture = () => new Blob(['picture'])
const offline = () => null

test('pictures wait without a network, and go out afterwards in the order of their times', async () => {
  const { queue, sent, server, state, link } = aQueue()
  const { answer } = server
  server.answer = offline
  for (const time of [3000, 1000, 2000]) await queue.add(time, picture())
  expect(sent).toEqual([])
  expect(state()).toMatchObject({ waiting: 3, sent: 0, end: null })
  server.answer = answer
  await queue.send()
  expect(sent).toEqual([1000, 2000, 3000])
  expect(state()).toMatchObject({ waiting: 0, sent: 3 })
  expect((await listKept(link, 'monitor')).size).toBe(0)
})

test('pictures that were unsent before a reload go out after it', async () => {
  const { queue, sent, server, link } = aQueue()
  const { answer } = server
  server.answer = offline
  await queue.add(1000, picture())
  server.answer = answer
  await new PictureQueue(link, 0, () => {}).send()
  expect(sent).toEqual([1000])
})

test('a picture that is not taken leaves the way free for the next ones', async () => {
  const { queue, server, state } = aQueue()
  const data = { interviewEndTime: null, sentPictures: 1 }
  server.answer = (time) => (time === 1000 ? { code: 1010 } : { code: 0, data })
  await queue.add(1000, picture())
  await queue.add(2000, picture())
  expect(state()).toMatchObject({ refused: 1, sent: 1, waiting: 0, end: null })
})

test.each([
  ['the interview has ended', { code: 0, data: { interviewEndTime: 1, sentPictures: 1 } }, 'interviewOver'],
  ['a picture was taken after its end', { code: 1012 }, 'interviewOver'],
  ['there are enough pictures', { code: 1008 }, 'enough'],
  ['the link is over', { code: 1005 }, 'over'],
  ['the company has switched the page off', { code: 1013 }, 'over'],
  ['the consent was withdrawn', { code: 1002 }, 'over'],
])('the queue of pictures ends once %s', async (_case, answer, end) => {
  const { queue, server, state } = aQueue()
  server.answer = () => answer
  await queue.add(1000, picture())
  expect(state()?.end).toBe(end)
})

test('while the server has no room, pictures wait, and go out once it has', async () => {
  const { queue, sent, server, state } = aQueue()
  const { answer } = server
  server.answer = () => ({ code: pictureRefusals.storageFull })
  for (const time of [1000, 2000]) await queue.add(time, picture())
  expect(state()).toMatchObject({ end: null, waiting: 2, sent: 0, refused: 0 })
  sent.length = 0
  server.answer = answer
  await queue.send()
  expect(sent).toEqual([1000, 2000])
  expect(state()).toMatchObject({ end: null, waiting: 0, sent: 2 })
})

test.each([
  ['the link is over', 1005],
  ['there are enough pictures', 1008],
])('waiting pictures are dropped without a request once %s', async (_case, code) => {
  const { queue, sent, server, state, link } = aQueue()
  server.answer = offline
  for (const time of [1000, 2000, 3000]) await queue.add(time, picture())
  server.answer = () => ({ code })
  await queue.send()
  await queue.add(4000, picture())
  expect(sent).toEqual([1000])
  expect(state()).toMatchObject({ waiting: 0, refused: 3 })
  expect((await listKept(link, 'monitor')).size).toBe(0)
})

test('a picture without room in the browser is held by the page and sent from there', async () => {
  const { queue, sent, server, state } = aQueue()
  const { answer } = server
  server.answer = offline
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await queue.add(1000, picture())
  put.mockRestore()
  expect(state()).toMatchObject({ waiting: 1 })
  server.answer = answer
  await queue.send()
  expect(sent).toEqual([1000])
  expect(state()).toMatchObject({ waiting: 0, sent: 1 })
})

/** What is asked of the browser's store meanwhile: how many transactions, and how many of them read all that is kept. */
async function askedOf(work: () => Promise<void>) {
  const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction')
  const wholes = vi.spyOn(IDBObjectStore.prototype, 'getAll')
  await work()
  const asked = { transactions: transactions.mock.calls.length, wholes: wholes.mock.calls.length }
  transactions.mockRestore()
  wholes.mockRestore()
  return asked
}

async function keepMany(link: string, count: number) {
  for (let time = 1; time <= count; time += 1)
    await keep(link, `monitor ${time}`, { blob: picture(), savedAt: time })
}

test('the most waiting pictures are read one by one while they go out, never all for each', async () => {
  const { queue, sent, link } = aQueue()
  await keepMany(link, maxWaiting.pictures)
  const { wholes } = await askedOf(() => queue.send())
  expect(sent).toHaveLength(maxWaiting.pictures)
  expect(wholes).toBe(0)
})

test('the most waiting pictures are forgotten at once where the link is over, and where there is no room', async () => {
  const over = aQueue()
  await keepMany(over.link, maxWaiting.pictures)
  over.server.answer = () => ({ code: 1005 })
  expect((await askedOf(() => over.queue.send())).transactions).toBeLessThan(10)
  expect((await listKept(over.link, 'monitor')).size).toBe(0)
  const full = aQueue()
  full.server.answer = offline
  await keepMany(full.link, 2 * maxWaiting.pictures)
  expect((await askedOf(() => full.queue.add(10_000, picture()))).transactions).toBeLessThan(10)
  expect((await listKept(full.link, 'monitor')).size).toBe(maxWaiting.pictures)
})
