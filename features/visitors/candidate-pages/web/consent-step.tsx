import { codes } from '@candor/call/codes'
import { callAt } from '@candor/call/web/call-at'
import { failureText } from '@candor/call/web/failure-text'
import { CallFailure, isRefusal } from '@candor/call/web/send'
import { Button } from '@candor/ui/inputs/button'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useNames } from '../../../meetings/link-pages/web/facts.tsx'
import { LinkFrame } from '../../../meetings/link-pages/web/link-frame.tsx'
import styles from '../../../meetings/link-pages/web/link-page.module.css'
import noticeStyles from '../../../meetings/link-pages/web/notice.module.css'
import { Notice } from '../../../meetings/link-pages/web/notice.tsx'
import { declineConsentAt, giveConsentAt, withdrawConsentAt } from '../contract/addresses.ts'
import type { declineConsent, giveConsent, withdrawConsent } from '../contract/page.ts'
import { type CandidatePage, readConsent, readDecline } from '../rules/wire.ts'
import own from './pages.module.css'

interface Props {
  page: CandidatePage
  link: string
  title: string
  intro: string
  /** What happens next where the candidate does not agree. */
  declinedText: string
  onGiven: (consentedAt: number) => void
  /** They do not agree, or read it once more (null). */
  onDeclined: (declinedAt: number | null) => void
  /** Called when the text of the consent has changed. */
  onChanged: () => Promise<unknown>
}

type Answers = Pick<Props, 'page' | 'link' | 'onGiven' | 'onDeclined' | 'onChanged'>

/** Sends whether the candidate agrees. */
function useConsent({ page, link, onGiven, onDeclined, onChanged }: Answers) {
  const t = useTranslations('candidate-pages')
  const [fault, setFault] = useState<string | null>(null)

  // Whether the reply to an agreement was lost, so that it may be stored.
  const mayStand = useRef(false)

  const [agree, isAgreeing] = useOneAtATime(async () => {
    if (!page.wording) return
    setFault(null)
    try {
      const { hash } = page.wording
      onGiven(readConsent(await callAt<typeof giveConsent>(giveConsentAt, { sign: link, hash })))
    } catch (error) {
      if (error instanceof CallFailure && error.code === codes.changedMeanwhile) await onChanged()
      if (!isRefusal(error)) mayStand.current = true
      setFault(failureText(error, t('failed')))
    }
  })
  const [disagree, isDisagreeing] = useOneAtATime(async () => {
    setFault(null)
    try {
      if (mayStand.current) await callAt<typeof withdrawConsent>(withdrawConsentAt, { sign: link })
      mayStand.current = false
      onDeclined(readDecline(await callAt<typeof declineConsent>(declineConsentAt, { sign: link })))
    } catch (error) {
      setFault(failureText(error, t('failed')))
    }
  })
  return { fault, agree, isAgreeing, disagree, isDisagreeing }
}

function ConsentBar({ consent }: { consent: ReturnType<typeof useConsent> }) {
  const t = useTranslations('candidate-pages')
  const { fault, agree, isAgreeing, disagree, isDisagreeing } = consent
  return (
    <>
      {fault && (
        <p className={styles.failure} role="alert">
          {fault}
        </p>
      )}
      <Button
        look="primary"
        className={styles.confirm}
        disabled={isDisagreeing}
        aria-busy={isAgreeing}
        onClick={() => void agree()}
      >
        {t('agree')}
      </Button>
      <Button
        look="quiet"
        className={own.second}
        disabled={isAgreeing}
        aria-busy={isDisagreeing}
        onClick={() => void disagree()}
      >
        {t('disagree')}
      </Button>
    </>
  )
}

/** The text of the consent, before anything is taken, with a button to agree. */
export function ConsentStep(props: Props) {
  const { page, title, intro, declinedText, onDeclined } = props
  const t = useTranslations('candidate-pages')
  const { company } = useNames(page)
  const consent = useConsent(props)
  if (page.declinedAt !== null) {
    return (
      <Notice company={company} title={t('disagreed')} text={declinedText} isOutcome>
        <Button className={noticeStyles.wide} onClick={() => onDeclined(null)}>
          {t('readAgain')}
        </Button>
      </Notice>
    )
  }
  return (
    <LinkFrame title={title} company={company} bar={<ConsentBar consent={consent} />}>
      <h1 className={styles.title}>{title}</h1>
      <p className={noticeStyles.text}>{intro}</p>
      <h2 className={own.wordingTitle}>{t('wordingTitle')}</h2>
      <dl className={own.wording}>
        {page.wording?.parts.map((part) => (
          <div key={part.title}>
            <dt>{part.title}</dt>
            <dd>{part.text}</dd>
          </div>
        ))}
      </dl>
    </LinkFrame>
  )
}
