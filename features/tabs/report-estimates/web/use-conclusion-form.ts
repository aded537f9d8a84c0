import { callApi } from '@candor/call/web/api'
import { useToasts } from '@candor/ui/overlays/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ofReport } from '../../../candidates/candidates/rules/ids.ts'
import { useDraftForm } from '../../../platform/drafts/web/use-draft-form.ts'
import { usePersonName } from '../../../report/report/web/header/use-person-name.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { openedSections } from '../../../report/report/web/opened-sections.ts'
import { addComprehensiveEstimate } from '../../../review/evaluations/contract/conclusion.ts'
import { emptyOpinion } from '../../../review/evaluations/rules/parts-to-send.ts'
import { writeConclusion } from '../../../review/evaluations/rules/wire.ts'
import { refreshEvaluations } from '../../../review/evaluations/web/records/records-query.ts'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'

/** The conclusion on a candidate: a draft until the server has stored it. */
export function useConclusionForm(report: OpenReport, onDone: () => void) {
  const t = useTranslations('report-estimates')
  const { notify } = useToasts()
  const queries = useQueryClient()
  const { candidateId } = report
  const authorId = useSignedIn()?.userInfo.userId
  const { first: name } = usePersonName(report.candidate.person)
  return useDraftForm(
    { candidateId, subject: 'conclusion', empty: emptyOpinion },
    {
      name,
      isEvaluation: true,
      send: ({ value, keyFor }) => {
        const openedTabs = openedSections(candidateId).join(',')
        return callApi(
          addComprehensiveEstimate,
          { ...ofReport(report), ...writeConclusion(value, authorId), openedTabs },
          { idempotencyKey: keyFor() },
        )
      },
      after: () => refreshEvaluations(queries),
      onStored: () => {
        notify({ kind: 'success', text: t('saved') })
        onDone()
      },
    },
  )
}

export type ConclusionWriting = ReturnType<typeof useConclusionForm>
