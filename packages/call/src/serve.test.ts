import { readEnvelope } from '@candor/testkit/envelope'
import { expect, test } from 'vitest'
import { form, json, listThings, saveThing, servedThings } from './served-things-under-test.ts'

const { app, post } = servedThings()

test('form and JSON, and both spellings of an id, are one input', async () => {
  const expected = { code: 0, msg: 'ok', data: { id: 'c1', size: 3 } }
  expect(await post(form('jobseekerChannelId=c1&size=3'))).toMatchObject(expected)
  expect(await post(form('jobSeekerChannelId=c1&size=3'))).toMatchObject(expected)
  expect(await post(json({ jobSeekerChannelId: 'c1', size: 3 }))).toMatchObject(expected)
})

test('a reply carries msg and data, and nothing that the contract does not name [R7-002]', async () => {
  const answer = await post(json({ jobseekerChannelId: 'c1', size: 1 }))
  expect(JSON.parse(answer.text)).toEqual({ code: 0, msg: 'ok', data: { id: 'c1', size: 1 } })
})

test.each([
  ['cn', 'size：不能大于 5'],
  ['en', 'size: must be at most 5'],
  ['zh-TW', 'size：不能大於 5'],
])('a fault of input is worded in %s with its field and what is allowed', async (lang, msg) => {
  const answer = await post(form('jobseekerChannelId=c1&size=9&note=long'), lang)
  expect(answer).toMatchObject({ status: 200, code: 1003, msg })
  expect(answer.data).toMatchObject({ faults: [{ path: 'size' }, { path: 'note' }] })
})

test.each([
  ['size is missing', 'size: is required', form('jobseekerChannelId=c1')],
  ['size is no number', 'size: must be a number', form('jobseekerChannelId=c1&size=many')],
  ['the body is a list', 'The request body is not valid JSON', json([1])],
  [
    'the body is broken',
    'The request body is not valid JSON',
    { 'content-type': 'application/json', body: '{' },
  ],
  ['the type is unknown', 'The request body is not valid JSON', { 'content-type': 'text/odd', body: 'x' }],
])('when %s the caller reads: %s', async (_case, msg, sent) => {
  expect(await post(sent)).toMatchObject({ status: 200, code: 1003, msg })
})

test.each(['a\0', '\ud800'])(
  'text that cannot be kept as it came, %j, is refused with its place',
  async (note) => {
    const body = { jobseekerChannelId: '7', size: 2, note }
    const headers = { lang: 'en', 'content-type': 'application/json' }
    const payload = JSON.stringify(body)
    const answer = await app.inject({ method: 'POST', url: saveThing.path, headers, payload })
    expect(answer.json()).toMatchObject({ code: 1003, data: { faults: [{ path: 'note' }] } })
  },
)

test('a key that cannot be kept is refused with the place where it stands', async () => {
  const answer = await post(json({ jobseekerChannelId: 'c1', size: 1, other: [{ 'a\0': 1 }] }))
  expect(answer).toMatchObject({ status: 200, code: 1003, data: { faults: [{ path: 'other[0]' }] } })
})

test('a hundred faults of many are named', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: listThings.path,
    headers: { 'content-type': 'application/json', lang: 'en' },
    payload: JSON.stringify({ list: Array.from({ length: 900 }, () => 'x') }),
  })
  const { code, data } = readEnvelope(answer.json())
  expect(code).toBe(1003)
  expect(data).toEqual({ faults: expect.toSatisfy((faults: unknown[]) => faults.length === 100) })
})

test('a refusal has its code, its wording and its data; a bug tells nothing', async () => {
  const note = (text: string) => post(json({ jobseekerChannelId: 'c1', size: 1, note: text }), 'cn')
  expect(await note('ful')).toMatchObject({
    status: 200,
    code: 1008,
    msg: 'cn things.full',
    data: { left: 0 },
  })
  const bug = await note('bug')
  expect(bug).toMatchObject({ status: 500, code: 1500 })
  expect(bug.text).not.toContain('secret')
  expect(await note('off')).toMatchObject({ status: 503, code: 1500 })
})

test('an unknown path of a service answers a code, not a page [P7-081]', async () => {
  const response = await app.inject({ method: 'GET', url: '/candidate/unknown/path' })
  expect(response.statusCode).toBe(200)
  expect(response.json()).toMatchObject({ code: 1005, msg: 'There is no such call' })
})

test('a body longer than the longest input of its call is refused', async () => {
  const longest = { jobseekerChannelId: 'c'.repeat(128), size: 1, note: 'abc' }
  expect(await post(json(longest))).toMatchObject({ code: 0 })
  expect(await post(json({ ...longest, other: 'x'.repeat(20_000) }))).toMatchObject({
    code: 1010,
    msg: 'The request must not exceed 17 KB',
  })
})
