import { Button } from '@candor/ui/inputs/button'
import { handFocusInTurn } from '@candor/ui/inputs/hand-over-focus.ts'
import { useEffect, useRef } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { LinkFrame } from '../../../../meetings/link-pages/web/link-frame.tsx'
import styles from '../../../../meetings/link-pages/web/link-page.module.css'
import noticeStyles from '../../../../meetings/link-pages/web/notice.module.css'
import { Notice } from '../../../../meetings/link-pages/web/notice.tsx'
import type { IdDocument } from '../../contract/addresses.ts'
import { type Side, sidesOf } from '../../rules/documents.ts'
import own from '../pages.module.css'
import { useOnline } from '../use-online.ts'
import type { Photos } from './id-card-photos.ts'
import { KeptPhoto } from './kept-photo.tsx'
import type { HandIn } from './use-hand-in.ts'

interface Props {
  company: string
  photos: Photos
  isUnkept: boolean
  handIn: HandIn
  document: IdDocument
  onRetake: (side: Side) => void
  onSend: () => void
  onGoOn: () => void
  withdraw: React.ReactNode
}

function Progress({ handIn, onSend }: Pick<Props, 'handIn' | 'onSend'>) {
  const t = useTranslations('candidate-pages.idCard')
  const format = useFormatter()
  const isOnline = useOnline()
  switch (handIn.kind) {
    case 'sending':
      return (
        <>
          <p ref={handFocusInTurn} className={own.sending} role="status" tabIndex={-1}>
            {t('sending')}{' '}
            {/* Not announced: a screen reader tells the begin and the end, and the bar tells the rest. */}
            <span aria-hidden="true">{format.number(handIn.share, { style: 'percent' })}</span>
          </p>
          <progress className={own.progress} value={handIn.share} max={1} aria-label={t('send')} />
        </>
      )
    case 'waiting':
      return (
        <>
          <p className={own.advice} role="status">
            {t(isOnline ? 'waiting' : 'offline')}
          </p>
          <Button ref={handFocusInTurn} look="primary" className={styles.confirm} onClick={onSend}>
            {t('sendNow')}
          </Button>
        </>
      )
    default:
      return (
        <>
          {handIn.kind === 'refused' && (
            <p className={styles.failure} role="alert">
              {handIn.message}
            </p>
          )}
          <Button ref={handFocusInTurn} look="primary" className={styles.confirm} onClick={onSend}>
            {t('send')}
          </Button>
        </>
      )
  }
}

interface CheckedSideProps {
  side: Side
  blob: Blob
  document: IdDocument
  isBusy: boolean
  onRetake: (side: Side) => void
}

function CheckedSide({ side, blob, document, isBusy, onRetake }: CheckedSideProps) {
  const t = useTranslations('candidate-pages.idCard')
  const names = { idCard: t(side), passport: t('passport.page'), other: t(`other.${side}`) }
  return (
    <figure className={own.side}>
      <figcaption>
        <b>{names[document]}</b>
        <Button
          size="small"
          aria-label={document === 'passport' ? t('passport.retake') : t('retakeSide', { side })}
          disabled={isBusy}
          onClick={() => onRetake(side)}
        >
          {t('retake')}
        </Button>
      </figcaption>
      <KeptPhoto side={side} blob={blob} />
    </figure>
  )
}

/** The photos before they are sent; nothing has left the phone yet. */
export function CheckStep(props: Props) {
  const { company, photos, isUnkept, handIn, document, onRetake, onSend, onGoOn, withdraw } = props
  const t = useTranslations('candidate-pages.idCard')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const needed = sidesOf(document)
  if (needed.some((side) => !photos[side])) {
    return (
      <Notice
        company={company}
        title={t('missing')}
        text={document === 'passport' ? t('passport.missingText') : t('missingText')}
        isOutcome
      >
        <Button className={noticeStyles.wide} onClick={onGoOn}>
          {t('goOn')}
        </Button>
        {withdraw}
      </Notice>
    )
  }
  return (
    <LinkFrame title={t('check')} company={company} bar={<Progress handIn={handIn} onSend={onSend} />}>
      <p className={own.step}>{t('step', { number: needed.length + 1, total: needed.length + 1 })}</p>
      <h1 ref={heading} className={styles.title} tabIndex={-1}>
        {t('check')}
      </h1>
      <p className={noticeStyles.text}>{t('checkText', { company })}</p>
      {isUnkept && (
        <p className={own.advice} role="status">
          {t('notKept')}
        </p>
      )}
      {needed.map((side) => {
        const blob = photos[side]
        return (
          blob && (
            <CheckedSide
              key={side}
              side={side}
              blob={blob}
              document={document}
              isBusy={handIn.kind === 'sending'}
              onRetake={onRetake}
            />
          )
        )
      })}
      {withdraw}
    </LinkFrame>
  )
}
