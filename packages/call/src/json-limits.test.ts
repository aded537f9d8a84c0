import { readEnvelope } from '@candor/testkit/envelope'
import { expect, test } from 'vitest'
import { json, listThings, servedThings } from './served-things-under-test.ts'

const { app, post } = servedThings()

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
const nestedBody = (levels: number) => `{"jobseekerChannelId":"c1","size":1,"other":${nested(levels)}}`

test.each([
  ['cn', '请求内容的嵌套不能超过 64 层'],
  ['en', 'The request must not be nested deeper than 64 levels'],
  ['zh-TW', '請求內容的巢狀不能超過 64 層'],
])('input nested deeper than 64 levels is refused in %s, however deep it is', async (lang, allowed) => {
  const headers = { 'content-type': 'application/json' }
  // The body itself is a level.
  expect(await post({ ...headers, body: nestedBody(63) }, lang)).toMatchObject({ code: 0 })
  for (const levels of [64, 8000]) {
    const answer = await post({ ...headers, body: nestedBody(levels) }, lang)
    expect(answer).toMatchObject({ status: 200, code: 1003, msg: allowed })
  }
  const inText = json({ jobseekerChannelId: 'c1', size: 1, other: `"\\${nested(100)}` })
  expect(await post(inText, lang)).toMatchObject({ code: 0 })
})

test.each([
  ['cn', '请求内容不能超过 10,000 个值'],
  ['en', 'The request must not hold more than 10,000 values'],
  ['zh-TW', '請求內容不能超過 10,000 個值'],
])('input of more values than any call takes is refused in %s before it is parsed', async (lang, msg) => {
  const list = (body: string) =>
    app.inject({
      method: 'POST',
      url: listThings.path,
      headers: { 'content-type': 'application/json', lang },
      payload: body,
    })
  const zeros = (count: number) => Array(count).fill('0').join()
  // The body and its list are values too; this one has no end, as nobody came so far.
  expect(readEnvelope((await list(`{"list":[${zeros(9_998)}`)).json()).msg).not.toBe(msg)
  for (const items of [zeros(9_999), Array(5_000).fill('{}').join()])
    expect((await list(`{"list":[${items}`)).json()).toMatchObject({ code: 1003, msg })
  const inText = JSON.stringify({ list: [1], other: ',{['.repeat(10_000) })
  expect(readEnvelope((await list(inText)).json()).code).toBe(0)
})
