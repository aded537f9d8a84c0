import { formatDateTime } from '@candor/messages/dates'
import { Button } from '@candor/ui/inputs/button'
import { handFocusInTurn } from '@candor/ui/inputs/hand-over-focus.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '../../../meetings/link-pages/web/link-page.module.css'
import own from './pages.module.css'
import type { Withdrawing } from './use-withdrawing.ts'

interface Props {
  withdrawing: Withdrawing
  /** When it was given, where that is told. */
  consentedAt: number | undefined
  /** What becomes of the pictures. */
  text: string
}

/** When consent was given, with a button to withdraw it. */
export function Withdraw({ withdrawing: { isSending, fault, withdraw }, consentedAt, text }: Props) {
  const t = useTranslations('candidate-pages')
  const [isAsked, setIsAsked] = useState(false)
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

  return (
    <section className={own.withdraw}>
      {consentedAt !== undefined && <p>{t('consentGiven', { time: formatDateTime(consentedAt, zone) })}</p>}
      {isAsked || isSending ? (
        <fieldset ref={handFocusInTurn}>
          <legend>{t('withdrawAsk')}</legend>
          <p>{text}</p>
          <div className={own.pair}>
            <Button disabled={isSending} onClick={() => setIsAsked(false)}>
              {t('cancel')}
            </Button>
            <Button aria-busy={isSending} onClick={withdraw}>
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
