import { aBundle, zipOf } from '@candor/testkit/bundles'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { uploadsUnderTest } from './uploads-under-test.ts'

const server = serverUnderTest()
const { aServiceKey, upload, postJson } = uploadsUnderTest(server)

const list = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index))
const keys = (count: number, ending = '') => `{${list(count, (index) => `"k${index}${ending}":0`).join(',')}}`

/** The faults of a document, sent as JSON and in an archive: they are the same. */
async function faultsOf(document: string): Promise<{ path: string; message: string }[]> {
  const { token } = await aServiceKey()
  const { results: sent } = await postJson(document, token)
  const { results: packed } = await upload(await zipOf({ 'bundle.json': document }), token)
  expect(sent[0]?.faults).toEqual(packed[0]?.faults)
  return sent[0]?.faults ?? []
}

test.each([
  ['folders 10,000 deep', `${'d/'.repeat(10_000)}bundle.json`],
  ['33 folders', `${'d/'.repeat(33)}bundle.json`],
  ['a name of 1,001 characters', `media/${'n'.repeat(991)}.png`],
])('an archive with %s is not opened, and the refusal names the limit', async (_name, path) => {
  const { token } = await aServiceKey()
  const zip = await zipOf({ 'a/bundle.json': aBundle(), [path]: 'x' })
  const messages = []
  for (const lang of ['cn', 'en', 'zh-TW']) messages.push((await upload(zip, token, { lang })).msg)
  expect(messages).toEqual([
    '压缩包中有文件的路径超过 1,000 个字符或 32 层文件夹，未打开',
    'The archive was not opened: the path of a file in it is longer than 1,000 characters or 32 folders',
    '壓縮檔中有檔案的路徑超過 1,000 個字元或 32 層資料夾，未開啟',
  ])
})

test('half a million keys that cannot be stored are one fault of the object that has them', async () => {
  const document = `{"candidate":${keys(500_000, '\\u0000')}}`
  expect(await faultsOf(document)).toEqual([
    {
      path: 'candidate',
      message:
        'has a key that is not allowed (__proto__, or one with a null character or half of a UTF-16 pair); rename it',
    },
  ])
})

test('a list that names more people than a statement has parameters is a fault of the list', async () => {
  const evaluations = list(70_000, (index) => ({ by: `${index}@a.example` }))
  const [first] = await faultsOf(JSON.stringify(aBundle({ evaluations })))
  expect(first).toEqual({ path: 'evaluations', message: 'must have at most 2,000 items' })
})

test('lists in lists a million deep are a fault where they pass the limit', async () => {
  const document = `{"labels":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}}`
  expect(await faultsOf(document)).toEqual([
    { path: `labels${'[0]'.repeat(64)}`, message: 'must not be nested deeper than 64 levels' },
  ])
})

test('a document of more than a million values is refused as a whole', async () => {
  expect(await faultsOf(`{"labels":[${'0,'.repeat(1_000_000)}0]}`)).toEqual([
    { path: '', message: 'must not hold more than 1,000,000 values; split it into several bundles' },
  ])
})

test('the first of many unknown keys are named, each cut to a sentence, and the others are counted', async () => {
  const long = 'n'.repeat(100_000)
  const document = JSON.stringify({
    ...aBundle(),
    [long]: 1,
    ...Object.fromEntries(list(100_000, (index) => [`k${index}`, 0])),
  })
  const named = [`${'n'.repeat(200)}…`, ...list(19, (index) => `k${index}`)].join(', ')
  expect(await faultsOf(document)).toEqual([
    { path: '', message: `unknown fields: ${named} and 99,981 more` },
  ])
})

test('the first thousand of many faults are told, and the others are counted', async () => {
  const labels = list(30_000, () => ({ labelId: 7, labelName: 'n' }))
  const faults = await faultsOf(JSON.stringify(aBundle({ labels })))
  expect(faults).toHaveLength(1_001)
  expect(faults.slice(0, 2)).toEqual([
    { path: 'labels', message: 'must have at most 200 items' },
    { path: 'labels[1].labelId', message: '7 appears more than once; each must be different' },
  ])
  expect(faults.at(-1)).toEqual({ path: '', message: 'and 29,000 more faults' })
})

test('a name with control characters is told without them, and its job goes on', async () => {
  const { token } = await aServiceKey()
  const zip = await zipOf({ 'bundle.json': aBundle(), 'media/a\u001b\0.png': 'x' })
  const { results } = await upload(zip, token)
  expect(results[0]?.notes).toEqual([
    { path: 'media/a\ufffd\ufffd.png', message: 'is not referenced anywhere and was left out' },
  ])
})
