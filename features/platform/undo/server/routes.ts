import type { Serve } from '@candor/call/serve'
import type { AppServices, Database } from '@candor/db/database'
import type { CandidateId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import type { Locale } from '@candor/messages/locale'
import { gateRefusals } from '../../access/contract.ts'
import { isAdministrator } from '../../access/rules/acts.ts'
import type { Viewer } from '../../access/rules/viewer.ts'
import { auditedTransaction } from '../../audit/server/actions/audited-transaction.ts'
import { findEvaluationConfig } from '../../company/server/queries.ts'
import { listUndoable, listUndoableOf, maxListed, undoAct } from '../contract.ts'
import { readActs } from './actions/list-acts.ts'
import { undo } from './actions/undo-act.ts'
import { presentActs, presentUndone } from './present.ts'
import { listNames } from './queries/acts.ts'

export function routes(services: AppServices, serve: Serve): void {
  const { db, clock } = services

  async function readingOf(within: Database, viewer: Viewer, locale: Locale) {
    const { screeningInfoStatus } = await findEvaluationConfig(within, viewer.companyId)
    return { viewer, now: clock.now(), locale, screeningInfoStatus }
  }

  /** The acts of one account, or of all. */
  async function list(viewer: Viewer, locale: Locale, isOfAll: boolean, candidateId: CandidateId | null) {
    const { companyId } = viewer
    const accountId = isOfAll ? null : viewer.accountId
    const reading = await readingOf(db, viewer, locale)
    const of = { companyId, accountId, candidateId, now: reading.now, limit: maxListed }
    return presentActs(await readActs(services, of, locale), reading)
  }

  serve(listUndoable, async ({ input, viewer, context }) => {
    const isOfAll = input.scope === 'company'
    if (isOfAll && !isAdministrator(viewer.userType)) throw new Refusal(gateRefusals, 'noView')
    return list(viewer, context.locale, isOfAll, null)
  })

  serve(listUndoableOf, async ({ reader, context }) => {
    const { viewer, candidateId } = reader
    return list(viewer, context.locale, isAdministrator(viewer.userType), candidateId)
  })

  serve(undoAct, (request) =>
    auditedTransaction(services, undoAct, request, async (work) => {
      const result = await undo(work, request.input.undoId)
      const names = await listNames(work.db, work.viewer.companyId, result.candidateIds)
      return presentUndone(result, names, await readingOf(work.db, work.viewer, request.context.locale))
    }),
  )
}
