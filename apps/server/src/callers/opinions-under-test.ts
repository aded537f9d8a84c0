import { newId } from '@candor/db/new-id'
import { type AccountId, readId } from '@candor/kernel/ids'
import { aSetting } from '@candor/testkit/builders'
import { aPlan } from '@candor/testkit/plans'
import { appendEntries } from '../../../../features/platform/audit/server/queries/entries.ts'
import type { Matrix } from './matrix-under-test.ts'

/** A colleague's opinions of the open candidate, by place: each text and each number occurs only there. */
export const opinions: ReadonlyMap<string, string> = new Map([
  ['feedback', 'said-in-feedback'],
  ['feedback total', '4.40717'],
  ['evaluation', 'said-of-the-whole'],
  ['evaluation score', '4.20717'],
  ['conclusion', 'said-in-conclusion'],
  ['conclusion score', '4.30717'],
  ['remark', 'said-in-remark'],
  ['imported remark', 'said-elsewhere'],
  ['score by hand', 'said-beside-score'],
  ['round in person', 'said-in-person'],
  ['entry of the log', '4.50717'],
])

const said = (place: string) => opinions.get(place) ?? ''

/**
 * Plans interviews of the candidates with the given interviewer and a recruiter, and inserts a colleague's opinions of
 * the open one.
 */
export async function sayOpinions({ services, own }: Matrix): Promise<{ planId: string }> {
  const { db, clock } = services
  const [colleague, ...named] = (['general', 'interviewer', 'superAdmin'] as const).map((name) => {
    const account = own.accounts.get(name)
    if (!account) throw new Error('an account is missing')
    return account
  })
  if (!colleague) throw new Error('an account is missing')
  const { companyId, open, ids } = own
  const { candidateId, interviewId } = open
  const { accountId } = colleague
  const rules = { offlineInterviewTab: true, ownOpinionFirst: true, ownOpinionBeforeAi: true }
  await aSetting(services, companyId, 'rules', rules)
  const now = clock.now()
  const interviewers = [colleague, ...named].map((each) => ({ accountId: each.accountId }))
  const planId = await aPlan(services, { companyId, candidateId, interviewers })
  // The anonymous candidate has the same scores, and is in the same lists.
  await aPlan(services, { companyId, candidateId: own.anonymous.candidateId, interviewers })
  const of = { companyId, candidateId, accountId }
  const feedback = { result: 0, content: said('feedback'), total: said('feedback total') }
  await db
    .insertInto('interviewFeedback')
    .values({
      id: newId(),
      ...of,
      planId,
      ...feedback,
      answers: '{}',
      authorName: '何静姝',
      formVersionId: readId<'formVersion'>(String(ids.formVersion)),
      createdAt: now,
      updatedAt: now,
      submittedAt: now,
    })
    .execute()
  const newest = new Date(2_000_000_000_000)
  const evaluation = { ...of, interviewId, evaluatedBy: '何静姝', result: 2, stageId: '2', createdAt: newest }
  const evaluations = [
    { kind: 'overall', content: said('evaluation'), score: Number(said('evaluation score')) },
    { kind: 'comprehensive', content: said('conclusion'), score: Number(said('conclusion score')) },
  ]
  await db
    .insertInto('evaluation')
    .values(evaluations.map((each) => ({ id: newId(), ...evaluation, ...each })))
    .execute()
  await db
    .insertInto('remark')
    .values({
      id: newId(),
      ...of,
      writtenBy: '何静姝',
      content: said('remark'),
      source: 4,
      createdAt: now,
    })
    .execute()
  const remark = { externalId: 'r1', createdTime: 1, estimateUserName: '何静姝', estimateType: 8 }
  await db
    .updateTable('candidateDocument')
    .set({ document: JSON.stringify([{ ...remark, estimateContent: said('imported remark') }]) })
    .where('candidateId', '=', candidateId)
    .where('part', '=', 'remarks')
    .execute()
  await db
    .insertInto('manualScore')
    .values({
      id: newId(),
      companyId,
      interviewId,
      accountId,
      questionId: open.ids.question,
      score: 1,
      scoredBy: '何静姝',
      opinion: said('score by hand'),
      createdAt: now,
    })
    .execute()
  await db
    .insertInto('offlineInterview')
    .values({
      id: newId(),
      ...of,
      createdAt: now,
      document: JSON.stringify({ interviewRemark: said('round in person') }),
    })
    .execute()
  const to = { score: Number(said('entry of the log')), length: 1 }
  const entry = { candidateId, interviewId, details: { subject: 'video', to } }
  await db
    .transaction()
    .execute((transaction) =>
      appendEntries(transaction, { companyId, accountId, at: now }, [
        { action: 'evaluation.added', ...entry },
      ]),
    )
  return { planId }
}

/** Inserts an interviewer's own feedback on that interview. */
export async function sayOwnOpinion(
  { services, own }: Matrix,
  planId: string,
  accountId: AccountId | null,
): Promise<void> {
  const now = services.clock.now()
  const { companyId, open } = own
  const at = { createdAt: now, updatedAt: now, submittedAt: now }
  const of = { companyId, candidateId: open.candidateId, planId, accountId }
  await services.db
    .insertInto('interviewFeedback')
    .values({ id: newId(), ...of, ...at, result: 1, content: 'my own' })
    .execute()
}
