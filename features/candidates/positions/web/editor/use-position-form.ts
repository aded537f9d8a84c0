import { callApi } from '@candor/call/web/api'
import { callQuery } from '@candor/call/web/query'
import { CallFailure } from '@candor/call/web/send'
import { useToasts } from '@candor/ui/overlays/toast'
import { useTellIfGone } from '@candor/ui/overlays/use-tell-if-gone.ts'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { getCompanyConfig } from '../../../../platform/company/contract.ts'
import { useDraft } from '../../../../platform/drafts/web/use-draft.ts'
import { useSignedIn } from '../../../../sign-in/session/web/signed-in.ts'
import { addPosition, savePositionFields } from '../../contract/editing.ts'
import { maxSalary, maxSeats } from '../../contract/fields.ts'
import {
  emptyForm,
  fieldOfRefusal,
  findFault,
  formOf,
  type Position,
  type PositionForm,
  sentFields,
} from '../../rules/form.ts'

interface Kept {
  /** Null without changes. */
  readonly form: PositionForm | null
  /** The revision that the changes are based on. */
  readonly revision: number | null
}
const nothing: Kept = { form: null, revision: null }

/** Why the form was not saved, beside its field; null: beside the buttons. */
export interface ShownFault {
  readonly field: keyof PositionForm | null
  readonly text: string
}

/** Whether the company shows salaries. */
function useShowsSalary(): boolean {
  const companyId = useSignedIn()?.userInfo.companyId ?? ''
  const { data } = useQuery(callQuery(getCompanyConfig, { companyId }))
  return data?.showsSalary ?? false
}

/** The form of a position: a draft until it is saved, with the fault that kept it from being sent. */
function useWritten(stored: Position | null) {
  const t = useTranslations('positions')
  const tellIfGone = useTellIfGone()
  const queries = useQueryClient()
  const showsSalary = useShowsSalary()
  const draft = useDraft('', `position ${stored?.positionId ?? 'new'}`, nothing)
  const [fault, setFault] = useState<ShownFault | null>(null)
  const form = draft.value.form ?? (stored ? formOf(stored) : emptyForm)
  const revision = draft.value.revision ?? stored?.revision ?? 0

  function isFit(): boolean {
    const found = findFault(form, showsSalary)
    if (!found) return true
    const { field, words } = found
    const text =
      words === 'nameMissing' || words === 'salaryOrder'
        ? t(`refusal.${words}`)
        : t(`editor.${words}`, { most: words === 'wrongSeats' ? maxSeats : maxSalary })
    setFault({ field, text })
    return false
  }

  /** Sends the form; resolves to the reply, or to null where it was refused. */
  async function send<Reply>(post: (idempotencyKey: string) => Promise<Reply>): Promise<Reply | null> {
    if (!isFit()) return null
    const sentKey = draft.keyFor()
    try {
      const reply = await post(sentKey)
      draft.forgetKept(sentKey)
      await queries.invalidateQueries()
      draft.clear(sentKey)
      return reply
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      setFault({ field: fieldOfRefusal(failure.data), text: failure.message })
      tellIfGone(failure)
      // A change by somebody else shows beside one's own.
      await queries.invalidateQueries()
      return null
    }
  }
  function change(part: Partial<PositionForm>) {
    setFault(null)
    draft.set({ form: { ...form, ...part }, revision })
  }
  function discard() {
    setFault(null)
    draft.clear()
  }
  return { form, revision, fault, showsSalary, draft, send, change, discard }
}

/** The editor of a position. Without a stored position it adds one. */
export function usePositionForm(stored: Position | null) {
  const t = useTranslations('positions.editor')
  const { notify } = useToasts()
  const navigate = useNavigate()
  const { form, revision, fault, showsSalary, draft, send, change, discard } = useWritten(stored)

  async function lead(text: string, positionId: string) {
    notify({ kind: 'success', text })
    await navigate({ to: '/positions/$positionId', params: { positionId } })
  }
  const [save, isSaving] = useOneAtATime(async (basedOn?: number) => {
    if (!stored) return
    const { positionId } = stored
    const input = { positionId, revision: basedOn ?? revision, fields: sentFields(form, showsSalary) }
    const saved = await send((idempotencyKey) => callApi(savePositionFields, input, { idempotencyKey }))
    if (saved) await lead(t('saved'), positionId)
  })
  const [add, isAdding] = useOneAtATime(async (isDraft: boolean) => {
    const input = { fields: sentFields(form, showsSalary), isDraft }
    const added = await send((idempotencyKey) => callApi(addPosition, input, { idempotencyKey }))
    if (added) await lead(t('added'), added.positionId)
  })
  const isChanged = draft.value.form !== null
  return {
    form,
    change,
    discard,
    fault,
    showsSalary,
    isReady: draft.isReady,
    isChanged,
    /** Whether somebody else changed the position since these changes were begun. */
    isBehind: stored !== null && isChanged && revision !== stored.revision,
    save,
    add,
    isSending: isSaving || isAdding,
  }
}
export type PositionEditing = ReturnType<typeof usePositionForm>
