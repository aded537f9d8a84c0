import { callApi } from '@candor/call/web/api'
import { useToasts } from '@candor/ui/overlays/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import { useDraft } from '../../../platform/drafts/web/use-draft.ts'
import { useSubmit } from '../../../platform/drafts/web/use-submit.ts'
import { usePersonName } from '../../../report/report/web/header/use-person-name.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { addEstimateResume } from '../../../review/evaluations/contract/adding.ts'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { writeRemark } from '../rules.ts'
import { remarksQuery } from './remarks-query.ts'

const empty = { text: '' }

/** The further fields of a remark on the wire (P7-068). */
const asRemark = { source: 4, type: 2, isModify: 0, isAdd: 0 } as const

/** A remark that is being written: a draft until the server has stored it. */
export function useNewRemark(report: OpenReport) {
  const t = useTranslations('report-remarks')
  const { notify } = useToasts()
  const queries = useQueryClient()
  const account = useSignedIn()?.userInfo ?? null
  const [isSignInAsked, setIsSignInAsked] = useState(false)
  const { first: name } = usePersonName(report.candidate.person)
  const draft = useDraft(report.candidateId, 'remark', empty)
  const { text } = draft.value
  const send = () =>
    callApi(
      addEstimateResume,
      {
        ...asRemark,
        ...ofCandidate(report.candidateId),
        ...writeRemark(text),
        userId: account?.userId,
      },
      { idempotencyKey: draft.keyFor() },
    )
  const { submit, isSending } = useSubmit(draft, { send, name, isEvaluation: true })

  async function handleSubmit(): Promise<void> {
    if (text.trim() === '') return notify({ kind: 'info', text: t('empty') })
    if (!account) return setIsSignInAsked(true)
    if (!(await submit())) return
    notify({ kind: 'success', text: t('saved') })
    await queries.invalidateQueries({ queryKey: remarksQuery(report).queryKey })
  }

  return { draft, isSending, isSignInAsked, setIsSignInAsked, submit: handleSubmit }
}
