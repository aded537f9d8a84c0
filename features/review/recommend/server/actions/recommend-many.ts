import type { CandidateId } from '@candor/kernel/ids'
import { readId } from '@candor/kernel/ids'
import { bulkPart, type Fault } from '../../../../candidates/bulk-parts/server/actions/part.ts'
import { canAct } from '../../../../platform/access/rules/acts.ts'
import { requireAllMayBeNamed } from '../../../mentions/server/actions/store-mentions-of-many.ts'
import { listLive } from '../queries/recommendations.ts'
import { recommend } from '../routes/recommending.ts'
import { requireColleagues } from './accounts.ts'

/** Recommends candidates to colleagues, each in the stage where it stands. A colleague gets a mail for each chunk. */
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
})
