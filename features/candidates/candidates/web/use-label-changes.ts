import { callApi } from '@candor/call/web/api'
import { callQuery } from '@candor/call/web/query'
import { CallFailure, isRefusal } from '@candor/call/web/send'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  deleteCandidateLabel,
  listCandidateLabel,
  listCompanyLabel,
  saveCandidateLabel,
} from '../contract.ts'
import { ofCandidate } from '../rules/ids.ts'
import { readLabel, readLabels, writeHeld, writeWanted } from '../rules/wire.ts'
import type { Label } from '../rules.ts'

/** Resolves to whether the server stored a change; a refusal is told and changes nothing. */
async function wasStored(
  change: () => Promise<unknown>,
  onRefused?: (text: string) => void,
): Promise<boolean> {
  try {
    await change()
    return true
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error
    if (isRefusal(error)) onRefused?.(error.message)
    return false
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

  /** Reloads the candidate's labels, and notifies the lists that show them. */
  async function refresh() {
    onChanged()
    await queries.invalidateQueries({ queryKey })
  }

  /** `onRefused` takes the refusal in place of a notice. */
  const give = (wanted: Pick<Label, 'id'> | Pick<Label, 'name'>, onRefused?: (text: string) => void) =>
    wasStored(async () => {
      const options = { showsRefusal: onRefused !== undefined }
      const label = readLabel(await callApi(saveCandidateLabel, { ...of, ...writeWanted(wanted) }, options))
      const known = callQuery(listCompanyLabel, {}).queryKey
      const ofCompany = readLabels(queries.getQueryData(known) ?? [])
      if (!ofCompany.some(({ id }) => id === label.id)) void queries.invalidateQueries({ queryKey: known })
      await refresh()
      setDone(t('labelAdded', { name: label.name }))
    }, onRefused)

  const take = (label: Label) =>
    wasStored(async () => {
      await callApi(deleteCandidateLabel, { ...of, ...writeHeld(label) })
      await refresh()
      setDone(t('labelRemoved', { name: label.name }))
    })

  return { done, give, take }
}
