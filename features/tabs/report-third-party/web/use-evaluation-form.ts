import { codes } from '@candor/call/codes'
import { callApi } from '@candor/call/web/api'
import { CallFailure } from '@candor/call/web/send'
import { isSameData } from '@candor/kernel/same-data'
import { useToasts } from '@candor/ui/overlays/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import { useDraft } from '../../../platform/drafts/web/use-draft.ts'
import { useForgetStored } from '../../../platform/drafts/web/use-forget-stored.ts'
import { useSubmit } from '../../../platform/drafts/web/use-submit.ts'
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
  const draft = useDraft(candidateId, draftSubject({ id }), empty)
  useForgetStored(draft, {
    isSentSame: id !== null && isSameData(inputOf(draft.value), inputOf(empty)),
  })
  const { first: name } = usePersonName(report.candidate.person)
  const [isNameMissing, setIsNameMissing] = useState(false)

  const reload = () => queries.invalidateQueries({ queryKey: evaluationsQuery(report).queryKey })

  const send = async () => {
    const input = { ...ofCandidate(candidateId), positionId, ...inputOf(draft.value) }
    const options = { idempotencyKey: draft.keyFor() }
    if (id === null) return callApi(addThirdPartyEvaluation, input, options)
    try {
      const { revision } = draft.value
      return await callApi(updateThirdPartyEvaluation, { id, revision, ...input }, options)
    } catch (error) {
      // Whoever cancels then sees what is there now, and changes that.
      if (error instanceof CallFailure && error.code === codes.changedMeanwhile) void reload()
      throw error
    }
  }
  const { submit, isSending } = useSubmit(draft, { send, name, isEvaluation: true })

  async function handleSubmit(): Promise<void> {
    const isMissing = draft.value.testName.trim() === ''
    setIsNameMissing(isMissing)
    if (isMissing || !(await submit())) return
    notify({ kind: 'success', text: t('saved') })
    onDone()
    await reload()
  }

  function handleCancel(): void {
    draft.clear()
    onDone()
  }

  return { draft, isSending, isNameMissing, handleSubmit, handleCancel }
}
