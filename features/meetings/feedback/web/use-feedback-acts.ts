import { callApi } from '@candor/call/web/api'
import { CallFailure } from '@candor/call/web/send'
import { useToasts } from '@candor/ui/overlays/toast'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { v4 } from 'uuid'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { notHeld } from '../../planning/rules/status.ts'
import { checkModifyAuth, createOrUpdateInterviewFeedback } from '../contract/giving.ts'
import type { FeedbackEntry } from '../rules/feedback.ts'
import { readRight, writeFeedback, writePlan } from '../rules/wire.ts'

/** What can be done about a feedback before its panel opens: whether one may act at all, and marking an interview as not held. */
export function useFeedbackActs(
  report: Pick<OpenReport, 'positionId'>,
  entry: FeedbackEntry,
  onChanged: () => Promise<unknown>,
) {
  const t = useTranslations('feedback')
  const { notify } = useToasts()
  const isSignedIn = useSignedIn() !== null
  const [isSignInAsked, setIsSignInAsked] = useState(false)
  const [notHeldKey, setNotHeldKey] = useState<string | null>(null)

  /** Whether one may act on the plan; where not, it is said why. */
  async function mayAct(): Promise<boolean> {
    if (!isSignedIn) {
      setIsSignInAsked(true)
      return false
    }
    try {
      const hasRight = readRight(await callApi(checkModifyAuth, writePlan(entry)))
      if (!hasRight) notify({ kind: 'danger', text: t('refusal.noPlanRight') })
      return hasRight
    } catch (failure) {
      // The call has told why.
      if (failure instanceof CallFailure) return false
      throw failure
    }
  }

  async function askNotHeld(): Promise<void> {
    if (await mayAct()) setNotHeldKey(v4())
  }

  async function markNotHeld(): Promise<void> {
    const { positionId } = report
    const input = writeFeedback(entry, { positionId, result: notHeld, content: '' })
    try {
      await callApi(createOrUpdateInterviewFeedback, input, { idempotencyKey: notHeldKey ?? v4() })
    } catch (failure) {
      if (failure instanceof CallFailure) return
      throw failure
    }
    notify({ kind: 'success', text: t('notHeldSaved') })
    await onChanged()
  }

  return {
    mayAct,
    askNotHeld,
    markNotHeld,
    isSignInAsked,
    setIsSignInAsked,
    isNotHeldAsked: notHeldKey !== null,
    closeNotHeld: () => setNotHeldKey(null),
  }
}
