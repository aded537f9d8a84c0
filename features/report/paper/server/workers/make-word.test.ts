import JSZip from 'jszip'
import { expect, test } from 'vitest'
import type { ReportPaper } from '../../contract.ts'
import { makeWord } from './make-word.ts'
import { writeWord } from './word.ts'

/** A report of one recording in which so many lines were said. */
function aPaper(length: number): ReportPaper {
  const lines = Array.from({ length }, (_, index) => ({
    time: '00:02',
    who: '候选人',
    text: `第 ${index} 句：先加锁，再写账本。`,
  }))
  return {
    name: '苏晴岚',
    otherName: null,
    position: '后端工程师',
    company: '海岚支付',
    lang: 'zh-CN',
    madeOn: '2026-03-14',
    confidential: '机密文件',
    facts: [],
    leftOut: null,
    advice: '评分仅供参考。',
    interview: null,
    warnings: [],
    missing: null,
    tabs: [{ id: '1.0', title: '视频记录', blocks: [{ kind: 'said', lines }] }],
  }
}

const never = new AbortController().signal

/** What a document is made of, by name; when it was made stands in a part of its own. */
async function partsOf(bytes: Uint8Array): Promise<Record<string, string>> {
  const zip = await JSZip.loadAsync(bytes)
  const files = Object.values(zip.files).filter(({ dir, name }) => !dir && name !== 'docProps/core.xml')
  const parts = files.map(async (file) => [file.name, await file.async('string')] as const)
  return Object.fromEntries(await Promise.all(parts))
}

test('a document written in the thread is the same as one written without it', async () => {
  const paper = aPaper(20)
  const parts = await partsOf(await makeWord(paper, never))
  expect(parts['word/document.xml']).toContain('第 19 句：先加锁，再写账本。')
  expect(parts).toEqual(await partsOf(await writeWord(paper)))
})

/** How often the event loop came round while some work was awaited: each time somebody else could be answered. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let isDone = false
  const count = () => {
    turns += 1
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  await work()
  isDone = true
  return turns
}

test('others are answered while the lines of a long interview are written', async () => {
  const paper = aPaper(500)
  // Written here, the lines leave no turn to others.
  expect(await turnsDuring(() => writeWord(paper))).toBeLessThan(10)
  expect(await turnsDuring(() => makeWord(paper, never))).toBeGreaterThan(1_000)
})

test.each([
  ['tooSlow', { timeMs: 1, memoryMb: 512 }],
  ['tooLarge', { timeMs: 60_000, memoryMb: 24 }],
] as const)('a document that is past its limit is %s', async (fault, limits) => {
  await expect(makeWord(aPaper(10_000), never, limits)).rejects.toMatchObject({ name: 'PaperFailed', fault })
})

test('a document that nobody waits for any more is given up', async () => {
  const giveUp = new AbortController()
  const made = makeWord(aPaper(10_000), giveUp.signal)
  giveUp.abort(new Error('given up'))
  await expect(made).rejects.toThrow('given up')
  await expect(makeWord(aPaper(1), giveUp.signal)).rejects.toThrow('given up')
})

test('a document that cannot be written fails with the error of the thread', async () => {
  const broken = aPaper(1)
  Object.assign(broken, { name: 5 })
  await expect(makeWord(broken, never)).rejects.toThrow(TypeError)
})
