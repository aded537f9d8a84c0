import type { ReplyOf } from '@candor/call/define'
import { formatDateTime } from '@candor/messages/dates'
import { classes } from '@candor/ui/classes.ts'
import { Button } from '@candor/ui/inputs/button'
import { handFocusOn } from '@candor/ui/inputs/hand-over-focus.ts'
import { useTimeZone, useTranslations } from 'use-intl'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import type { listServiceKeys } from '../contract.ts'
import styles from './key-table.module.css'

export type ServiceKey = ReplyOf<typeof listServiceKeys>[number]

interface Props {
  keys: readonly ServiceKey[]
  onRevoke: (key: ServiceKey) => void
}

/** The keys, newest first, the revoked ones among them: a table on wide screens, a list on a phone. */
export function KeyTable({ keys, onRevoke }: Props) {
  const t = useTranslations('service-keys')
  const ownZone = useTimeZone() ?? 'UTC'
  const timeZone = useSignedIn()?.userInfo.timeZone ?? ownZone
  return (
    <table className={styles.table}>
      <thead className="sr-small">
        <tr>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('madeBy')}</th>
          <th scope="col">{t('madeAt')}</th>
          <th scope="col">{t('state')}</th>
          <th scope="col">
            <span className="sr">{t('revoke')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <tr key={key.keyId} className={styles.row}>
            <th scope="row" className={styles.name}>
              <b>{key.name}</b>
              {key.hint && (
                <code className={classes('hint', styles.hint)}>{t('ends', { hint: key.hint })}</code>
              )}
            </th>
            <td data-label={t('madeBy')}>{key.madeBy ?? t('installation')}</td>
            <td data-label={t('madeAt')}>
              <time>{formatDateTime(key.madeAt, timeZone)}</time>
            </td>
            <td className={key.revokedAt === null ? undefined : styles.revoked}>
              {key.revokedAt === null
                ? t('active')
                : t('revokedAt', { time: formatDateTime(key.revokedAt, timeZone) })}
            </td>
            <td className={styles.end}>
              {key.revokedAt === null && (
                <Button
                  ref={handFocusOn}
                  size="small"
                  aria-label={`${t('revoke')} ${key.name}`}
                  onClick={() => onRevoke(key)}
                >
                  {t('revoke')}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
