import { newId } from '@candor/db/new-id'
import type { AccountId, FormVersionId } from '@candor/kernel/ids'
import { aCandidate, anAccount, type CandidateUnderTest } from '@candor/testkit/builders'
import { aPlan } from '@candor/testkit/plans'
import type { ServerUnderTest } from '@candor/testkit/server'
import { insertForm } from '../../../../meetings/assessment-forms/server/queries/forms.ts'
import { insertVersion } from '../../../../meetings/assessment-forms/server/queries/versions.ts'
import { queryRoundScores } from '../../contract.ts'

const scale = (id: string, weigh: number) => ({
  id,
  name: `题目 ${id}`,
  description: '',
  isNeeded: true,
  type: 'scale' as const,
  weigh,
  levels: ['', '', '', '', ''],
  asksSentence: true,
  byHalves: true,
})

export const content = {
  modules: [
    { id: 'm1', name: '技术深度', description: '', questions: [scale('q1', 60), scale('q2', 40)] },
    {
      id: 'm2',
      name: '补充',
      description: '',
      questions: [{ id: 'q3', name: '建议', description: '', isNeeded: false, type: 'text' as const }],
    },
  ],
}

interface Opinion {
  planId: string
  accountId: AccountId
  values: readonly [string, string]
  isDraft?: boolean
}

interface StoredOpinion extends Opinion {
  of: CandidateUnderTest
  formVersionId: FormVersionId
}

async function insertOpinion(
  { db, clock }: ServerUnderTest['services'],
  { of, formVersionId, planId, accountId, values, isDraft }: StoredOpinion,
): Promise<void> {
  const at = clock.now()
  const [q1, q2] = values.map((answer) => ({ answer, sentence: `因为 ${answer}` }))
  await db
    .insertInto('interviewFeedback')
    .values({
      id: newId(),
      companyId: of.companyId,
      candidateId: of.candidateId,
      planId,
      formVersionId,
      accountId,
      result: 1,
      content: '同事的看法',
      createdAt: at,
      updatedAt: at,
      answers: JSON.stringify({ q1, q2, q3: { answer: '3', sentence: '' } }),
      total: 4,
      submittedAt: isDraft ? null : at,
    })
    .execute()
}

/** Rounds of interviews with feedback on a form. */
export function roundsUnderTest(server: ServerUnderTest) {
  async function aForm({ companyId }: Pick<CandidateUnderTest, 'companyId'>): Promise<FormVersionId> {
    const { db, clock } = server.services
    const id = newId<'form'>()
    const at = clock.now()
    await insertForm(db, {
      id,
      companyId,
      externalId: null,
      name: '后端',
      description: '',
      createdBy: null,
      createdAt: at,
    })
    return insertVersion(db, { companyId, formId: id, state: 'published', content, by: null, at })
  }

  const anOpinion = (of: CandidateUnderTest, formVersionId: FormVersionId, opinion: Opinion) =>
    insertOpinion(server.services, { ...opinion, of, formVersionId })

  /** A candidate with an interview by two people, one with a submitted feedback. */
  async function aRound() {
    const candidate = await aCandidate(server.services)
    const { companyId } = candidate
    const as = { companyId, userType: 'interviewer' as const }
    const first = await anAccount(server.services, { ...as, name: '周予川' })
    const second = await anAccount(server.services, { ...as, name: '何静姝' })
    const version = await aForm(candidate)
    const interviewers = [{ accountId: first.accountId }, { accountId: second.accountId }]
    const planId = await aPlan(server.services, { ...candidate, interviewers })
    await anOpinion(candidate, version, { planId, accountId: first.accountId, values: ['4', '5'] })
    const read = async ({ token }: { token: string }) =>
      server.call(queryRoundScores, { jobseekerChannelId: candidate.candidateId }, { token })
    return { candidate, first, second, version, planId, read }
  }

  return { anOpinion, aRound, aForm }
}
