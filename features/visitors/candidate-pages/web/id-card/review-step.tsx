import { FlagIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { LinkFrame } from '../../../../meetings/link-pages/web/link-frame.tsx'
import styles from '../../../../meetings/link-pages/web/link-page.module.css'
import { clearnessNotes } from '../../rules/clearness.ts'
import type { Side } from '../../rules/documents.ts'
import own from '../pages.module.css'
import type { TakenPicture } from '../picture.ts'
import { KeptPhoto } from './kept-photo.tsx'

interface Props {
  side: Side
  company: string
  number: number
  /** The number of steps. */
  total: number
  picture: TakenPicture
  onUse: () => void
  onRetake: () => void
  withdraw: ReactNode
}

/** A new photo with warnings about its quality, which are advice only. */
export function ReviewStep({ side, company, number, total, picture, onUse, onRetake, withdraw }: Props) {
  const t = useTranslations('candidate-pages.idCard')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const { clearness, blob } = picture
  const notes = clearness ? clearnessNotes(clearness) : []
  return (
    <LinkFrame
      title={t('review')}
      company={company}
      bar={
        <div className={own.pair}>
          <Button look={notes.length > 0 ? 'primary' : 'default'} onClick={onRetake}>
            {t('retake')}
          </Button>
          <Button look={notes.length > 0 ? 'default' : 'primary'} onClick={onUse}>
            {t('use')}
          </Button>
        </div>
      }
    >
      <p className={own.step}>{t('step', { number, total })}</p>
      <h1 ref={heading} className={styles.title} tabIndex={-1}>
        {t('review')}
      </h1>
      <KeptPhoto side={side} blob={blob} />
      <div role="status">
        {notes.map((note) => (
          <p key={note} className={own.advice}>
            <FlagIcon />
            {t(note)}
          </p>
        ))}
        {clearness && notes.length === 0 && <p className={own.hint}>{t('clear')}</p>}
      </div>
      {withdraw}
    </LinkFrame>
  )
}
