import { callApi } from '@candor/call/web/api'
import { callQuery } from '@candor/call/web/query'
import { CallFailure } from '@candor/call/web/send'
import { Button } from '@candor/ui/inputs/button'
import { handFocusBack } from '@candor/ui/inputs/hand-over-focus.ts'
import { useToasts } from '@candor/ui/overlays/toast'
import { useTellIfGone } from '@candor/ui/overlays/use-tell-if-gone.ts'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { v4 } from 'uuid'
import { useDraft } from '../../../platform/drafts/web/use-draft.ts'
import { listForms } from '../../assessment-forms/contract/manage.ts'
import { listPositionRounds, maxRounds, savePositionRounds } from '../contract.ts'
import {
  changed,
  type EditedRound,
  editedOf,
  moved,
  namelessKey,
  sentRounds,
  without,
  withRound,
} from '../rules/edit.ts'
import styles from './position-rounds.module.css'
import { RoundRow } from './round-row.tsx'

interface Kept {
  /** Null without changes. */
  readonly rounds: readonly EditedRound[] | null
  /** The revision that the changes are based on. */
  readonly revision: number | null
}
const nothing: Kept = { rounds: null, revision: null }

/** The edited rounds of a position: a draft until it is saved. */
function useEditedRounds({ positionId, name }: { positionId: string; name: string }) {
  const t = useTranslations('position-rounds')
  const { notify } = useToasts()
  const tellIfGone = useTellIfGone()
  const queries = useQueryClient()
  const stored = useQuery(callQuery(listPositionRounds, { positionId }))
  const draft = useDraft('', `rounds ${positionId}`, nothing)
  const [fault, setFault] = useState<{ key: string | null; text: string } | null>(null)
  const rounds = draft.value.rounds ?? (stored.data ? editedOf(stored.data.rounds) : [])

  function edit(next: readonly EditedRound[]) {
    setFault(null)
    draft.set({ rounds: next, revision: draft.value.revision ?? stored.data?.revision ?? 0 })
  }
  function discard() {
    setFault(null)
    draft.clear()
  }
  const [save, isSaving] = useOneAtATime(async () => {
    const nameless = namelessKey(rounds)
    if (nameless !== null) return setFault({ key: nameless, text: t('nameMissing') })
    const revision = draft.value.revision ?? 0
    const sentKey = draft.keyFor()
    try {
      const input = { positionId, revision, rounds: sentRounds(rounds) }
      const saved = await callApi(savePositionRounds, input, { idempotencyKey: sentKey })
      draft.forgetKept(sentKey)
      await queries.invalidateQueries()
      // Changes made while saving are now based on the saved revision.
      if (!draft.clear(sentKey)) draft.set({ revision: saved.revision })
      notify({ kind: 'success', text: t('saved', { name }) })
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      setFault({ key: null, text: failure.message })
      tellIfGone(failure)
    }
  })
  const { isReady } = draft
  return {
    stored,
    rounds,
    isReady,
    isChanged: draft.value.rounds !== null,
    fault,
    edit,
    discard,
    save,
    isSaving,
  }
}

/** The rounds of a position: their order, and the forms that interviewers fill in. */
export function PositionRounds({ positionId, name }: { positionId: string; name: string }) {
  const t = useTranslations('position-rounds')
  const forms = useQuery(callQuery(listForms, {}))
  const edited = useEditedRounds({ positionId, name })
  const { stored, rounds, fault, edit } = edited

  return (
    <section
      className={styles.rounds}
      aria-label={t('title')}
      aria-busy={stored.isPending || !edited.isReady}
    >
      <p className={styles.text}>{t('text')}</p>
      <SectionBody state={sectionState(stored, t('failed'))}>
        {rounds.length === 0 && <p className={styles.text}>{t('none')}</p>}
        <ol>
          {rounds.map((round, index) => (
            <RoundRow
              key={round.key}
              round={round}
              number={index + 1}
              count={rounds.length}
              forms={forms.data ?? []}
              error={fault?.key === round.key ? fault.text : undefined}
              onChange={(change) => edit(changed(rounds, round.key, change))}
              onMove={(by) => edit(moved(rounds, round.key, by))}
              onRemove={() => edit(without(rounds, round.key))}
            />
          ))}
        </ol>
        {fault !== null && fault.key === null && (
          <p className={styles.fault} role="alert">
            {fault.text}
          </p>
        )}
        <RoundButtons edited={edited} />
      </SectionBody>
    </section>
  )
}

/** The buttons to add a round, and to save or discard the changes. */
function RoundButtons({ edited }: { edited: ReturnType<typeof useEditedRounds> }) {
  const t = useTranslations('position-rounds')
  const { rounds, isChanged, isSaving, edit, save, discard } = edited
  return (
    <div className={styles.acts}>
      <Button
        size="small"
        disabled={rounds.length >= maxRounds}
        onClick={() => edit(withRound(rounds, v4()))}
      >
        {t('add')}
      </Button>
      {isChanged && (
        <div className={styles.ends} ref={handFocusBack}>
          <Button size="small" look="primary" aria-busy={isSaving} onClick={() => void save()}>
            {t('save')}
          </Button>
          <Button size="small" look="quiet" disabled={isSaving} onClick={discard}>
            {t('discard')}
          </Button>
        </div>
      )}
    </div>
  )
}
