import { expect, test, vi } from 'vitest'
import { batch } from '../batch.ts'
import { callApi, readApi } from './api.ts'
import { apiUnderTest } from './api-under-test.ts'
import { connectApi } from './client.ts'
import { listThings, readThing, writeThing } from './things-under-test.ts'

const { sent, signs, reader, client, answerWith, headerOf } = apiUnderTest()

test('reads of one tick go out as one request, and each gets its own answer [R7-001]', async () => {
  reader.token = 't'
  connectApi({ ...client, isGathering: true })
  answerWith({
    code: 0,
    msg: 'ok',
    data: [
      { code: 0, msg: 'ok', data: { name: 'A' } },
      { code: 0, msg: 'ok', result: ['A', 'B'] },
      { code: 5, msg: 'no such thing', data: null },
      { code: 1500, msg: 'Something broke.', data: null },
    ],
  })
  const failing = { ...readThing, onFailure: ['toast'] as const }
  const settled = await Promise.allSettled([
    readApi(readThing, { id: '1' }),
    readApi(listThings, { id: '2' }),
    readApi(failing, { id: '3' }),
    readApi(readThing, { id: '4' }),
  ])
  expect(sent).toHaveLength(1)
  expect(sent[0]?.address).toBe('/batch')
  expect(headerOf('token')).toBe('t')
  expect(batch.input.parse(JSON.parse(String(sent[0]?.init.body))).calls.slice(0, 2)).toEqual([
    { path: '/mark/thing', method: 'GET', input: { id: '1' }, etag: '' },
    { path: '/mark/things', method: 'GET', input: { id: '2' }, etag: '' },
  ])
  expect(settled.slice(0, 2)).toEqual([
    { status: 'fulfilled', value: { name: 'A' } },
    { status: 'fulfilled', value: ['A', 'B'] },
  ])
  expect(settled[2]).toMatchObject({ reason: { code: 5, message: 'no such thing' } })
  expect(settled[3]).toMatchObject({ reason: { code: null, status: 500, message: 'Something broke.' } })
  expect(signs.sort()).toEqual(['danger 500 Something broke.', 'toast no such thing'])
})

test('a read on its own goes to its own path, and so does everything that is written', async () => {
  connectApi({ ...client, isGathering: true })
  answerWith({ code: 0, msg: 'ok', data: { name: 'A' } })
  await Promise.all([readApi(readThing, { id: '1' }), callApi(writeThing, { id: '1' })])
  expect(sent.map(({ address }) => address).sort()).toEqual(['/mark/thing/save', '/mark/thing?id=1'])
})

test('a request that fails as a whole says so once, and fails for each of its reads', async () => {
  connectApi({ ...client, isGathering: true })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const settled = await Promise.allSettled([readApi(readThing, { id: '1' }), readApi(readThing, { id: '2' })])
  for (const each of settled)
    expect(each).toMatchObject({ reason: { code: null, message: 'Failed to fetch' } })
  expect(signs).toEqual(['danger  Failed to fetch'])
})

test('reads that a batch leaves unanswered are asked for anew', async () => {
  connectApi({ ...client, isGathering: true })
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push({ address, init })
    const first = { code: 0, msg: 'ok', data: { name: 'A' } }
    return Response.json(address === '/batch' ? { code: 0, msg: 'ok', data: [first] } : first)
  })
  const both = [readApi(readThing, { id: '1' }), readApi(readThing, { id: '2' })]
  expect(await Promise.all(both)).toEqual([{ name: 'A' }, { name: 'A' }])
  expect(sent.map(({ address }) => address)).toEqual(['/batch', '/mark/thing?id=2'])
})
