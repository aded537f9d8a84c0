import { callApi } from '@candor/call/web/api'
import { useToasts } from '@candor/ui/overlays/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { ofJobSeeker } from '../../../candidates/candidates/rules/ids.ts'
import { useDraftForm } from '../../../platform/drafts/web/use-draft-form.ts'
import { usePersonName } from '../../../report/report/web/header/use-person-name.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { addOfflineResult } from '../contract.ts'
import { readScore, roundOf, saysSomething } from '../rules/rounds.ts'
import { writeWritten } from '../rules/wire.ts'
import { roundsQuery } from './rounds-query.ts'

/** The subject of a round's draft. */
export const draftSubject = 'offline'

export const types = ['1', '2', 'other'] as const
export type TypeChoice = (typeof types)[number]

type Typed = Parameters<typeof roundOf>[0]

function faultOf(typed: Typed): 'badScore' | 'nothingWritten' | null {
  if (readScore(typed.score) === null) return 'badScore'
  return saysSomething(roundOf(typed)) ? null : 'nothingWritten'
}

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
  return useDraftForm(
    { candidateId, subject: draftSubject, empty },
    {
      name,
      isEvaluation: true,
      check: faultOf,
      send: ({ value, keyFor }) =>
        callApi(
          addOfflineResult,
          { ...ofJobSeeker(candidateId), ...writeWritten(roundOf(value)) },
          { idempotencyKey: keyFor() },
        ),
      onStored: async () => {
        notify({ kind: 'success', text: t('saved') })
        onDone()
        await queries.invalidateQueries({ queryKey: roundsQuery(candidateId).queryKey })
      },
    },
  )
}
