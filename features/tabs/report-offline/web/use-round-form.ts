import { callApi } from '@candor/call/web/api'
import { useToasts } from '@candor/ui/overlays/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ofJobSeeker } from '../../../candidates/candidates/rules/ids.ts'
import { useDraft } from '../../../platform/drafts/web/use-draft.ts'
import { useSubmit } from '../../../platform/drafts/web/use-submit.ts'
import { usePersonName } from '../../../report/report/web/header/use-person-name.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { addOfflineResult } from '../contract.ts'
import { readScore, roundOf, saysSomething } from '../rules/rounds.ts'
import { writeWritten } from '../rules/wire.ts'
import { roundsQuery } from './rounds-query.ts'

/** The subject of a round's draft. */
export const draftSubject = 'offline'

const types = ['1', '2', 'other'] as const
export type TypeChoice = (typeof types)[number]

type Fault = 'badScore' | 'nothingWritten'

/** A round that is being recorded: a draft until the server has stored it. */
export function useRoundForm(report: OpenReport, onDone: () => void) {
  const t = useTranslations('report-offline')
  const { notify } = useToasts()
  const queries = useQueryClient()
  const { candidateId } = report
  const { first: name } = usePersonName(report.candidate.person)
  const interviewerName = useSignedIn()?.userInfo.userName ?? ''
  const empty = useMemo(
    () => ({ type: 'other', result: '', score: '', remark: '', position: '', interviewerName }),
    [interviewerName],
  )
  const draft = useDraft(candidateId, draftSubject, empty)
  const [fault, setFault] = useState<Fault | null>(null)
  const round = roundOf(draft.value)
  const send = () =>
    callApi(
      addOfflineResult,
      { ...ofJobSeeker(candidateId), ...writeWritten(round) },
      { idempotencyKey: draft.keyFor() },
    )
  const { submit, isSending } = useSubmit(draft, { send, name, isEvaluation: true })

  const faultOf = (): Fault | null => {
    if (readScore(draft.value.score) === null) return 'badScore'
    return saysSomething(round) ? null : 'nothingWritten'
  }

  async function handleSubmit(): Promise<void> {
    const found = faultOf()
    setFault(found)
    if (found || !(await submit())) return
    notify({ kind: 'success', text: t('saved') })
    onDone()
    await queries.invalidateQueries({ queryKey: roundsQuery(candidateId).queryKey })
  }

  function handleCancel(): void {
    draft.clear()
    onDone()
  }

  // A fault shows until it is corrected.
  const shownFault = fault === faultOf() ? fault : null
  return { draft, types, fault: shownFault, isSending, handleSubmit, handleCancel }
}
