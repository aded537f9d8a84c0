import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import { type AuthorizedActor, requireSelf } from '../../../../platform/access/server/gate/report-access.ts'
import { auditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import {
  beginInterviewAssessment,
  createOrUpdateInterviewAssessment,
  createOrUpdateInterviewFeedback,
} from '../../contract/giving.ts'
import { insertDraft } from '../queries/feedback.ts'
import { prepare, signedInAct } from './prepare.ts'
import { findFillable, storeFeedback } from './storing.ts'

/** Refuses feedback in somebody else's name; for a change `createBy` must be the first author. */
function requireGiver({ viewer }: AuthorizedActor, { id, createBy }: { id?: string; createBy?: string }) {
  if (!id) requireSelf(viewer, createBy)
}

export function serveWriting(services: AppServices, serve: Serve): void {
  serve(createOrUpdateInterviewFeedback, (request) =>
    auditedTransaction(services, createOrUpdateInterviewFeedback, request, (act) => {
      requireGiver(act.actor, request.input)
      return storeFeedback(signedInAct(act), request.input, null)
    }),
  )

  serve(createOrUpdateInterviewAssessment, (request) =>
    auditedTransaction(services, createOrUpdateInterviewAssessment, request, (act) => {
      requireGiver(act.actor, request.input)
      return storeFeedback(signedInAct(act), request.input, request.input.record)
    }),
  )

  // Not logged: the entry follows with the feedback.
  serve(beginInterviewAssessment, (request) =>
    auditedTransaction(services, beginInterviewAssessment, request, async (act) => {
      const prepared = await prepare(signedInAct(act), { ...request.input, id: undefined })
      const { before, author, writing } = prepared
      const version = await findFillable(act, prepared, request.input.publishId)
      if (before) return { publishId: before.formVersionId }
      if (!version) return { publishId: null }
      await insertDraft(act.db, writing, { id: newId(), author, formVersionId: version.id })
      return { publishId: version.id }
    }),
  )
}
