import { codes } from '@candor/call/codes'
import { callApi } from '@candor/call/web/api'
import { isRefusal } from '@candor/call/web/send'
import { useIsMounted } from '@candor/ui/loading/use-is-mounted.ts'
import { useToasts } from '@candor/ui/overlays/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ofJobSeeker } from '../../../candidates/candidates/rules/ids.ts'
import { refreshLists } from '../../../candidates/shortlist/web/refresh-lists.ts'
import { useAccept } from '../../../platform/drafts/web/use-accept.ts'
import { useDraftForm } from '../../../platform/drafts/web/use-draft-form.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import type { UserInfo } from '../../../sign-in/session/web/signed-in.ts'
import { listAsked } from '../contract/asked.ts'
import { findOperateStatus } from '../contract/operate-status.ts'
import { saveOperateStatus } from '../contract.ts'
import { type Given, refusalSubject } from '../rules/answering.ts'
import { isRefusing, writeAnswer } from '../rules/wire.ts'

/** The draft of why a recommendation is declined. */
interface ReasonDraft {
  /** In the viewer's own words. */
  readonly reason: string
  /** Chosen from the company's list; a draft that an earlier version stored has none. */
  readonly reasons?: readonly string[]
}

const noReason: ReasonDraft = { reason: '' }

/** Codes of a recommendation that cannot be answered any more. */
const overCodes: readonly number[] = [codes.changedMeanwhile, codes.noPermission]

/** The candidate of an answer, in a report or in a row of Today. */
export interface Answered extends Pick<OpenReport, 'candidateId' | 'positionId'> {
  readonly candidate: { readonly person: { readonly name: string } }
}

export interface AnswerEnds {
  /** The server says that there is nothing to answer any more. */
  readonly onOver: () => void
  readonly onAccepted?: () => void
  /** In place of leading interviewers back to their list. */
  readonly onRefused?: () => void
}

/** Loads the recommendations of the candidate and the lists again. */
function useReload(): () => void {
  const queries = useQueryClient()
  return () => {
    for (const { path } of [listAsked, findOperateStatus])
      void queries.invalidateQueries({ queryKey: [path] })
    refreshLists(queries)
  }
}

/** Sends an answer. A refusal is told and loads the recommendation again; it is thrown on. */
function useSend(report: Answered, viewer: UserInfo, given: Given, { onOver }: AnswerEnds) {
  const t = useTranslations('recommend')
  const { notify } = useToasts()
  const reload = useReload()
  return async (answer: ReturnType<typeof writeAnswer>, idempotencyKey?: string): Promise<void> => {
    const input = {
      ...ofJobSeeker(report.candidateId),
      interviewerId: viewer.userId,
      stageId: given.stageId,
      positionId: report.positionId,
      ...answer,
    }
    try {
      await callApi(saveOperateStatus, input, idempotencyKey ? { idempotencyKey } : {})
    } catch (error) {
      // An unreachable server has shown a notice already.
      if (isRefusal(error)) {
        const isOver = overCodes.includes(error.code)
        const failed = t('answerFailed')
        const words = error.isTold ? { text: failed } : { title: failed, text: error.message }
        // The sheet of a refusal shows the fault at its field.
        if (isOver || !isRefusing(answer)) notify({ kind: 'danger', ...words })
        // It was decided or withdrawn meanwhile: the dialog gives the focus back before the question goes.
        if (isOver) onOver()
        reload()
      }
      throw error
    }
  }
}

/** Accepts or declines the recommendation to the viewer. Declining leads interviewers back to their list, unless they have gone on. */
export function useAnswer(report: Answered, viewer: UserInfo, given: Given, ends: AnswerEnds) {
  const t = useTranslations('recommend')
  const { notify } = useToasts()
  const navigate = useNavigate()
  const isMounted = useIsMounted()

  const reload = useReload()
  const send = useSend(report, viewer, given, ends)

  function handleAnswered(text: string): void {
    if (isMounted()) notify({ kind: 'success', text })
    reload()
  }

  const refusal = useDraftForm(
    { candidateId: report.candidateId, subject: refusalSubject(given), empty: noReason },
    {
      name: report.candidate.person.name,
      send: ({ value: { reason, reasons }, keyFor }) =>
        send(writeAnswer('refuse', reason.trim(), reasons), keyFor()),
      onStored: async () => {
        handleAnswered(t('refusing'))
        if (ends.onRefused) return ends.onRefused()
        const isGone = viewer.userType === 'interviewer' && isMounted()
        if (isGone) await navigate({ to: '/first/talentList' })
      },
    },
  )
  const { accept, isAccepting } = useAccept(refusal.draft, () => send(writeAnswer('accept', '')))

  return {
    draft: refusal.draft,
    /** Why the answer was refused, until its draft changes. */
    failure: refusal.failure,
    isSending: isAccepting || refusal.isSending,
    async accept(): Promise<void> {
      if (!(await accept())) return
      handleAnswered(t('accepting'))
      ends.onAccepted?.()
    },
    refuse: refusal.submit,
  }
}

export type Answering = ReturnType<typeof useAnswer>
