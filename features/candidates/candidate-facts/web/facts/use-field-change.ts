import { callApi } from '@candor/call/web/api'
import { CallFailure } from '@candor/call/web/send'
import { useToasts } from '@candor/ui/overlays/toast'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../../candidates/rules/ids.ts'
import { changeCandidate } from '../../contract.ts'
import type { CandidateField, FieldValue } from '../../rules/field-names.ts'
import type { Facts } from '../../rules/wire.ts'

interface Seen {
  readonly field: CandidateField
  readonly value: FieldValue
}

/** Stores the change of a field. A refusal is told beside the field, and the facts are loaded again. */
export function useFieldChange({ candidateId }: Pick<Facts, 'candidateId'>) {
  const t = useTranslations('candidate-facts')
  const { notify } = useToasts()
  const queries = useQueryClient()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [store, isSending] = useOneAtATime(async ({ field, value: from }: Seen, to: FieldValue) => {
    setRefusal(null)
    try {
      const { linksEnded } = await callApi(
        changeCandidate,
        { ...ofCandidate(candidateId), field, from, to },
        { showsRefusal: true },
      )
      const text =
        linksEnded > 0
          ? t('changedEmail', { count: linksEnded })
          : t('changed', { field: t(`field.${field}`) })
      notify({ kind: 'success', text })
      await queries.invalidateQueries()
      return true
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      if (error.code !== null) setRefusal(error.message)
      // Somebody else may have changed it: the present value is shown beside the typed value.
      await queries.invalidateQueries()
      return false
    }
  })
  return { store: async (seen: Seen, to: FieldValue) => (await store(seen, to)) ?? false, isSending, refusal }
}
