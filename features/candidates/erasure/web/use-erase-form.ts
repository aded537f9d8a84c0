import { callApi } from '@candor/call/web/api'
import { CallFailure } from '@candor/call/web/send'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { v4 } from 'uuid'
import { ofCandidate } from '../../candidates/rules/ids.ts'
import { startErasure } from '../contract.ts'
import { isNameTyped } from '../rules/confirmation.ts'
import { type EraseReason, writeReason } from '../rules/reasons.ts'
import { type Erasable, readOrder } from '../rules/wire.ts'

interface Typed {
  isWholePerson: boolean
  reason: EraseReason
  note: string
  name: string
}

/** The state of the dialog, and its order. A retry after a lost reply orders nothing twice. */
export function useEraseForm(candidateId: string, erasable: Erasable, refresh: () => Promise<unknown>) {
  const t = useTranslations('erasure')
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [key] = useState(() => v4())
  const [typed, setTyped] = useState<Typed>({ isWholePerson: false, reason: 'request', note: '', name: '' })
  const [faults, setFaults] = useState<{ name?: string; note?: string; all?: string }>({})
  const change = (part: Partial<Typed>) => {
    setFaults({})
    setTyped({ ...typed, ...part })
  }
  const chosen = typed.isWholePerson ? erasable.person : erasable.candidate
  const [erase, isSending] = useOneAtATime(async () => {
    const reason = writeReason(typed.reason, t(`reasons.${typed.reason}`), typed.note)
    if (reason === '') return setFaults({ note: t('noReason') })
    if (!isNameTyped(typed.name, [erasable.name, erasable.nameLatin]))
      return setFaults({ name: t('otherName') })
    const { isWholePerson, name } = typed
    const input = { ...ofCandidate(candidateId), isWholePerson, reason, name, seen: chosen.seen }
    try {
      const order = readOrder(await callApi(startErasure, input, { idempotencyKey: key, showsRefusal: true }))
      await navigate({ to: '/candidates/erased', search: { erasure: order } })
      await queries.invalidateQueries()
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      setFaults({ all: error.message })
      await refresh()
    }
  })
  return { typed, change, chosen, faults, erase, isSending }
}
