import { formatDateTime } from '@candor/messages/dates'
import { Button } from '@candor/ui/inputs/button'
import { handFocusOn } from '@candor/ui/inputs/hand-over-focus.ts'
import { useTranslations } from 'use-intl'
import type { CopyLink } from '../rules/wire.ts'
import styles from './copies.module.css'

interface Props {
  link: CopyLink
  timeZone: string
  isSending: boolean
  onRevoke: () => void
}

/** One link for the candidate: who made it, how often it was opened, and its end. */
export function LinkRow({ link, timeZone, isSending, onRevoke }: Props) {
  const t = useTranslations('candidate-copy.card')
  const timeOf = (at: number) => formatDateTime(at, timeZone).slice(0, 16)
  const { state, madeAt, madeByName: name, expiresAt, openings, lastOpenedAt, isMailed, isWholePerson } = link
  const time = timeOf(madeAt)
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <b>{t('askedBy', { name, time })}</b>
        <span>
          {t(isMailed ? 'byMail' : 'byHand')}
          {isWholePerson && ` · ${t('whole')}`}
        </span>
      </div>
      <div className={styles.words}>
        <span data-state={state}>{t(`state.${state}`, { time: timeOf(expiresAt) })}</span>
        <span>
          {t('openings', { count: openings, time: lastOpenedAt === null ? '' : timeOf(lastOpenedAt) })}
        </span>
      </div>
      {state === 'live' && (
        <Button
          ref={handFocusOn}
          size="small"
          look="quiet"
          aria-label={t('revokeOf', { time })}
          disabled={isSending}
          onClick={onRevoke}
        >
          {t('revoke')}
        </Button>
      )}
    </li>
  )
}
