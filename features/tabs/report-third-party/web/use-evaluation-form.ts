import { codes } from '@candor/call/codes'
import { callApi } from '@candor/call/web/api'
import { isSameData } from '@candor/kernel/data/same-data'
import { useToasts } from '@candor/ui/overlays/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import { useDraftForm } from '../../../platform/drafts/web/use-draft-form.ts'
import { usePersonName } from '../../../report/report/web/header/use-person-name.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { addThirdPartyEvaluation, updateThirdPartyEvaluation } from '../contract.ts'
import type { ThirdPartyEvaluation } from '../rules/evaluation.ts'
import { formOf, inputOf } from '../rules/form.ts'
import { evaluationsQuery } from './evaluations-query.ts'
import { draftSubject } from './use-editing.ts'

interface Writing {
  report: OpenReport
  /** The evaluation that is changed; null for a new one. */
  evaluation: ThirdPartyEvaluation | null
  onDone: () => void
}

/** An evaluation that is being written: a draft until the server has stored it. With an id it is changed (R4-040). */
export function useEvaluationForm({ report, evaluation, onDone }: Writing) {
  const t = useTranslations('report-third-party')
  const { notify } = useToasts()
  const queries = useQueryClient()
  const { candidateId, positionId } = report
  const id = evaluation?.id ?? null
  // The list may be loaded anew while the form is open: what was there when it opened is what a draft differs from.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id says which evaluation it is
  const empty = useMemo(() => formOf(evaluation), [id])
  const { first: name } = usePersonName(report.candidate.person)
  const reload = () => queries.invalidateQueries({ queryKey: evaluationsQuery(report).queryKey })

  return useDraftForm(
    { candidateId, subject: draftSubject({ id }), empty },
    {
      name,
      isEvaluation: true,
      likeness: (value) => ({ isSentSame: id !== null && isSameData(inputOf(value), inputOf(empty)) }),
      check: ({ testName }) => (testName.trim() === '' ? 'nameMissing' : null),
      send: async ({ value, keyFor }) => {
        const input = { ...ofCandidate(candidateId), positionId, ...inputOf(value) }
        const options = { idempotencyKey: keyFor() }
        if (id === null) return callApi(addThirdPartyEvaluation, input, options)
        return callApi(updateThirdPartyEvaluation, { id, revision: value.revision, ...input }, options)
      },
      onFailure: ({ code }) => {
        // Whoever cancels then sees what is there now, and changes that.
        if (code === codes.changedMeanwhile) void reload()
      },
      onStored: async () => {
        notify({ kind: 'success', text: t('saved') })
        onDone()
        await reload()
      },
    },
  )
}
