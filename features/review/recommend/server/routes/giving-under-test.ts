import type { SentInputOf } from '@candor/call/define'
import { aCandidate } from '@candor/testkit/builders'
import type { ServerUnderTest } from '@candor/testkit/server'
import { transmitResume } from '../../contract.ts'
import { storedRows } from './rows-under-test.ts'
import { aStaff } from './staff-under-test.ts'

/** Candidates who can be recommended, and the stored recommendations. */
export function givingUnderTest(server: ServerUnderTest) {
  const stored = storedRows(server)

  const rowsOf = (companyId: string) => stored('recommendation', companyId)

  const remarksOf = async (companyId: string) =>
    (await stored('recommendationRemark', companyId)).map(({ content }) => content)

  const mailsOf = (companyId: string) => stored('mail', companyId)

  async function aCandidateToGive() {
    const staff = await aStaff(server)
    const candidate = await aCandidate(server.services, { companyId: staff.companyId, name: '林晓彤' })
    const give = (
      input: Partial<SentInputOf<typeof transmitResume>> = {},
      by = staff.hr,
      more: object = {},
    ) =>
      server.call(
        transmitResume,
        {
          registerUserIdAry: [staff.interviewer.accountId],
          updateIdsAry: [candidate.candidateId],
          ...input,
        },
        { token: by.token, ...more },
      )
    return { ...staff, ...candidate, give }
  }

  return { stored, rowsOf, remarksOf, mailsOf, aCandidateToGive }
}
