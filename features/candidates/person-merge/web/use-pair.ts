import { callApi } from '@candor/call/web/api'
import { CallFailure } from '@candor/call/web/send'
import { useToasts } from '@candor/ui/overlays/toast'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { v4 } from 'uuid'
import { type MergeField, mergeCandidates } from '../contract.ts'
import { ofPair, type Pair } from '../rules/wire.ts'

export type ChosenSide = 'kept' | 'other' | null

/** The fields of a pair as they are chosen, and the merge. */
export function usePair(pair: Pair) {
  const t = useTranslations('person-merge')
  const { notify } = useToasts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<ReadonlyMap<MergeField, ChosenSide>>(new Map())
  const [refusal, setRefusal] = useState<string | null>(null)
  const [key, setKey] = useState(() => v4())
  const sideOf = (field: MergeField): ChosenSide =>
    chosen.get(field) ?? pair.fields.find((each) => each.field === field)?.at ?? null
  const choosesFields = pair.kind === 'candidate'
  const open = choosesFields ? pair.fields.find(({ field }) => sideOf(field) === null)?.field : undefined
  const [merge, isMerging] = useOneAtATime(async () => {
    if (open !== undefined) return
    const fromOther = pair.fields.map(({ field }) => field).filter((field) => sideOf(field) === 'other')
    const input = {
      ...ofPair(pair.kept.candidateId, pair.other.candidateId),
      kind: pair.kind,
      revision: pair.kept.revision,
      otherRevision: pair.other.revision,
      fromOther: choosesFields ? fromOther : [],
    }
    try {
      await callApi(mergeCandidates, input, { idempotencyKey: key, showsRefusal: true })
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      setRefusal(error.message)
      setKey(v4())
      return
    }
    notify({ kind: 'success', text: t('merged') })
    await navigate({
      to: '/candidates/$candidateId',
      params: { candidateId: pair.kept.candidateId },
      replace: true,
    })
    await queries.invalidateQueries()
  })
  function choose(field: MergeField, side: ChosenSide): void {
    setChosen(new Map([...chosen, [field, side]]))
    setKey(v4())
  }
  return {
    sideOf,
    choose,
    choosesFields,
    open,
    merge,
    isMerging,
    refusal,
    forgetRefusal: () => setRefusal(null),
  }
}

export type PairChoice = ReturnType<typeof usePair>
