import type { CandidateId } from '@candor/kernel/ids'
import { readId } from '@candor/kernel/ids'
import type { BulkTerms } from '../../../../candidates/bulk/contract.ts'
import { bulkPart, type Ended, type Fault } from '../../../../candidates/bulk-parts/server/actions/part.ts'
import { canAct } from '../../../../platform/access/rules/acts.ts'
import { isAnonymousReport } from '../../../../platform/access/rules/reach.ts'
import { findEvaluationConfig } from '../../../../platform/company/server/queries.ts'
import { addToBulk } from '../../../../platform/undo/server/queries/of-bulk.ts'
import { requireAllMayBeNamed } from '../../../mentions/server/actions/store-mentions-of-many.ts'
import { listGivenSince, listLive } from '../queries/recommendations.ts'
import { recommend } from '../routes/recommending.ts'
import { listChosen, requireColleagues } from './accounts.ts'
import { mailColleagues } from './mail-colleagues.ts'

type Terms = Extract<BulkTerms, { readonly kind: 'recommend' }>

/** Mails each colleague once about all candidates of an act, and lets an undo take the waiting mails back. */
async function mailOnce({ work, terms, words, locale, bulkId, ...act }: Ended<Terms>): Promise<void> {
  const { db } = work
  const { companyId, accountId, candidateIds, since } = act
  const accountIds = terms.accountIds.flatMap((id) => readId<'account'>(id) ?? [])
  const colleagues = accountIds.length === 0 ? [] : await listChosen(db, companyId, accountIds)
  const of = { companyId, byAccountId: accountId, candidateIds, accountIds, since }
  const rows = await listGivenSince(db, of)
  const { screeningInfoStatus } = await findEvaluationConfig(db, companyId)
  const candidates = rows.map((row) => ({ ...row, isAnonymous: isAnonymousReport(row, screeningInfoStatus) }))
  const mailIds = await mailColleagues(work, {
    by: { companyId, accountId },
    note: words.text?.trim() ?? '',
    locale,
    colleagues,
    // A candidate has a row for each colleague.
    candidates: [...new Map(candidates.map((candidate) => [candidate.id, candidate])).values()],
    told: rows.map(({ id: candidateId, toAccountId }) => ({ candidateId, toAccountId })),
  })
  if (mailIds.length > 0) await addToBulk(db, { companyId, bulkId }, { mailIds })
}

/** Recommends candidates to colleagues, each in the stage where it stands. */
export const recommendMany = bulkPart('recommend', {
  act: 'recommend',
  needsSameStanding: true,
  reachesEnded: false,
  mayEver: ({ userType, permissions }) => canAct(userType) && permissions.has('candidate'),

  async check({ db }, viewer, terms) {
    const colleagues = await requireColleagues(db, viewer, terms.accountIds)
    return { ...terms, accountIds: colleagues.map(({ id }) => id) }
  },

  async judge({ within: { db }, viewer, terms, candidates }) {
    const accountIds = terms.accountIds.flatMap((id) => readId<'account'>(id) ?? [])
    const candidateIds = candidates.map(({ actor }) => actor.candidateId)
    const { companyId, accountId: byAccountId } = viewer
    const live = await listLive(db, { companyId, candidateIds, accountIds, byAccountId })
    const asked = new Set(
      live.map((each) => `${each.candidateId} ${each.toAccountId} ${each.recommendStageId}`),
    )
    return new Map(
      candidates.flatMap(({ actor: { candidateId }, stageId }): [CandidateId, Fault][] =>
        accountIds.every((id) => asked.has(`${candidateId} ${id} ${stageId}`))
          ? [[candidateId, { why: 'already' }]]
          : [],
      ),
    )
  },

  async checkWords(db, { companyId, bulkId, terms }, { text = '', mentioned = [] }) {
    await requireAllMayBeNamed(db, { companyId, bulkId, givenTo: terms.accountIds }, { text, mentioned })
  },

  async carryOut({ work, terms, words, candidates, locale, bulkId }) {
    const { viewer } = work
    const colleagues = await requireColleagues(work.db, viewer, terms.accountIds)
    const { text = '', mentioned = [] } = words
    const request = { viewer, context: { locale }, input: { selectNote: text, mentioned } }
    const actors = candidates.map(({ actor }) => actor)
    await recommend(work, { request, actors, colleagues }, { bulkId })
  },

  ended: mailOnce,
})
