import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { enqueueMails } from '../queries.ts'
import { aMailedPlan, deliveredMails } from './mailed-plan-under-test.ts'

const server = serverUnderTest()
const { deliverAll, sentTo } = deliveredMails(server)

test('news of an interview follows its readers to their new addresses', async () => {
  const { lead, candidateId } = await aMailedPlan(server)
  const { db } = server.services
  await db
    .updateTable('account')
    .where('email', '=', lead)
    .set({ email: `new-${lead}` })
    .execute()
  await db.updateTable('candidate').where('id', '=', candidateId).set({ email: 'su@new.example' }).execute()
  await deliverAll()
  expect([sentTo(lead), sentTo('su@mail.example')]).toEqual([[], []])
  expect([sentTo(`new-${lead}`), sentTo('su@new.example')]).toEqual([['invitation'], ['invitation']])
})

test('an address change of one candidate moves no mail of another one with the same address', async () => {
  const one = await aMailedPlan(server)
  const other = await aMailedPlan(server)
  const { db } = server.services
  await db
    .updateTable('candidate')
    .where('id', '=', one.candidateId)
    .set({ email: 'su@new.example' })
    .execute()
  await deliverAll()
  expect(other.candidateId).not.toBe(one.candidateId)
  expect([sentTo('su@new.example'), sentTo('su@mail.example')]).toEqual([['invitation'], ['invitation']])
})

test('a link that opens an account goes to neither address once that has changed, and a notice to the old one', async () => {
  const { companyId, email } = await anAccount(server.services)
  const { db, clock } = server.services
  const mail = { companyId, to: email, now: clock.now() }
  await enqueueMails(db, [
    {
      ...mail,
      subject: 'choose a password',
      text: 'Open …#the-token',
      secret: 'the-token',
      isForOwnerAlone: true,
    },
    { ...mail, subject: 'your address changed', text: 'It is another one now' },
  ])
  await db
    .updateTable('account')
    .where('email', '=', email)
    .set({ email: `new-${email}` })
    .execute()
  await deliverAll()
  expect([sentTo(email), sentTo(`new-${email}`)]).toEqual([['changed'], []])
  const stored = await db.selectFrom('mail').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain('the-token')
})
