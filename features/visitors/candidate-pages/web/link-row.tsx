import { formatDateTime } from '@candor/messages/dates'
import { Button } from '@candor/ui/inputs/button'
import { handFocusOn } from '@candor/ui/inputs/hand-over-focus.ts'
import { useTranslations } from 'use-intl'
import type { PageLink } from '../rules/wire.ts'
import styles from './page-links.module.css'

interface Props {
  link: PageLink
  timeZone: string
  /** Whether another act is on its way. */
  isSending: boolean
  onRevoke: () => void
}

/** One link: for which page, by whom, what became of it and of the consent. */
export function LinkRow({ link, timeZone, isSending, onRevoke }: Props) {
  const t = useTranslations('candidate-pages.sides')
  const timeOf = (at: number) => formatDateTime(at, timeZone)
  const { purpose, state, madeByName: name, consentedAt, withdrawnAt, declinedAt, isMailed } = link
  const page = t(`page.${purpose}`)
  const made = timeOf(link.madeAt)
  return (
    <li className={styles.link} data-state={state}>
      <div className={styles.words}>
        <b>{page}</b>
        <span>{t('madeBy', { name, time: made })}</span>
      </div>
      <div className={styles.words}>
        <span className={styles.state}>{t(`state.${state}`, { time: timeOf(link.expiresAt) })}</span>
        {withdrawnAt !== null && <span>{t('withdrawn', { time: timeOf(withdrawnAt) })}</span>}
        {withdrawnAt === null && consentedAt !== null && (
          <span>{t('consent', { time: timeOf(consentedAt) })}</span>
        )}
        {declinedAt !== null && <span>{t('declined', { time: timeOf(declinedAt) })}</span>}
        {isMailed !== null && <span>{isMailed ? t('byMail') : t('byHand', { name })}</span>}
      </div>
      {state === 'live' && (
        <Button
          ref={handFocusOn}
          size="small"
          look="quiet"
          aria-label={t('revokeOf', { page, time: made })}
          disabled={isSending}
          onClick={onRevoke}
        >
          {t('revoke')}
        </Button>
      )}
    </li>
  )
}
