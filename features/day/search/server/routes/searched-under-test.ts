import type { SentInputOf } from '@candor/call/define'
import type { CandidateId, CompanyId, InterviewId } from '@candor/kernel/ids'
import {
  type AccountUnderTest,
  aCandidate,
  aCompany,
  aDocument,
  anAccount,
  anInterview,
  aPosition,
} from '@candor/testkit/builders'
import type { ServerUnderTest } from '@candor/testkit/server'
import { storeCandidateDocument } from '../../../../candidates/candidates/server/queries.ts'
import { countPassages, findPassages } from '../../contract.ts'
import { keepIndex } from '../actions/keep-index.ts'

/** A company with a position, a recruiter and an interviewer. */
export async function aSearchedCompany({ services }: ServerUnderTest) {
  const { companyId } = await aCompany(services)
  const { positionId } = await aPosition(services, { companyId })
  const hr = await anAccount(services, { companyId })
  const interviewer = await anAccount(services, { companyId, userType: 'interviewer' })
  return { companyId, positionId, hr, interviewer }
}
export type SearchedCompany = Awaited<ReturnType<typeof aSearchedCompany>>

/** An answer to the first question with its sentences, ten seconds each. */
export const anAnswer = (sentences: readonly string[], more: object = {}) => ({
  question_id: 'q1',
  problem_answer_method: 1,
  problem: '?',
  transcript: {
    sentences: sentences.map((text, index) => ({
      startMs: index * 10_000,
      endMs: index * 10_000 + 9_000,
      text,
    })),
  },
  ...more,
})

interface Texts {
  readonly said?: readonly string[]
  readonly written?: string
  readonly resume?: string
  readonly name?: string
  readonly isAnonymous?: boolean
}

/** A candidate with texts, before the index has them. */
export async function aSpeaker(
  { services }: ServerUnderTest,
  { companyId, positionId }: SearchedCompany,
  { said, written, resume, ...given }: Texts,
): Promise<{ companyId: CompanyId; candidateId: CandidateId; interviewId: InterviewId }> {
  const candidate = await aCandidate(services, { companyId, positionId, ...given })
  const interview = await anInterview(services, candidate)
  const answers = [
    ...(said ? [anAnswer(said)] : []),
    ...(written ? [{ question_id: 'q2', problem_answer_method: 0, problem: '?', answer: written }] : []),
  ]
  if (answers.length > 0) await aDocument(services, interview, 'answers', answers)
  if (resume) {
    const item = { school: resume, professional: '', startdate: '', enddate: '', education: 0 }
    await storeCandidateDocument(services.db, candidate, 'education', [item], services.clock.now())
  }
  return interview
}

/** The texts that an account finds, after the index took all changes. */
export async function found(
  server: ServerUnderTest,
  { token }: Pick<AccountUnderTest, 'token'>,
  input: Partial<SentInputOf<typeof findPassages>>,
) {
  await keepIndex(server.services)
  const wanted = { text: '', scope: 'said' as const, ...input }
  const { data } = await server.call(findPassages, wanted, { token })
  return data.passages.map(({ text }) => text)
}

/** The counts of a search by an account. */
export async function counted(
  server: ServerUnderTest,
  { token }: Pick<AccountUnderTest, 'token'>,
  input: Partial<SentInputOf<typeof countPassages>>,
) {
  await keepIndex(server.services)
  const wanted = { text: '', scope: 'said' as const, ...input }
  return (await server.call(countPassages, wanted, { token })).data
}
