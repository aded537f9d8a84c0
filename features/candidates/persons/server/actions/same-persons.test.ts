import { aCandidate, anAccount, aSetting } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { storeContacts } from '../queries.ts'
import { findSamePersons } from './same-persons.ts'

const server = serverUnderTest()

/** An account, and a candidate of its company with a phone and an e-mail. */
async function aKnownCandidate(columns: Parameters<typeof aCandidate>[2] = {}) {
  const { services } = server
  const account = await anAccount(services)
  const contacts = { phone: '138 0000 0001', email: 'Lin@Person.example' }
  const candidate = await aCandidate(services, { companyId: account.companyId }, { ...contacts, ...columns })
  await storeContacts(services.db, candidate, contacts)
  const viewer = { ...account, userType: 'general' as const }
  return { ...candidate, viewer }
}

const byPhone = { phone: '+86 13800000001', email: null }
const byEmail = { phone: null, email: 'lin@person.EXAMPLE' }

test('one statement answers for many contacts, each by its phone and its e-mail', async () => {
  const { viewer, candidateId } = await aKnownCandidate()
  const other = { phone: '13900000009', email: 'other@person.example' }
  const found = await findSamePersons(server.services.db, viewer, [
    byPhone,
    other,
    byEmail,
    { ...byPhone, ...byEmail, phone: byPhone.phone },
  ])
  expect(
    found.map((persons) => persons.map(({ candidateId: id, by }) => ({ id, by: [...by].sort() }))),
  ).toEqual([
    [{ id: candidateId, by: ['phone'] }],
    [],
    [{ id: candidateId, by: ['email'] }],
    [{ id: candidateId, by: ['email', 'phone'] }],
  ])
})

test('an anonymous candidate is never named, and neither is anybody of a company that hides names', async () => {
  const anonymous = await aKnownCandidate({ isAnonymous: true })
  expect(await findSamePersons(server.services.db, anonymous.viewer, [byPhone, byEmail])).toEqual([[], []])
  const hidden = await aKnownCandidate()
  await aSetting(server.services, hidden.companyId, 'evaluationConfig', { screeningInfoStatus: 1 })
  expect(await findSamePersons(server.services.db, hidden.viewer, [byPhone])).toEqual([[]])
})

test('another company and an interviewer without the candidate find nobody', async () => {
  const { viewer } = await aKnownCandidate()
  const stranger = await anAccount(server.services)
  const { db } = server.services
  expect(await findSamePersons(db, { ...stranger, userType: 'general' }, [byPhone])).toEqual([[]])
  expect(await findSamePersons(db, { ...viewer, userType: 'interviewer' }, [byPhone])).toEqual([[]])
})
