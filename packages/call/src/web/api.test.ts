import { expect, test, vi } from 'vitest'
import { callApi, readApi, tokenExpiredText } from './api.ts'
import { apiUnderTest } from './api-under-test.ts'
import { connectApi } from './client.ts'
import { CallFailure } from './send.ts'
import { listThings, planThing, readThing, writeThing } from './things-under-test.ts'

const { sent, signs, reader, client, answerWith, headerOf } = apiUnderTest()

test('code 0 gives the payload under data or result [R7-001 R7-002 P7-001]', async () => {
  answerWith({ code: 0, msg: 'ok', data: { name: 'A' } })
  expect(await callApi(readThing, { id: '1' })).toEqual({ name: 'A' })
  answerWith({ code: 0, msg: 'ok', result: ['A', 'B'] })
  expect(await callApi(listThings, { id: '1' })).toEqual(['A', 'B'])
})

test('a call whose token has ended is sent once more with a new one, and fails where there is none', async () => {
  reader.token = 'token-1'
  const renewed: string[] = []
  let next = 'token-2'
  const renewToken = async (ended: string) => {
    renewed.push(ended)
    reader.token = next
    return next !== ended
  }
  connectApi({ ...client, renewToken })
  const by = () => sent.map(({ init }) => new Headers(init.headers).get('token'))
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push({ address, init })
    const isOver = new Headers(init.headers).get('token') === 'token-1'
    return Response.json(isOver ? { code: 1001, msg: 'over' } : { code: 0, msg: 'ok', data: { name: 'A' } })
  })
  for (const ask of [callApi, readApi]) {
    reader.token = 'token-1'
    sent.length = 0
    expect(await ask(readThing, { id: '1' })).toEqual({ name: 'A' })
    expect(by()).toEqual(['token-1', 'token-2'])
  }
  expect(renewed).toEqual(['token-1', 'token-1'])
  expect(signs).toEqual([])
  next = 'token-1'
  reader.token = 'token-1'
  sent.length = 0
  await expect(callApi(readThing, { id: '1' })).rejects.toThrow(tokenExpiredText)
  expect(by()).toEqual(['token-1'])
  expect(signs).toEqual(['refresh'])
})

test('a POST is form-encoded unless its contract says JSON [P7-002]', async () => {
  answerWith({ code: 0, msg: 'ok', data: null })
  await callApi(writeThing, { id: '1', name: '甲 & 乙' })
  const body = sent[0]?.init.body
  expect(body).toBeInstanceOf(URLSearchParams)
  expect(String(body)).toBe('id=1&name=%E7%94%B2+%26+%E4%B9%99')
  await callApi(planThing, { id: '1' })
  expect(sent[1]?.init.body).toBe('{"id":"1"}')
})

test('a call goes to the one host of the page, with lang and, when signed in, token [R7-003 R7-004 P7-091 P7-093]', async () => {
  answerWith({ code: 0, msg: 'ok', data: { name: 'A' } })
  reader.lang = null
  await callApi(readThing, { id: '7' })
  expect(sent[0]?.address).toBe('/mark/thing?id=7')
  expect(headerOf('lang')).toBe('en')
  expect(headerOf('token')).toBe(null)
  sent.length = 0
  reader.token = 'a token'
  reader.lang = 'zh-TW'
  await callApi(readThing, { id: '7' })
  expect(headerOf('lang')).toBe('zh-TW')
  expect(headerOf('token')).toBe('a token')
})

test('only HTTP 2xx counts as success [R7-006 P7-094]', async () => {
  answerWith(null, 204)
  await expect(callApi(writeThing, { id: '1' })).resolves.toBe(null)
  answerWith({ code: 0, msg: 'ok', data: { name: 'A' } }, 302)
  await expect(callApi(readThing, { id: '1' })).rejects.toBeInstanceOf(CallFailure)
})
