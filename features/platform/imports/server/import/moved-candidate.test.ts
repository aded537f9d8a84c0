import { dayMs } from '@candor/kernel/durations'
import { anAccount } from '@candor/testkit/builders'
import { aBundle } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { makeMailLink } from '../../../../meetings/planning/server/actions/mail-links.ts'
import { makePageLink } from '../../../../visitors/candidate-pages/server/queries/page-links.ts'

const server = serverUnderTest()
const { importFiles, findCandidate } = importerUnderTest(server)

const candidate = (email?: string) => ({
  name: '沈知遥',
  stageId: '2',
  stageTypeKind: 2,
  appliedAt: 1_710_000_000_000,
  ...(email !== undefined && { email }),
})

/** A candidate with a link to an interview and one to a page, and an interviewer's own link. */
async function aCandidateWithLinks() {
  const { services } = server
  const { companyId, accountId } = await anAccount(services)
  const plan = {
    externalId: 'p1',
    interviewRoundName: 'First',
    createDate: 1_710_000_000_000,
    planRoomType: 0,
    interviewerInfoList: [],
  }
  const bring = async (email?: string) => {
    const bundle = aBundle({ externalId: 'lin', candidate: candidate(email), interviewPlans: [plan] })
    const [result] = await importFiles({ 'bundle.json': { ...bundle, interviews: [] } }, companyId)
    return result
  }
  await bring('old@person.example')
  const found = await findCandidate(companyId)
  if (!found) throw new Error('nobody was stored')
  const { id: planId } = await services.db
    .selectFrom('interviewPlan')
    .where('companyId', '=', companyId)
    .select('id')
    .executeTakeFirstOrThrow()
  // A plan that a person changed is not replaced by the next import.
  await services.db
    .updateTable('interviewPlan')
    .set({ changedAt: services.clock.now() })
    .where('id', '=', planId)
    .execute()
  const now = services.clock.now()
  const of = { companyId, planId, interviewEndsAt: new Date(now.getTime() + dayMs), now }
  await makeMailLink(services, { ...of, purpose: 'schedule' })
  await makeMailLink(services, { ...of, purpose: 'feedback', accountId })
  const pageOf = {
    companyId,
    candidateId: found.id,
    interviewId: null,
    byAccountId: accountId,
    isMailed: true,
    now,
  }
  await makePageLink(services, { ...pageOf, purpose: 'idCard' })
  const open = async () => {
    const rows = await services.db
      .selectFrom('mailLink')
      .where('companyId', '=', companyId)
      .where('revokedAt', 'is', null)
      .orderBy('purpose')
      .select('purpose')
      .execute()
    return rows.map(({ purpose }) => purpose)
  }
  return { bring, open }
}

test('links of a candidate’s mails end when an import brings another address, and the reply says so', async () => {
  const { bring, open } = await aCandidateWithLinks()
  const result = await bring('new@person.example')
  expect(result?.notes).toContainEqual({
    path: 'candidate.email',
    message:
      'was changed: 2 links that were sent to the former address no longer open. Send the candidate new ones',
  })
  expect(await open()).toEqual(['feedback'])
})

test.each(['OLD@person.example', 'old@PERSON.example'])(
  'links stay where an import spells the same address otherwise: %s',
  async (email) => {
    const { bring, open } = await aCandidateWithLinks()
    const result = await bring(email)
    expect(result?.notes.map(({ path }) => path)).not.toContain('candidate.email')
    expect(await open()).toEqual(['feedback', 'idCard', 'schedule'])
  },
)
