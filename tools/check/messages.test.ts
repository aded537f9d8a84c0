import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { messages } from './messages.ts'

type Words = Readonly<Record<string, unknown>>

/** Messages in three languages, by feature. */
const features: Readonly<Record<string, readonly [cn: Words, en: Words, tw: Words | null]>> = {
  sound: [
    { a: '共 {count} 项', b: { c: '好' } },
    { a: '{count} items', b: { c: 'Good' } },
    { a: '{count}', b: { c: '好' } },
  ],
  missing: [{ a: '甲', b: { c: '乙' } }, { a: 'A', b: {} }, null],
  more: [{ a: '甲' }, { a: 'A', b: 'B' }, { a: '甲' }],
  empty: [{ a: ' ' }, { a: 'A' }, { a: '' }],
  unreadable: [{ a: '{count' }, { a: '<b>A' }, { a: '甲' }],
  others: [{ a: '{name} 说 {count}' }, { a: '{name} says' }, { a: '{名} 說 {count}' }],
}

let folder: string
let faults: readonly string[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candor-messages-'))
  for (const [feature, words] of Object.entries(features)) {
    const place = join(folder, 'features/wing', feature, 'messages')
    await mkdir(place, { recursive: true })
    for (const [index, locale] of ['cn', 'en', 'zh-TW'].entries()) {
      const text = words[index] && `export const messages = ${JSON.stringify(words[index])}\n`
      if (text) await writeFile(join(place, `${locale}.ts`), text)
    }
  }
  faults = (await messages.run(folder)).faults
})

test.each([
  ['sound', []],
  [
    'missing',
    [
      'en.ts: messages.b.c is missing',
      'zh-TW.ts: messages.a is missing',
      'zh-TW.ts: messages.b.c is missing',
    ],
  ],
  ['more', ['en.ts: messages.b is not in cn']],
  ['empty', ['cn.ts: messages.a is empty', 'zh-TW.ts: messages.a is empty']],
  ['unreadable', ['cn.ts: messages.a is no message', 'en.ts: messages.a is no message']],
  [
    'others',
    ['en.ts: messages.a has other arguments than cn', 'zh-TW.ts: messages.a has other arguments than cn'],
  ],
])('the check says of the words of “%s” %j', (feature, said) => {
  const place = `features/wing/${feature}/messages/`
  expect(faults.filter((fault) => fault.startsWith(place))).toEqual(said.map((each) => `${place}${each}`))
})
