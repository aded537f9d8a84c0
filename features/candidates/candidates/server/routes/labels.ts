import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { auditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import {
  deleteCandidateLabel,
  listCompanyLabel,
  maxCandidateLabels,
  saveCandidateLabel,
} from '../../contract.ts'
import { writeLabel } from '../../rules/wire.ts'
import { getCompanyLabel, giveLabel, takeLabel } from '../actions/change-labels.ts'
import { listCompanyLabels, lockCompanyLabels } from '../queries/labels.ts'

/** The calls by which people label candidates. */
export function labelRoutes(services: AppServices, serve: Serve): void {
  serve(listCompanyLabel, async ({ viewer }) =>
    (await listCompanyLabels(services.db, viewer.companyId)).map(writeLabel),
  )

  serve(saveCandidateLabel, (request) =>
    auditedTransaction(services, saveCandidateLabel, request, async (work) => {
      const { actor } = work
      const { companyId, candidateId } = actor
      await lockCompanyLabels(work.db, companyId)
      const label = await getCompanyLabel(work.db, companyId, request.input)
      const { held, full } = await giveLabel(work, [actor], label)
      if (full.has(candidateId))
        throw new Refusal(saveCandidateLabel, 'tooManyLabels', { values: { most: maxCandidateLabels } })
      return writeLabel(held.get(candidateId) ?? label)
    }),
  )

  serve(deleteCandidateLabel, (request) =>
    auditedTransaction(services, deleteCandidateLabel, request, async (work) => {
      await takeLabel(work, [work.actor], request.input.labelId)
      return null
    }),
  )
}
