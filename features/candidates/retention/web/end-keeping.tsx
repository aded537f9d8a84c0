import { callApi } from '@candor/call/web/api'
import { CallFailure } from '@candor/call/web/send'
import { Button } from '@candor/ui/inputs/button'
import { handFocusOn } from '@candor/ui/inputs/hand-over-focus.ts'
import { LazySheet } from '@candor/ui/overlays/lazy-sheet'
import { useToasts } from '@candor/ui/overlays/toast'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { v4 } from 'uuid'
import { ofCandidate } from '../../candidates/rules/ids.ts'
import { endKeeping } from '../contract/keeping.ts'

interface Props {
  candidateId: string
  /** The last day that the reader sees. */
  seen: string
  months: number
}

/** Ends that the candidate is kept longer, once the reader has confirmed it. */
export function EndKeeping({ candidateId, seen, months }: Props) {
  const t = useTranslations('retention.card')
  const ui = useTranslations('ui')
  const { notify } = useToasts()
  const queries = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [end, isSending] = useOneAtATime(async () => {
    try {
      const options = { idempotencyKey: v4(), showsRefusal: true }
      await callApi(endKeeping, { ...ofCandidate(candidateId), seen }, options)
      setIsOpen(false)
      notify({ kind: 'success', text: t('ended') })
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      setRefusal(error.message)
    }
    await queries.invalidateQueries()
  })
  return (
    <>
      <Button ref={handFocusOn} look="quiet" onClick={() => setIsOpen(true)}>
        {t('end')}
      </Button>
      <LazySheet
        title={t('endTitle')}
        description={t('endText', { months })}
        isOpen={isOpen}
        onOpenChange={(next) => {
          setIsOpen(next)
          setRefusal(null)
        }}
        footer={
          <>
            <Button onClick={() => setIsOpen(false)}>{ui('cancel')}</Button>
            <Button look="primary" aria-busy={isSending} onClick={() => void end()}>
              {t('end')}
            </Button>
          </>
        }
      >
        {refusal !== null && <p role="alert">{refusal}</p>}
      </LazySheet>
    </>
  )
}
