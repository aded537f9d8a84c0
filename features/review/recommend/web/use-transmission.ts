import { callApi } from '@candor/call/web/api'
import { useQueryClient } from '@tanstack/react-query'
import { findNeighbours, queryShortList } from '../../../candidates/shortlist/contract.ts'
import type { Draft } from '../../../platform/drafts/web/use-draft.ts'
import { useSubmit } from '../../../platform/drafts/web/use-submit.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { findOperateStatus, transmitResume } from '../contract.ts'
import { writeRecommendation } from '../rules/wire.ts'
import type { RecommendDraft } from './colleague.ts'

/** Sends a drafted recommendation; `transmit` resolves to whether the server stored it. */
export function useTransmission(report: OpenReport, draft: Draft<RecommendDraft>) {
  const queries = useQueryClient()
  const { candidate } = report
  const { submit, isSending } = useSubmit(draft, {
    name: candidate.person.name,
    send: () =>
      callApi(
        transmitResume,
        writeRecommendation({
          candidateId: report.candidateId,
          resume: report.address.resume ?? 0,
          stageId: candidate.stageId,
          stageKind: candidate.stageKind,
          to: draft.value.chosen.map(({ userId }) => userId),
          note: draft.value.note,
        }),
        { idempotencyKey: draft.keyFor() },
      ),
  })

  async function transmit(): Promise<boolean> {
    const isStored = await submit()
    // Somebody who recommends to themselves sees the change at once.
    const changed = [findOperateStatus.path, findNeighbours.path, queryShortList.path]
    if (isStored) for (const path of changed) void queries.invalidateQueries({ queryKey: [path] })
    return isStored
  }

  return { transmit, isSending }
}
