import type { CandidateId } from '@candor/kernel/ids'
import { canAct } from '../../../../platform/access/rules/acts.ts'
import { bulkPart, type Fault } from '../../../bulk-parts/server/actions/part.ts'
import { lockCompanyLabels } from '../queries/labels.ts'
import { findNamedLabel, getCompanyLabel, giveLabel, lookAtLabel, takeLabel } from './change-labels.ts'

/** Gives candidates a label, or takes it from them. A new name becomes a label of the company with the first chunk. */
export const labelMany = bulkPart('label', {
  act: 'label',
  needsSameStanding: false,
  reachesEnded: true,
  mayEver: ({ userType, permissions }) =>
    canAct(userType) && userType !== 'interviewer' && permissions.has('candidate'),

  async check({ db }, { companyId }, terms) {
    const { label } = await findNamedLabel(db, companyId, terms)
    return label === null ? terms : { ...terms, labelId: label.id }
  },

  target: async (db, companyId, terms) => (await findNamedLabel(db, companyId, terms)).name,

  async judge({ within: { db }, viewer: { companyId }, terms, candidates }) {
    const { label, name } = await findNamedLabel(db, companyId, terms)
    const actors = candidates.map(({ actor }) => actor)
    const { held, full } = await lookAtLabel(db, companyId, actors, label ?? { id: -1, name })
    return new Map(
      actors.flatMap(({ candidateId }): [CandidateId, Fault][] => {
        if (held.has(candidateId) !== terms.isRemoved) return [[candidateId, { why: 'already' }]]
        return full.has(candidateId) && !terms.isRemoved ? [[candidateId, { why: 'tooManyLabels' }]] : []
      }),
    )
  },

  async carryOut({ work, terms, candidates, bulkId }) {
    const { db, viewer } = work
    const { companyId } = viewer
    await lockCompanyLabels(db, companyId)
    const label = await getCompanyLabel(db, companyId, terms)
    const actors = candidates.map(({ actor }) => actor)
    if (terms.isRemoved) await takeLabel(work, actors, label.id, { bulkId })
    else await giveLabel(work, actors, label, { bulkId })
  },
})
