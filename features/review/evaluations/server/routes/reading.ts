import { Versioned, WithMsg } from '@candor/call/serialized-reply'
import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { readableOwner } from '../../../../platform/access/rules/reach.ts'
import type { AccountReport } from '../../../../platform/access/server/gate/report-access.ts'
import { withRights } from '../../../../platform/access/server/gate/with-rights.ts'
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
import { findReadUntil, isSaidIn, storeReadUntil, storeStageReadUntil } from '../queries/read-marks.ts'

/** The evaluations that a reader asks for. */
export function ownerFor({ viewer, setting }: AccountReport) {
  return readableOwner(viewer, setting.evaluation.evaluationInvisibleStatus)
}

type Narrowed = Parameters<typeof listEvaluations>[2]

function narrowedTo(type: number | undefined, { interviewId }: AccountReport) {
  if (type === undefined) return {}
  const kind = partOfType(type)
  if (kind === null) throw new Refusal(evaluationRefusals, 'unknownType')
  // Only those of videos belong to one interview; all others are about the candidate.
  return { kind, ...(kind === 'video' ? { interviewId } : {}) } satisfies Narrowed
}

/** The stage to which the evaluations are limited, where the company evaluates stage by stage (R6-026); null: none. */
export function stageShown(
  { setting, stageId }: Pick<AccountReport, 'setting' | 'stageId'>,
  { recommendStageId }: { readonly recommendStageId?: string | undefined },
): string | null {
  return setting.rules.stageBasedEvaluation ? recommendStageId || stageId : null
}

/** The begin of the unread period marks everything as read; a later time marks all earlier opinions. */
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
      if (stageId === null) await storeReadUntil(within.db, of, until)
      // No mark is stored for an unknown stage, or one without evaluations.
      else if (stageId === actor.stageId || (await isSaidIn(within.db, { ...of, stageId })))
        await storeStageReadUntil(within.db, { ...of, stageId }, until)
      return null
    }),
  )
}
