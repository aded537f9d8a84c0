import { anAccount } from '@candor/testkit/builders'
import { aBundle, bundledInterview, zipOf } from '@candor/testkit/bundles'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { attemptWindow } from '../../access/rules/attempt-window.ts'
import { hashToken } from '../../access/server/gate.ts'
import { countAttempt } from '../../access/server/queries/attempts.ts'
import { presentFaults } from './present.ts'
import { uploadsUnderTest, withPhoto } from './routes/uploads-under-test.ts'

const server = serverUnderTest()
const { aServiceKey, upload, postJson } = uploadsUnderTest(server)

test('a zip is imported with its media, and the reply says so for each bundle', async () => {
  const { companyId, token } = await aServiceKey()
  const one = withPhoto(aBundle())
  const two = aBundle()
  const zip = await zipOf({
    'a/bundle.json': one,
    'a/media/p.png': 'the photo',
    'b/bundle.json': { ...two, unknown: 1 },
  })
  const { code, data } = await upload(zip, token)
  expect(code).toBe(0)
  expect(data).toEqual([
    { externalId: one.externalId, folder: 'a', state: 'stored', faults: [], notes: [] },
    {
      externalId: two.externalId,
      folder: 'b',
      state: 'refused',
      faults: [{ path: '', message: 'unknown fields: unknown' }],
      notes: [],
    },
  ])
  const file = await server.services.db
    .selectFrom('candidateFile')
    .innerJoin('storedFile', 'storedFile.id', 'candidateFile.fileId')
    .where('candidateFile.companyId', '=', companyId)
    .select(['contentHash', 'contentType', 'name'])
    .executeTakeFirstOrThrow()
  expect(file).toMatchObject({ contentType: 'image/png', name: 'p.png' })
  expect(await server.services.files.has(file.contentHash)).toBe(true)
  expect((await upload(zip, token)).results[0]?.state).toBe('unchanged')
})

test('an archive is taken although its address sent many requests without an account', async () => {
  const { token } = await aServiceKey()
  const { start } = attemptWindow(server.clock.now(), 60)
  const key = 'uploads from 127.0.0.1'
  await countAttempt(server.services.db, key, start, 10_000)
  expect((await upload(await zipOf({ 'bundle.json': aBundle() }), token)).code).toBe(0)
  expect(await countAttempt(server.services.db, key, start)).toBe(10_001)
})

test('a bundle without media is imported as JSON, up to 20 MB', async () => {
  const { token } = await aServiceKey()
  const bundle = aBundle()
  expect((await postJson(JSON.stringify(bundle), token)).results[0]).toMatchObject({
    externalId: bundle.externalId,
    state: 'stored',
  })
  const long = { questionText: 'x'.repeat(200_000), answer: '' }
  const antiCheating = { textSimilarityRes: Array.from({ length: 16 }, () => long) }
  const large = aBundle({ interviews: [bundledInterview({ antiCheating })] })
  expect((await postJson(JSON.stringify(large), token)).results[0]?.state).toBe('stored')
  const tooLarge = { ...aBundle(), evaluations: 'x'.repeat(20 * 1024 * 1024) }
  expect(await postJson(JSON.stringify(tooLarge), token)).toMatchObject({
    code: 1010,
    msg: 'The request must not exceed 20 MB',
  })
})

test('JSON that names media is refused: they cannot come with it', async () => {
  const { token } = await aServiceKey()
  const [result] = (await postJson(JSON.stringify(withPhoto(aBundle())), token)).results
  expect(result?.faults).toEqual([
    {
      path: 'candidate.photo',
      message:
        'media/p.png is not in the bundle; add the file at this path beside bundle.json, or remove the reference',
    },
  ])
})

test('faults are worded in the caller’s language', async () => {
  const { token } = await aServiceKey()
  const repeated = bundledInterview({ externalId: 'same' })
  const body = JSON.stringify(aBundle({ interviews: [repeated, repeated] }))
  const messages = []
  for (const lang of ['cn', 'en', 'zh-TW'])
    messages.push((await postJson(body, token, lang)).results[0]?.faults[0]?.message)
  expect(messages).toEqual([
    'same 重复，每项必须不同',
    'same appears more than once; each must be different',
    'same 重複，每項必須不同',
  ])
})

test('a service key alone imports: a missing token, a person’s and a revoked key are refused before the body', async () => {
  const { token } = await aServiceKey()
  const { token: person } = await anAccount(server.services)
  await server.services.db
    .updateTable('serviceKey')
    .set({ revokedAt: server.clock.now() })
    .where('keyHash', '=', hashToken(token))
    .execute()
  expect((await postJson('{', '')).code).toBe(1004)
  expect((await postJson('{', person)).code).toBe(1001)
  expect((await postJson('{', token)).code).toBe(1001)
})

test('the results of many bundles with many faults fit into one answer, which counts the omissions', async () => {
  const { token } = await aServiceKey()
  const bad = { ...aBundle(), remarks: Array(1_500).fill({}) }
  const bundles = Array.from({ length: 40 }, (_, at) => [`${at}/bundle.json`, bad])
  const zip = await zipOf(Object.fromEntries(bundles))
  const { data, results } = await upload(zip, token)
  expect(results).toHaveLength(40)
  expect(JSON.stringify(data).length).toBeLessThan(2_000_000)
  expect(results[0]?.faults.length).toBeGreaterThan(1_000)
  const leftOut = [{ path: [], fault: 'leftOut', values: { count: 1_001 } }] as const
  const told = (['en', 'cn', 'zh-TW'] as const).map((locale) => presentFaults(locale, leftOut))
  expect(results[39]).toMatchObject({ state: 'refused', faults: told[0] })
  expect(told.flat().map(({ message }) => message)).toEqual([
    '1,001 more are left out here because the results of the whole import are long; send this bundle separately to see them',
    '整个导入的结果过长，此处省略 1,001 条；可单独发送此数据包查看',
    '整個匯入的結果過長，此處省略 1,001 條；可單獨傳送此資料包查看',
  ])
})

test('the format is published as a JSON Schema with the parts of every feature', async () => {
  const response = await server.app.inject({ method: 'GET', url: '/import-schema.json' })
  expect(response.statusCode).toBe(200)
  expect(response.json()).toMatchObject({
    additionalProperties: false,
    required: ['format', 'externalId', 'position', 'candidate'],
    properties: {
      labels: expect.anything(),
      resume: expect.anything(),
      evaluations: expect.anything(),
      interviews: {
        items: { properties: { answers: { items: { required: expect.arrayContaining(['question_id']) } } } },
      },
    },
  })
})
