import { readdir } from 'node:fs/promises'
import { readEnvelope } from '@candor/testkit/envelope'
import { expect, test } from 'vitest'
import { form, saveThing, servedThings, uploadThing } from './served-things-under-test.ts'

const { app, post, uploadFolder } = servedThings()

function multipartOf(bytes: number, times = 1) {
  const boundary = 'edge'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="name"\r\n\r\nA\r\n`
  const file = `--${boundary}\r\ncontent-disposition: form-data; name="thing"; filename="a.txt"\r\ncontent-type: text/plain\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, lang: 'en' },
    payload: `${head}${`${file}${'x'.repeat(bytes)}\r\n`.repeat(times)}--${boundary}--\r\n`,
  }
}

const multipartHead = { 'content-type': 'multipart/form-data; boundary=edge', lang: 'en' }

test.each([
  ['cn', '此接口不接收文件，请用表单或 JSON 发送'],
  ['en', 'This call does not take files; send a form or JSON'],
  ['zh-TW', '此介面不接收檔案，請用表單或 JSON 傳送'],
])('a call that takes no files refuses multipart in %s', async (lang, msg) => {
  const { payload } = multipartOf(3)
  const headers = { ...multipartHead, lang }
  const answer = await app.inject({ method: 'POST', url: saveThing.path, headers, payload })
  expect(answer.json()).toMatchObject({ code: 1003, msg, data: null })
})

test.each([
  ['has no boundary', 'multipart/form-data', multipartOf(3).payload],
  ['is cut off', 'multipart/form-data; boundary=edge', multipartOf(300).payload.slice(0, 250)],
  ['is something else', 'multipart/form-data; boundary=edge', '\0\xff not a form at all'],
  ['is empty', 'multipart/form-data; boundary=edge', ''],
])('a multipart body that %s is refused, and the words say what it is not', async (_case, type, payload) => {
  const headers = { 'content-type': type, lang: 'en' }
  const answer = await app.inject({ method: 'POST', url: uploadThing.path, headers, payload })
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { code: 1003, msg: 'The request body is not valid multipart/form-data', data: null },
  ])
  const onOther = await app.inject({ method: 'POST', url: saveThing.path, headers, payload })
  expect([onOther.statusCode, readEnvelope(onOther.json()).code]).toEqual([200, 1003])
})

test('a form, or a multipart body, of a thousand fields is refused by their number', async () => {
  const many = await post(form('a=1&'.repeat(1000)))
  expect(many).toMatchObject({ code: 1003, msg: 'At most 19 fields can be sent' })
  const field = '--edge\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'
  const payload = `${field.repeat(1000)}--edge--\r\n`
  const answer = await app.inject({ method: 'POST', url: uploadThing.path, headers: multipartHead, payload })
  expect(answer.json()).toMatchObject({ code: 1003, msg: 'At most 17 fields can be sent' })
})

test('no file of a refused or an answered upload stays behind', async () => {
  await app.inject({ method: 'POST', url: uploadThing.path, ...multipartOf(3) })
  await app.inject({ method: 'POST', url: uploadThing.path, ...multipartOf(1024 * 1024 + 1) })
  await app.inject({ method: 'POST', url: uploadThing.path, ...multipartOf(3, 2) })
  const cutOff = multipartOf(300).payload.slice(0, 250)
  await app.inject({ method: 'POST', url: uploadThing.path, headers: multipartHead, payload: cutOff })
  expect(await readdir(uploadFolder)).toEqual([])
})

test('a file reaches the handler, and one that is too large is refused with what is allowed', async () => {
  const small = await app.inject({ method: 'POST', url: uploadThing.path, ...multipartOf(3) })
  expect(small.json()).toMatchObject({ code: 0, data: { name: 'A a.txt', text: 'xxx' } })
  const large = await app.inject({ method: 'POST', url: uploadThing.path, ...multipartOf(1024 * 1024 + 1) })
  expect(large.statusCode).toBe(200)
  expect(large.json()).toMatchObject({ code: 1010, msg: 'The file must not exceed 1 MB' })
})

test('more files than the call takes are refused, and the words say so', async () => {
  const two = await app.inject({ method: 'POST', url: uploadThing.path, ...multipartOf(3, 2) })
  expect(two.json()).toMatchObject({ code: 1010, msg: 'Only one file can be uploaded' })
})
