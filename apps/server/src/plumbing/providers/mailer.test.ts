import { RefusedForGood, RefusedForNow } from '@candor/kernel/services'
import { openMailCatcher } from '@candor/testkit/smtp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openMailer } from './mailer.ts'

let smtp: Awaited<ReturnType<typeof openMailCatcher>>
beforeAll(async () => {
  smtp = await openMailCatcher()
})
beforeEach(() => void smtp.caught.splice(0))
afterAll(() => smtp.close())

const message = {
  id: '0197',
  to: 'zhou@company.example',
  subject: '候选人推荐',
  text: 'Please read.',
  html: null,
}

test('mail goes out over SMTP, from whom it is set up, under an id that stays the same', async () => {
  const mailer = openMailer({ url: smtp.url, from: 'Candor <candor@company.example>' })
  await mailer.send(message)
  expect(smtp.caught).toMatchObject([{ from: 'candor@company.example', to: ['zhou@company.example'] }])
  expect(smtp.caught[0]?.source).toContain('Message-ID: <0197@company.example>')
  expect(smtp.caught[0]?.source).toContain('Please read.')
})

test('a refusal of the mail server is thrown in its own words', async () => {
  const mailer = openMailer({ url: smtp.url, from: 'candor@company.example' })
  const sending = mailer.send({ ...message, to: 'nobody@company.example' })
  await expect(sending).rejects.toThrow('no such mailbox')
  await expect(sending).rejects.toBeInstanceOf(RefusedForGood)
  const putOff = mailer.send({ ...message, to: 'later@company.example' })
  await expect(putOff).rejects.toThrow('try again later')
  await expect(putOff).rejects.toBeInstanceOf(RefusedForNow)
  for (const [sender, words] of [
    ['later', 'try again later'],
    ['nobody', 'no such mailbox'],
  ]) {
    const ofSender = openMailer({ url: smtp.url, from: `${sender}@company.example` }).send(message)
    await expect(ofSender).rejects.toThrow(words)
    await expect(ofSender).rejects.not.toBeInstanceOf(RefusedForNow)
    await expect(ofSender).rejects.not.toBeInstanceOf(RefusedForGood)
  }
  const away = openMailer({ url: 'smtp://127.0.0.1:1', from: 'candor@company.example' }).send(message)
  await expect(away).rejects.not.toBeInstanceOf(RefusedForGood)
  await expect(away).rejects.not.toBeInstanceOf(RefusedForNow)
  expect(smtp.caught).toEqual([])
})
