import { callAt } from '@candor/call/web/call-at'
import { failureText } from '@candor/call/web/failure-text'
import { formatDateTime } from '@candor/messages/dates'
import { Button } from '@candor/ui/inputs/button'
import { handFocusInTurn } from '@candor/ui/inputs/hand-over-focus.ts'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '../../scheduling/web/choose-time.module.css'
import { withdrawConsentAt } from '../contract/addresses.ts'
import type { withdrawConsent } from '../contract/page.ts'
import { forgetLink } from './kept-pictures.ts'
import own from './pages.module.css'

interface Props {
  link: string
  /** When it was given, where that is told. */
  consentTime: number | undefined
  /** What becomes of the pictures. */
  text: string
  /** Runs before the call. */
  onBegin?: () => void
  onWithdrawn: (deletedPictures: number) => void
}

/** When consent was given, with a button to withdraw it. */
export function Withdraw({ link, consentTime, text, onBegin, onWithdrawn }: Props) {
  const t = useTranslations('candidate-pages')
  const [isAsked, setIsAsked] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

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

  return (
    <section className={own.withdraw}>
      {consentTime !== undefined && <p>{t('consentGiven', { time: formatDateTime(consentTime, zone) })}</p>}
      {isAsked ? (
        <fieldset ref={handFocusInTurn}>
          <legend>{t('withdrawAsk')}</legend>
          <p>{text}</p>
          <div className={own.pair}>
            <Button onClick={() => setIsAsked(false)}>{t('cancel')}</Button>
            <Button aria-busy={isSending} onClick={() => void withdraw()}>
              {t('withdrawYes')}
            </Button>
          </div>
        </fieldset>
      ) : (
        <button ref={handFocusInTurn} type="button" className={own.plain} onClick={() => setIsAsked(true)}>
          {t('withdraw')}
        </button>
      )}
      {fault && (
        <p className={styles.failure} role="alert">
          {fault}
        </p>
      )}
    </section>
  )
}
