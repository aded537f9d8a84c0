import { formatClock } from '@candor/messages/dates'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Evidence, EvidenceKind } from '../rules/evidence.ts'
import styles from './quote.module.css'

/** Words of an answer, with a line beside them in the colour of their direction. */
export function QuoteFrame({ kind, children }: { kind: EvidenceKind; children: ReactNode }) {
  return (
    <figure className={styles.quote} data-kind={kind}>
      {children}
    </figure>
  )
}

/** The words that a claim rests on, where they were said, and whether the transcript has them. */
export function Quote({ evidence }: { evidence: Evidence }) {
  const t = useTranslations('evidence')
  const { kind, quote, reason, match, question, startMs } = evidence
  const placeText = t('place', { question, time: formatClock(startMs) })
  return (
    <QuoteFrame kind={kind}>
      <blockquote dir="auto">
        <p>{quote}</p>
      </blockquote>
      <figcaption>
        {match === 'found' && t('quoted', { place: placeText })}
        {match === 'notFound' && (
          <>
            <b>{t('notFound')}</b> {t('notFoundText')}
          </>
        )}
        {match === 'unverified' && <b>{t('unverified')}</b>}
      </figcaption>
      {reason && <p>{reason}</p>}
    </QuoteFrame>
  )
}
