import { callQuery } from '@candor/call/web/query'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { listHeldMail } from '../contract.ts'
import styles from './held-mail.module.css'

/** Warns an administrator of mail that waits until a fault of this installation is mended. */
export function HeldMail() {
  const t = useTranslations('mail')
  const list = useQuery(callQuery(listHeldMail, {})).data?.list ?? []
  if (list.length === 0) return null
  return (
    <div role="alert" className={styles.held}>
      {list.map(({ channel, fault, count, lastError }) => (
        <p key={`${channel} ${fault}`}>
          <b>{t(`held.${channel === 'mail' ? fault : channel}`, { count })}</b>{' '}
          <span className={styles.words}>{t('heldWords', { words: lastError })}</span>
        </p>
      ))}
      <p>{t('heldHint')}</p>
    </div>
  )
}
