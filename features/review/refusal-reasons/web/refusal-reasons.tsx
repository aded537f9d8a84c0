import { callApi } from '@candor/call/web/api'
import { callQuery } from '@candor/call/web/query'
import { CallFailure } from '@candor/call/web/send'
import { Button } from '@candor/ui/inputs/button'
import { AreaField } from '@candor/ui/inputs/field'
import { handFocusBack } from '@candor/ui/inputs/hand-over-focus.ts'
import { useToasts } from '@candor/ui/overlays/toast'
import { useTellIfGone } from '@candor/ui/overlays/use-tell-if-gone.ts'
import { Section } from '@candor/ui/sections/section'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDraft } from '../../../platform/drafts/web/use-draft.ts'
import { maxReason, maxReasons, readRefusalReasons, saveRefusalReasons } from '../contract.ts'
import { faultOf, reasonsIn } from '../rules/lines.ts'
import { ReasonUses } from './reason-uses.tsx'
import styles from './refusal-reasons.module.css'

interface Kept {
  /** Null without changes. */
  readonly text: string | null
  /** The revision that the changes are based on. */
  readonly revision: number | null
}
const nothing: Kept = { text: null, revision: null }

/** The editor of the reasons for refusing a candidate, one per line. */
export function RefusalReasons() {
  const t = useTranslations('refusal-reasons')
  const { notify } = useToasts()
  const tellIfGone = useTellIfGone()
  const queries = useQueryClient()
  const stored = useQuery(callQuery(readRefusalReasons, {}))
  const draft = useDraft('', 'refusal reasons', nothing)
  const [fault, setFault] = useState<string | undefined>(undefined)
  const text = draft.value.text ?? stored.data?.reasons.join('\n') ?? ''

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

  return (
    <div className={styles.part}>
      <Section title={t('title')} state={sectionState(stored, t('failed'), false)}>
        <div className={styles.reasons}>
          <AreaField
            label={t('label')}
            hint={t('text')}
            rows={6}
            error={fault}
            value={text}
            onChange={({ target }) => {
              setFault(undefined)
              draft.set({ text: target.value, revision: draft.value.revision ?? stored.data?.revision ?? 0 })
            }}
          />
          <ReasonUses uses={stored.data?.uses ?? []} />
          {draft.value.text !== null && (
            <div className={styles.acts} ref={handFocusBack}>
              <Button look="primary" aria-busy={isSaving} onClick={() => void save()}>
                {t('save')}
              </Button>
              <Button look="quiet" disabled={isSaving} onClick={discard}>
                {t('discard')}
              </Button>
            </div>
          )}
        </div>
      </Section>
    </div>
  )
}
