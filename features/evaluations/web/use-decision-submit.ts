import { callApi } from '@candor/call/web/api'
import { CallFailure } from '@candor/call/web/send'
import { useToasts } from '@candor/ui/overlays/toast'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSubmit } from '../../drafts/web/use-submit.ts'
import { usePersonName } from '../../report/web/header/use-person-name.ts'
import type { OpenReport } from '../../report/web/open-report.ts'
import { openedSections } from '../../report/web/opened-sections.ts'
import { useSignedIn } from '../../session/web/signed-in.ts'
import { findNeighbours, listShortListPositions, queryShortList } from '../../shortlist/contract.ts'
import { addEstimate, addEstimateResume } from '../contract.ts'
import { estimateType } from '../rules/kinds.ts'
import {
  type Opinion,
  type Part,
  type PopupType,
  partsToSend,
  partsWithoutReason,
} from '../rules/parts-to-send.ts'
import { refreshEvaluations } from './records-query.ts'
import { type DecisionDraft, isStored } from './use-decision-draft.ts'

/** What a submit came to: nothing was filled, a reason is missing, the server has taken all of it, or not. */
type Outcome = 'nothing' | 'reasonMissing' | 'taken' | 'failed'

/** Loads anew what a decision changes. Nothing waits for it. */
export function refreshDecided(queries: QueryClient): void {
  void refreshEvaluations(queries)
  for (const { path } of [findNeighbours, queryShortList, listShortListPositions]) {
    void queries.invalidateQueries({ queryKey: [path] })
  }
}

interface About {
  report: OpenReport
  userId: string | undefined
}

function sendPart(part: Part, said: Opinion, { report, userId }: About, idempotencyKey: string) {
  const { candidateId, interviewId, companyId, address, facts } = report
  const { result, score, text } = said
  if (part === 'resume') {
    const input = { jobseekerChannelId: candidateId, corpId: companyId, source: 1, userId }
    return callApi(
      addEstimateResume,
      { ...input, estimateText: text, estimateScore: score, result },
      { idempotencyKey },
    )
  }
  const input = {
    jobseekerChannelId: candidateId,
    interviewId: interviewId ?? undefined,
    recommendStageId: facts.isEvaluatedByStage ? address.recommendStageId : undefined,
    openedTabs: openedSections(candidateId).join(','),
    estimateUserId: userId,
  }
  return callApi(
    addEstimate,
    { ...input, estimateType: estimateType(part), estimateContent: text, estimateScore: score, result },
    { idempotencyKey },
  )
}

/** A submit that was not sent, with what was written at that time: it holds until something is changed. */
export interface Refusal {
  readonly value: DecisionDraft['value']
}

/** The failure that says what becomes of the draft: one that did not reach the server is offered again. */
function gravest(failures: readonly unknown[]): unknown {
  const isUnreached = (failure: unknown) => failure instanceof CallFailure && failure.code === null
  return failures.find(isUnreached) ?? failures[0]
}

/** Submits what is written in the parts of a popup, each by a call and with a key of its own. */
export function useDecisionSubmit(report: OpenReport, draft: DecisionDraft, type: PopupType) {
  const t = useTranslations('evaluations')
  const { notify } = useToasts()
  const queries = useQueryClient()
  const userId = useSignedIn()?.userInfo.userId
  const { first: name } = usePersonName(report.info.interviewResult)
  const { value } = draft
  const [refused, setRefused] = useState<Refusal | null>(null)
  const refusal = refused?.value === value ? refused : null
  const filled = partsToSend(type, value)
  const withoutReason = report.facts.needsEliminationReason ? partsWithoutReason(type, value) : []

  async function send() {
    const wanted = filled.filter((part) => !isStored(value, part))
    const answers = await Promise.allSettled(
      wanted.map((part) => sendPart(part, value[part], { report, userId }, draft.keyFor(part))),
    )
    const failures = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
    if (failures.length === 0) return
    const taken = wanted.filter((_, index) => answers[index]?.status === 'fulfilled')
    if (taken.length > 0) {
      draft.mark({
        stored: { ...value.stored, ...Object.fromEntries(taken.map((part) => [part, value[part]])) },
      })
      refreshDecided(queries)
    }
    const isWholeLost = taken.length === 0 && filled.every((part) => !isStored(value, part))
    notify({ kind: 'danger', text: t(isWholeLost ? 'popup.failed' : 'partlyFailed') })
    throw gravest(failures)
  }

  const sending = useSubmit(draft, { send, name })

  /** `isNothingRefused`: whether it has to be said that nothing is filled, because nothing else comes of it. */
  async function submit({ isNothingRefused = false } = {}): Promise<Outcome> {
    if (filled.length === 0) {
      if (isNothingRefused) setRefused({ value })
      return 'nothing'
    }
    if (withoutReason.length > 0) {
      setRefused({ value })
      return 'reasonMissing'
    }
    return (await sending.submit()) ? 'taken' : 'failed'
  }

  return {
    submit,
    isSending: sending.isSending,
    /** Whether anything is. */
    isFilled: filled.length > 0,
    /** Why nothing was sent, until something is changed. */
    refusal,
    /** Whether that is because nothing is filled. */
    isNothingFilled: refusal !== null && filled.length === 0,
    /** The parts whose reason is missing. */
    missing: refusal ? withoutReason : [],
  }
}

export type DecisionSubmit = ReturnType<typeof useDecisionSubmit>
