import { callApi } from '@candor/call/web/api'
import { useQueryClient } from '@tanstack/react-query'
import { refreshLists } from '../../../candidates/shortlist/web/refresh-lists.ts'
import { useDraftForm } from '../../../platform/drafts/web/use-draft-form.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { listAsked } from '../contract/asked.ts'
import { findOperateStatus } from '../contract/operate-status.ts'
import { transmitResume } from '../contract.ts'
import { writeRecommendation } from '../rules/wire.ts'
import { emptyDraft } from './colleague.ts'

/** A recommendation: a draft until the server has stored it. */
export function useTransmission({ candidateId, candidate, address }: OpenReport) {
  const queries = useQueryClient()
  return useDraftForm(
    { candidateId, subject: 'recommend', empty: emptyDraft },
    {
      name: candidate.person.name,
      send: ({ value, keyFor }) =>
        callApi(
          transmitResume,
          writeRecommendation({
            candidateId,
            resume: address.resume ?? 0,
            stageId: candidate.stageId,
            stageKind: candidate.stageKind,
            to: value.chosen.map(({ userId }) => userId),
            note: value.note,
            mentioned: (value.mentioned ?? []).map(({ userId }) => userId),
          }),
          { idempotencyKey: keyFor() },
        ),
      onStored: () => {
        for (const { path } of [listAsked, findOperateStatus])
          void queries.invalidateQueries({ queryKey: [path] })
        refreshLists(queries)
      },
    },
  )
}

export type Transmission = ReturnType<typeof useTransmission>
