import { callApi } from '@candor/call/web/api'
import { callQuery } from '@candor/call/web/query'
import { CallFailure } from '@candor/call/web/send'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  type CompanyLabel,
  deleteCandidateLabel,
  listCandidateLabel,
  listCompanyLabel,
  saveCandidateLabel,
} from '../contract.ts'
import { ofCandidate } from '../rules/ids.ts'

/** Resolves to whether the server stored a change; a refusal shows the call's toast and changes nothing. */
async function wasStored(change: () => Promise<unknown>): Promise<boolean> {
  try {
    await change()
    return true
  } catch (error) {
    if (error instanceof CallFailure) return false
    throw error
  }
}

/** Gives and removes a candidate's labels, and reloads what the page shows of them. */
export function useLabelChanges(candidateId: string, onChanged: () => void) {
  const t = useTranslations('candidates')
  const queries = useQueryClient()
  /** Text about the last change. */
  const [done, setDone] = useState('')
  const of = ofCandidate(candidateId)
  const { queryKey } = callQuery(listCandidateLabel, of)

  /** Reloads the candidate's labels, and notifies whoever shows them elsewhere. */
  async function refresh() {
    onChanged()
    await queries.invalidateQueries({ queryKey })
  }

  const give = (wanted: { labelId: number } | { labelName: string }) =>
    wasStored(async () => {
      const label = await callApi(saveCandidateLabel, { ...of, ...wanted })
      const known = callQuery(listCompanyLabel, {}).queryKey
      if (!queries.getQueryData(known)?.some(({ labelId }) => labelId === label.labelId))
        void queries.invalidateQueries({ queryKey: known })
      await refresh()
      setDone(t('labelAdded', { name: label.labelName }))
    })

  const take = ({ labelId, labelName }: CompanyLabel) =>
    wasStored(async () => {
      await callApi(deleteCandidateLabel, { ...of, labelId })
      await refresh()
      setDone(t('labelRemoved', { name: labelName }))
    })

  return { done, give, take }
}
