import { batch } from '@candor/call/batch'
import { afterEach, expect, test } from 'vitest'
import type { SendBatch } from '../paper/ask.ts'
import { type Composing, openComposing } from './composing.ts'
import { PaperFailed } from './paper-files.ts'

const order = {
  companyId: 'co',
  candidateId: 'c1',
  positionId: 'p1',
  interviewId: null,
  recommendStageId: undefined,
  now: new Date('2026-03-14T02:00:00Z'),
  brand: 'Candor',
  isPersonal: false,
  parts: null,
  locale: 'en' as const,
  company: { name: '海岚', nameLatin: 'Hailan', timeZone: 'Asia/Shanghai' },
}
const limits = { timeMs: 30_000, memoryMb: 256, idleMs: 60_000 }

let open: Composing | null = null
afterEach(() => open?.close())
function openWith(given: Partial<typeof limits> = {}) {
  open = openComposing({ ...limits, ...given })
  return open
}

const refused = JSON.stringify({
  data: Array.from({ length: 5 }, () => ({ code: 1002, msg: 'no', data: null })),
})
const refuse: SendBatch = async () => refused
const never: SendBatch = () => new Promise(() => {})
const nothing = () => {}

const compose = (composing: Composing, by: string, sendBatch: SendBatch) =>
  composing.compose({ by, order, sendBatch, onFault: nothing })

test('a report whose calls are refused is none, and the thread writes the next one', async () => {
  const composing = openWith()
  for (const by of ['a', 'a']) {
    await expect(compose(composing, by, refuse)).rejects.toThrow('what a report begins with was refused')
  }
})

test('a report that takes too long fails as such, and holds the readers of others up no longer', async () => {
  const composing = openWith({ timeMs: 3_000 })
  const held = [compose(composing, 'a', never), compose(composing, 'a', never)]
  const ends = Promise.allSettled(held)
  // The second place is free for another reader.
  await expect(compose(composing, 'b', refuse)).rejects.toThrow('refused')
  for (const end of await ends) {
    expect(end.status === 'rejected' && end.reason).toBeInstanceOf(PaperFailed)
    expect(end.status === 'rejected' && end.reason.fault).toBe('tooSlow')
  }
})

test('a batch that cannot be made fails the report, and is told', async () => {
  const faults: unknown[] = []
  const broken = openWith().compose({
    by: 'a',
    order,
    sendBatch: () => Promise.reject(new Error(batch.path)),
    onFault: (fault) => faults.push(fault),
  })
  await expect(broken).rejects.toThrow('a batch of calls could not be made')
  expect(faults).toEqual([new Error(batch.path)])
})

test('more reports of one reader than may wait are none', async () => {
  const composing = openWith()
  const asked = Array.from({ length: 12 }, () => compose(composing, 'a', refuse).catch(() => 'failed'))
  expect((await Promise.all(asked)).filter((paper) => paper === null)).toHaveLength(1)
})

test('a report whose thread still loads when the server stops is refused, and does not hang', async () => {
  const composing = openWith()
  const asked = compose(composing, 'a', never)
  composing.close()
  await expect(asked).rejects.toThrow('the server stops')
})
