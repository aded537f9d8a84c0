import { callApi } from '@candor/call/web/api'
import { isRefusal } from '@candor/call/web/send'
import { useToasts } from '@candor/ui/overlays/toast'
import type { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ofCandidate, ofReport } from '../../../../candidates/candidates/rules/ids.ts'
import { refreshLists } from '../../../../candidates/shortlist/web/refresh-lists.ts'
import { useStandingQuestion } from '../../../../candidates/shortlist/web/standing-question.tsx'
import { useSubmit } from '../../../../platform/drafts/web/use-submit.ts'
import { getMenuTabs } from '../../../../report/report/contract.ts'
import { usePersonName } from '../../../../report/report/web/header/use-person-name.ts'
import type { OpenReport } from '../../../../report/report/web/open-report.ts'
import { openedSections } from '../../../../report/report/web/opened-sections.ts'
import { faultyField } from '../../../../sign-in/account-changes/rules/new-account.ts'
import { useSignedIn } from '../../../../sign-in/session/web/signed-in.ts'
import { addEstimateResume, addEstimates } from '../../contract/adding.ts'
import { type PartKind, type PopupType, partsIn, partsToSend } from '../../rules/parts-to-send.ts'
import { lacksReason, type OpinionPart } from '../../rules/storing.ts'
import { writeParts, writeResumePart } from '../../rules/wire.ts'
import { refreshEvaluations } from '../records/records-query.ts'
import type { DecisionDraft } from './use-decision-draft.ts'

/** The outcome of a submit: nothing filled, a reason missing, stored, or failed. */
type Outcome = 'nothing' | 'reasonMissing' | 'taken' | 'failed'

/** Reloads the data that a decision changes, in the background. */
export function refreshDecided(queries: QueryClient): void {
  void refreshEvaluations(queries)
  void queries.invalidateQueries({ queryKey: [getMenuTabs.path] })
  refreshLists(queries)
}

interface About {
  readonly report: OpenReport
  readonly userId: string | undefined
}

/**
 * Sends the filled parts of a popup in one call: all of them are stored or none (D27). Popup 1 has only the resume
 * part, which has a call of its own (R7-078).
 */
function sendParts(
  type: PopupType,
  parts: readonly OpinionPart<PartKind>[],
  about: About,
  idempotencyKey: string,
) {
  const { report, userId } = about
  const { candidateId, address } = report
  const { corpId, recommendStageId } = address
  const [first] = parts
  const options = { idempotencyKey, showsRefusal: (data: unknown) => partNamed(type, data) !== null }
  if (type === 1 && first) {
    const input = { ...ofCandidate(candidateId), corpId, source: 1, userId, recommendStageId }
    return callApi(addEstimateResume, { ...input, ...writeResumePart(first.opinion) }, options)
  }
  const input = {
    ...ofReport(report),
    recommendStageId,
    openedTabs: openedSections(candidateId).join(','),
    ...writeParts(parts, userId),
  }
  return callApi(addEstimates, input, options)
}

/** What the server said of one part. */
interface PartFault {
  readonly part: PartKind
  readonly text: string
}

/** A refused submit with the draft at that time: it counts until the draft changes. */
export interface Refusal {
  readonly value: DecisionDraft['value']
  /** Null where the submit was not sent. */
  readonly fault: PartFault | null
}

/** The part that the data of a refusal name; null without one. */
function partNamed(type: PopupType, data: unknown): PartKind | null {
  const field = faultyField(data)
  return partsIn(type).find((part) => part === field) ?? null
}

function faultOf(
  part: PartKind,
  refusal: Refusal | null,
  { withoutReason, reasonNeeded }: { withoutReason: readonly PartKind[]; reasonNeeded: string },
): string | null {
  if (refusal?.fault?.part === part) return refusal.fault.text
  return refusal && withoutReason.includes(part) ? reasonNeeded : null
}

/** Submits the parts of a popup together. */
export function useDecisionSubmit(report: OpenReport, draft: DecisionDraft, type: PopupType) {
  const t = useTranslations('evaluations')
  const { notify } = useToasts()
  const userId = useSignedIn()?.userInfo.userId
  const { first: name } = usePersonName(report.candidate.person)
  const { value } = draft
  const [refused, setRefused] = useState<Refusal | null>(null)
  const refusal = refused?.value === value ? refused : null
  const filled = partsToSend(type, value)
  const withoutReason = partsIn(type).filter((part) =>
    lacksReason(part, value[part], report.facts.needsEliminationReason),
  )

  async function send() {
    const parts = filled.map((kind) => ({ kind, opinion: value[kind] }))
    try {
      await sendParts(type, parts, { report, userId }, draft.keyFor())
    } catch (failure) {
      const part = isRefusal(failure) ? partNamed(type, failure.data) : null
      if (part && isRefusal(failure)) setRefused({ value, fault: { part, text: failure.message } })
      // Without a connection the page says so, and the draft waits for it.
      else if (navigator.onLine) notify({ kind: 'danger', text: t('popup.failed') })
      throw failure
    }
  }

  const { ask, question } = useStandingQuestion(report.facts.standing, 'decide')
  const sending = useSubmit(draft, { send, name, isEvaluation: true })

  /** `isNothingRefused`: whether to say that nothing is filled, because the submit has no other effect. */
  async function submit({ isNothingRefused = false } = {}): Promise<Outcome> {
    if (filled.length === 0) {
      if (isNothingRefused) setRefused({ value, fault: null })
      return 'nothing'
    }
    if (withoutReason.length > 0) {
      setRefused({ value, fault: null })
      return 'reasonMissing'
    }
    const isDecided = filled.some((part) => value[part].decision !== null)
    if (isDecided && !(await ask())) return 'failed'
    return (await sending.submit()) ? 'taken' : 'failed'
  }

  return {
    submit,
    isSending: sending.isSending,
    /** The question whether to decide about a candidate who no longer waits for it, while it is asked. */
    question,
    /** Whether any part is filled. */
    isFilled: filled.length > 0,
    /** Why the last submit was refused, until the draft changes. */
    refusal,
    /** Whether that is because nothing is filled. */
    isNothingFilled: refusal !== null && filled.length === 0,
    /** The fault of a part, in words; null without one. */
    faultOf: (part: PartKind) =>
      faultOf(part, refusal, { withoutReason, reasonNeeded: t('refusal.reasonNeeded') }),
  }
}

export type DecisionSubmit = ReturnType<typeof useDecisionSubmit>
