import { type Message, RefusedForGood, RefusedForNow, RefusedForUs } from '@candor/kernel/services'
import { processorMs } from '@candor/testkit/processor-time'
import { openRefusingServer } from '@candor/testkit/refusing-smtp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMailRefusal } from './mail-refusal.ts'
import { openMailer } from './mailer.ts'
import { exim, postfix } from './refusals-of-programs-under-test.ts'
import { google, microsoft, type RefusalCase } from './refusals-of-services-under-test.ts'

let smtp: Awaited<ReturnType<typeof openRefusingServer>>
beforeAll(async () => {
  smtp = await openRefusingServer()
})
afterAll(() => smtp.close())

const message: Message = {
  id: '0197',
  to: 'zhou@partner.example',
  subject: '候选人推荐',
  text: 'Read it.',
  html: null,
}

/** The error that a mail meets at an answer: its class, with the fault where it is ours. */
async function metBy({ at, answer }: RefusalCase): Promise<string> {
  const lines = answer.split('\n')
  const code = Number(lines[0]?.slice(0, 3))
  smtp.refuseWith({ at, code, lines: lines.map((line) => line.slice(4)) })
  const mailer = openMailer({ url: smtp.url, from: 'candor@company.example' })
  const error = await mailer.send(message).then(
    () => null,
    (cause: unknown) => cause,
  )
  if (error instanceof RefusedForUs) return `ours: ${error.fault}`
  if (error instanceof RefusedForGood) return 'theirs'
  if (error instanceof RefusedForNow) return 'later'
  return error instanceof Error ? 'all' : 'taken'
}

const cases: readonly RefusalCase[] = [
  ...microsoft.map((each) => ({ by: 'Microsoft 365', ...each })),
  ...google.map((each) => ({ by: 'Google', ...each })),
  ...postfix.map((each) => ({ by: 'Postfix', ...each })),
  ...exim.map((each) => ({ by: 'Exim', ...each })),
]

test.each(cases)('$by, at $at, $answer: $is', async (each) => {
  expect(await metBy(each)).toBe(each.is)
})

test('a mail that is taken meets no error', async () => {
  smtp.refuseWith(null)
  await openMailer({ url: smtp.url, from: 'candor@company.example' }).send(message)
})

test('a long answer takes no time to read', () => {
  const tookMs = processorMs(() => {
    for (const piece of ['\n', ' ', 'mailbox ', '550-', '5.7.'])
      readMailRefusal({ command: 'RCPT TO', code: 550, text: piece.repeat(100_000) })
  })
  expect(tookMs).toBeLessThan(200)
})
