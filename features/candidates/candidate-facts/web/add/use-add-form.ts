import { callApi } from '@candor/call/web/api'
import { isRecord } from '@candor/kernel/is-record'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDraftForm } from '../../../../platform/drafts/web/use-draft-form.ts'
import { joinedWith } from '../../../persons/web/same-person.tsx'
import { addCandidate } from '../../contract.ts'
import { maxNameLength } from '../../rules/candidate-name.ts'
import { emptyCandidate, faultOf, type TypedCandidate, writeTyped } from '../../rules/typed.ts'
import { readAdded } from '../../rules/wire.ts'

export interface AddedCandidate {
  readonly candidateId: string
  readonly name: string
}

/** The draft beside the typed values: the stage, and the person of another application. */
const empty = { ...emptyCandidate, stageId: '', choice: '' }

export type AddForm = ReturnType<typeof useAddForm>

/** A candidate that is being added: a draft until the server has stored it. */
export function useAddForm(positionId: string | null) {
  const t = useTranslations('candidate-facts')
  const queries = useQueryClient()
  const [added, setAdded] = useState<AddedCandidate | null>(null)
  const form = useDraftForm(
    { candidateId: '', subject: 'add candidate', empty },
    {
      name: t('addTitle'),
      check: (value) => (positionId === null ? ({ field: 'position' } as const) : faultOf(value)),
      send: async ({ value, keyFor }) => {
        const { stageId, choice, ...typed } = value
        const to = positionId ?? ''
        const reply = await callApi(
          addCandidate,
          { positionId: to, stageId, ...writeTyped(typed), sameAs: joinedWith(choice) },
          { idempotencyKey: keyFor(), showsRefusal: true },
        )
        return { candidateId: readAdded(reply), name: value.name.trim() }
      },
      onStored: async (stored: AddedCandidate) => {
        setAdded(stored)
        await queries.invalidateQueries()
      },
    },
  )
  const { fault, failure } = form
  const refused = failure !== null && isRecord(failure.data) ? failure.data.field : null

  /** Why the value of a field was refused, here or by the server. */
  function errorOf(field: keyof TypedCandidate): string {
    if (refused === field) return failure?.message ?? ''
    if (fault?.field !== field || !('refusal' in fault)) return ''
    return t(`refusal.${fault.refusal}`, { field, most: maxNameLength })
  }
  return {
    ...form,
    errorOf,
    needsPosition: fault?.field === 'position',
    /** A refusal that belongs to no field. */
    otherRefusal: failure !== null && failure.code !== null && !refused ? failure.message : null,
    added,
    addAnother: () => setAdded(null),
  }
}
