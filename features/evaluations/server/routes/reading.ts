import { Versioned, WithMsg } from '@candor/call/serialized-reply'
import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { readableOwner } from '../../../access/rules/reach.ts'
import type { AccountReport } from '../../../access/server/gate/report-access.ts'
import { withRights } from '../../../access/server/gate/with-rights.ts'
import { evaluationRefusals } from '../../contract/opinion.ts'
import {
  clickEstimate,
  selectAllEstimateGroupBy,
  selectAllEstimateGroupByforCMBC,
  selectEstimateGroupByTimePeriod,
} from '../../contract/reading.ts'
import { partOfType } from '../../rules/kinds.ts'
import { presentRecords } from '../present.ts'
import { findUnreadSince, listEvaluations } from '../queries/evaluations.ts'
import { findReadUntil, isSaidIn, putReadUntil, putStageReadUntil } from '../queries/read-marks.ts'

/** Whose evaluations a reader gets to read. */
export function ownerFor({ viewer, setting }: AccountReport) {
  return readableOwner(viewer, setting.evaluation.evaluationInvisibleStatus)
}

type Narrowed = Parameters<typeof listEvaluations>[2]

function narrowedTo(type: number | undefined, { interviewId }: AccountReport) {
  if (type === undefined) return {}
  const kind = partOfType(type)
  if (kind === null) throw new Refusal(evaluationRefusals, 'unknownType')
  // Videos are those of one interview; everything else is said of the candidate.
  return { kind, ...(kind === 'video' ? { interviewId } : {}) } satisfies Narrowed
}

/** The stage whose evaluations are shown by themselves, where the company keeps them so (R6-026); null for all of them. */
function stageShown(
  { setting, stageId }: Pick<AccountReport, 'setting' | 'stageId'>,
  { recommendStageId }: { readonly recommendStageId?: string | undefined },
): string | null {
  return setting.rules.stageBasedEvaluation ? recommendStageId || stageId : null
}

/** Where the unread begins, as it was told, marks all of it; a later time what came up to then, and nothing to come. */
function readUntil(startTime: number, { mark, now }: { readonly mark: number; readonly now: number }): Date {
  return new Date(startTime > mark ? Math.min(startTime, now) : now)
}

export function serveReading(services: AppServices, serve: Serve): void {
  const { db, clock } = services

  serve(selectAllEstimateGroupBy, async ({ input, viewer, reader, context }) => {
    const narrowed = { by: ownerFor(reader), ...narrowedTo(input.estimateType, reader) }
    const { stageNames } = reader.setting
    return new Versioned(reader.version, async () => {
      const rows = await listEvaluations(db, reader, narrowed)
      return presentRecords(rows, { accountId: viewer.accountId, locale: context.locale, stageNames })
    })
  })

  serve(selectAllEstimateGroupByforCMBC, async ({ input, viewer, reader, context }) => {
    const by = ownerFor(reader)
    const stageId = input.recommendStageId || reader.stageId
    const rows = await listEvaluations(db, reader, { by, stageId, ...narrowedTo(input.estimateType, reader) })
    const { stageNames } = reader.setting
    return presentRecords(rows, { accountId: viewer.accountId, locale: context.locale, stageNames })
  })

  serve(selectEstimateGroupByTimePeriod, async ({ input, viewer, reader, context }) => {
    const by = ownerFor(reader)
    const stageId = stageShown(reader, input)
    const { accountId } = viewer
    const { stageNames } = reader.setting
    return new Versioned(reader.version, async () => {
      const after = await findUnreadSince(db, reader, stageId)
      const rows = await listEvaluations(db, reader, { by, notBy: accountId, stageId, after })
      const records = presentRecords(rows, { accountId, locale: context.locale, stageNames })
      return new WithMsg(records, String(after.getTime()))
    })
  })

  serve(clickEstimate, (request) =>
    withRights(services, clickEstimate.access, request, async (within, { actor }) => {
      const { companyId, candidateId, accountId } = actor
      const stageId = stageShown(actor, request.input)
      const of = { companyId, candidateId, accountId }
      const until = readUntil(request.input.startTime, {
        mark: (await findReadUntil(within.db, of, stageId)).getTime(),
        now: clock.now().getTime(),
      })
      if (stageId === null) await putReadUntil(within.db, of, until)
      // Of a stage in which nothing was said there is nothing to remember, whatever it is called.
      else if (stageId === actor.stageId || (await isSaidIn(within.db, { ...of, stageId })))
        await putStageReadUntil(within.db, { ...of, stageId }, until)
      return null
    }),
  )
}
