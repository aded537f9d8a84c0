import { formatDateTime } from '@candor/messages/dates'
import { Button } from '@candor/ui/inputs/button'
import { PulseBar } from '@candor/ui/pulse-bar'
import { useTranslations } from 'use-intl'
import { sizeText } from '../rules/size.ts'
import { type Copy, percentDone } from '../rules/wire.ts'
import styles from './copies.module.css'

interface Props {
  copy: Copy
  timeZone: string
  isSending: boolean
  onDownload: () => void
}

/** One copy of the company: who ordered it and when, how far it is, and its download. */
export function CopyRow({ copy, timeZone, isSending, onDownload }: Props) {
  const t = useTranslations('candidate-copy.card')
  const timeOf = (at: number) => formatDateTime(at, timeZone).slice(0, 16)
  const { state, fault, askedAt, askedByName: name, sizeBytes, expiresAt, isWholePerson, mayOpen } = copy
  const time = timeOf(askedAt)
  const isWaiting = state === 'waiting' || state === 'making'
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <b>{t('askedBy', { name, time })}</b>
        {isWholePerson && <span>{t('whole')}</span>}
      </div>
      <div className={styles.words} aria-live="polite">
        <span data-state={state}>
          {state === 'waiting' && t('waiting')}
          {state === 'making' && t('making', { percent: percentDone(copy) })}
          {state === 'made' &&
            t('made', { size: sizeText(sizeBytes ?? 0), time: timeOf(expiresAt ?? askedAt) })}
          {state === 'failed' && t(fault ?? 'broken')}
        </span>
        {isWaiting && <PulseBar size="small" />}
        {state === 'made' && !mayOpen && <span>{t('notYours')}</span>}
      </div>
      {state === 'made' && mayOpen && (
        <Button size="small" aria-label={t('downloadOf', { time })} disabled={isSending} onClick={onDownload}>
          {t('download')}
        </Button>
      )}
    </li>
  )
}
