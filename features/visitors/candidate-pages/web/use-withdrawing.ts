import { callAt } from '@candor/call/web/call-at'
import { failureText } from '@candor/call/web/failure-text'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { withdrawConsentAt } from '../contract/addresses.ts'
import type { withdrawConsent } from '../contract/page.ts'
import { forgetLink } from './kept-pictures.ts'

export interface Withdrawing {
  readonly isSending: boolean
  /** Why it failed. */
  readonly fault: string | null
  readonly withdraw: () => void
}

interface Acts {
  /** Runs before the call. */
  onBegin?: () => void
  onWithdrawn: (deletedPictures: number) => void
}

/** Withdraws the consent of a link. Called above the steps of a page, which come and go while it is on its way. */
export function useWithdrawing(link: string, { onBegin, onWithdrawn }: Acts): Withdrawing {
  const t = useTranslations('candidate-pages')
  const [fault, setFault] = useState<string | null>(null)
  const [withdraw, isSending] = useOneAtATime(async () => {
    setFault(null)
    onBegin?.()
    try {
      const reply = await callAt<typeof withdrawConsent>(withdrawConsentAt, { sign: link })
      await forgetLink(link, Date.now())
      onWithdrawn(reply.deletedPictures)
    } catch (error) {
      setFault(failureText(error, t('failed')))
    }
  })
  return { isSending, fault, withdraw: () => void withdraw() }
}
