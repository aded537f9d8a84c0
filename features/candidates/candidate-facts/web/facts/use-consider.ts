import type { ReplyOf } from '@candor/call/define'
import { callApi } from '@candor/call/web/api'
import { CallFailure } from '@candor/call/web/send'
import { nameIn } from '@candor/messages/local-name'
import { useToasts } from '@candor/ui/overlays/toast'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { v4 } from 'uuid'
import { ofCandidate } from '../../../candidates/rules/ids.ts'
import { considerCandidate, type listOpenPositions } from '../../contract.ts'
import { readAdded } from '../../rules/wire.ts'

type Position = ReplyOf<typeof listOpenPositions>[number]

/** Adds the person to a chosen position, and goes to the facts there. A retry for one position adds nobody twice. */
export function useConsider(candidateId: string, positions: readonly Position[], onDone: () => void) {
  const t = useTranslations('candidate-facts')
  const locale = useLocale()
  const { notify } = useToasts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<{ id: string; key: string } | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const position = positions.find(({ positionId }) => positionId === chosen?.id)
  const [consider, isSending] = useOneAtATime(async () => {
    if (!position || !chosen) return
    try {
      const input = { ...ofCandidate(candidateId), toPositionId: position.positionId }
      const options = { idempotencyKey: chosen.key, showsRefusal: true }
      const added = readAdded(await callApi(considerCandidate, input, options))
      const positionName = nameIn(locale, position.name, position.nameLatin)
      notify({ kind: 'success', text: t('considered', { position: positionName }) })
      onDone()
      await queries.invalidateQueries()
      await navigate({ to: '/candidates/$candidateId', params: { candidateId: added } })
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      setRefusal(error.message)
    }
  })
  function choose(id: string): void {
    setRefusal(null)
    setChosen({ id, key: v4() })
  }
  return { position, choose, consider, isSending, refusal }
}
