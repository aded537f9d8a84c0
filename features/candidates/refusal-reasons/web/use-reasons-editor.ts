import { callApi } from '@candor/call/web/api'
import { callQuery } from '@candor/call/web/query'
import { CallFailure } from '@candor/call/web/send'
import { useToasts } from '@candor/ui/overlays/toast'
import { useTellIfGone } from '@candor/ui/overlays/use-tell-if-gone.ts'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDraft } from '../../../platform/drafts/web/use-draft.ts'
import { maxReason, maxReasons, readRefusalReasons, saveRefusalReasons } from '../contract.ts'
import { faultOf, reasonsIn } from '../rules/lines.ts'

interface Kept {
  /** Null without changes. */
  readonly text: string | null
  /** The revision that the changes are based on. */
  readonly revision: number | null
}
const nothing: Kept = { text: null, revision: null }

/** The stored reasons, and the changes to them, which stay a draft until they are saved. */
export function useReasonsEditor() {
  const t = useTranslations('refusal-reasons')
  const { notify } = useToasts()
  const tellIfGone = useTellIfGone()
  const queries = useQueryClient()
  const stored = useQuery(callQuery(readRefusalReasons, {}))
  const draft = useDraft('', 'refusal reasons', nothing)
  const [fault, setFault] = useState<string | undefined>(undefined)
  const text = draft.value.text ?? stored.data?.reasons.join('\n') ?? ''

  function change(next: string) {
    setFault(undefined)
    draft.set({ text: next, revision: draft.value.revision ?? stored.data?.revision ?? 0 })
  }
  function discard() {
    setFault(undefined)
    draft.clear()
  }
  const [save, isSaving] = useOneAtATime(async () => {
    const reasons = reasonsIn(text)
    const wrong = faultOf(reasons)
    if (wrong?.fault === 'tooMany') return setFault(t('tooMany', { most: maxReasons }))
    if (wrong) return setFault(t('tooLong', { most: maxReason, reason: wrong.reason }))
    const sentKey = draft.keyFor()
    try {
      const input = { revision: draft.value.revision ?? 0, reasons: [...reasons] }
      const saved = await callApi(saveRefusalReasons, input, { idempotencyKey: sentKey })
      draft.forgetKept(sentKey)
      await queries.invalidateQueries()
      // Changes made while saving are now based on the saved revision.
      if (!draft.clear(sentKey)) draft.set({ revision: saved.revision })
      notify({ kind: 'success', text: t('saved') })
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      setFault(failure.message)
      tellIfGone(failure)
    }
  })
  return { stored, text, isChanged: draft.value.text !== null, fault, isSaving, change, discard, save }
}
