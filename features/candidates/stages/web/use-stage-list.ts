import { CallFailure } from '@candor/call/web/send'
import { useToasts } from '@candor/ui/overlays/toast'
import { useTellIfGone } from '@candor/ui/overlays/use-tell-if-gone.ts'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDraft } from '../../../platform/drafts/web/use-draft.ts'
import { type EditedList, faultyLimit } from '../rules/edit.ts'
import { faultOfNames } from '../rules/list.ts'

interface Kept {
  /** Null without changes. */
  readonly list: EditedList | null
  /** The revision that the changes are based on. */
  readonly revision: number | null
}
const nothing: Kept = { list: null, revision: null }

interface Stored {
  readonly revision: number
  readonly list: EditedList
}

interface Source {
  /** Name of the draft. */
  readonly subject: string
  /** Undefined while it loads. */
  readonly stored: Stored | undefined
  readonly send: (list: EditedList, revision: number, idempotencyKey: string) => Promise<{ revision: number }>
}

interface Fault {
  /** The row at fault; null for the whole list. */
  readonly key: string | null
  readonly field: 'name' | 'limit' | null
  readonly text: string
}

/** A list of stages as it is edited: a draft until it is saved. */
export function useStageList({ subject, stored, send }: Source) {
  const t = useTranslations('stages')
  const { notify } = useToasts()
  const tellIfGone = useTellIfGone()
  const queries = useQueryClient()
  const draft = useDraft('', subject, nothing)
  const [fault, setFault] = useState<Fault | null>(null)
  const list = draft.value.list ?? stored?.list ?? { stages: [], targets: [] }

  function edit(next: EditedList) {
    setFault(null)
    draft.set({ list: next, revision: draft.value.revision ?? stored?.revision ?? 0 })
  }
  function discard() {
    setFault(null)
    draft.clear()
  }
  function faultOfList(): Fault | null {
    const named = faultOfNames(list.stages)
    if (named) {
      const key = list.stages[named.index]?.key ?? null
      return { key, field: 'name', text: t(`refusal.${named.fault}`) }
    }
    const key = faultyLimit(list.stages)
    return key === null ? null : { key, field: 'limit', text: t('list.limitFault') }
  }
  const [store, isSaving] = useOneAtATime(async (sending: Source['send']) => {
    const sentKey = draft.keyFor()
    try {
      const saved = await sending(list, draft.value.revision ?? stored?.revision ?? 0, sentKey)
      draft.forgetKept(sentKey)
      await queries.invalidateQueries()
      // Changes made while saving are now based on the saved revision.
      if (!draft.clear(sentKey)) draft.set({ revision: saved.revision })
      notify({ kind: 'success', text: t('list.saved') })
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      setFault({ key: null, field: null, text: failure.message })
      tellIfGone(failure)
    }
  })
  async function save() {
    const found = faultOfList()
    if (found) setFault(found)
    else await store(send)
  }
  const { isReady } = draft
  const isChanged = draft.value.list !== null
  return { list, isReady, isChanged, fault, edit, discard, save, store, isSaving }
}

export type StageListEditing = ReturnType<typeof useStageList>
