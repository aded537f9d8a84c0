import { newId } from '@candor/db/new-id'
import { anAccount, anInterview } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { aShare, aVisit } from '@candor/testkit/shares'
import { expect, test } from 'vitest'
import { getCompanyInfo } from '../../../company/contract.ts'
import { setEdition } from '../../../editions/server/queries.ts'
import { listShares, shareByEmail } from '../../contract.ts'

const server = serverUnderTest()

/** A report of a company with the smallest edition, which has sent so many of its 2,000 mails. */
async function aReport(sent: number) {
  const { services } = server
  const { companyId, accountId, token } = await anAccount(services)
  const { candidateId } = await anInterview(services, { companyId })
  const now = services.clock.now()
  await setEdition(services.db, companyId, 'standard', now)
  const mail = {
    companyId,
    toAddress: 'a@x.example',
    subject: '',
    bodyText: '',
    state: 'sent',
    createdAt: now,
  }
  const rows = Array.from({ length: sent }, () => ({ ...mail, id: newId<'mail'>() }))
  await services.db.insertInto('mail').values(rows).execute()
  const send = (email: string, as = { token }) =>
    server.call(shareByEmail, { email, shareUrl: candidateId }, as)
  return { companyId, candidateId, accountId, token, send }
}

test('a company mails no more than its edition holds, however many mail at once, and is told what is left', async () => {
  const { send, candidateId, companyId, token } = await aReport(1_997)
  expect(await send('a@x.example b@x.example c@x.example d@x.example')).toMatchObject({
    ...{ code: 1008, msg: 'Of this year’s 2,000 mails 3 are left: not enough for this' },
  })
  const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => send(`${name}@x.example`)))
  expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 0, 0, 1008, 1008])
  const listed = () => server.call(listShares, { jobseekerChannelId: candidateId }, { token })
  const { data } = await listed()
  expect(data.shares).toHaveLength(3)
  expect(data.mailing.quota).toEqual({ left: 0, most: 2_000 })
  expect((await server.call(getCompanyInfo, { companyId }, { token })).data.edition).toBe('standard')
  await setEdition(server.services.db, companyId, null, server.clock.now())
  expect((await listed()).data.mailing.quota).toBe(null)
  expect((await send('f@x.example')).code).toBe(0)
})

test('a visitor sends on no mail that the company does not have any more', async () => {
  const { companyId, candidateId, accountId } = await aReport(2_000)
  const share = await aShare(server.services, { companyId, candidateId, accountId })
  const { token } = await aVisit(server.services, share)
  const input = { email: 'a@x.example', shareUrl: share.token }
  expect((await server.call(shareByEmail, input, { token })).code).toBe(1008)
})
