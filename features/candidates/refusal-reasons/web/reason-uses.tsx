import type { ReplyOf } from '@candor/call/define'
import { useTranslations } from 'use-intl'
import type { readRefusalReasons } from '../contract.ts'
import styles from './reason-uses.module.css'

interface Props {
  uses: ReplyOf<typeof readRefusalReasons>['uses']
}

/** How often each saved reason was used; nothing where there are none. */
export function ReasonUses({ uses }: Props) {
  const t = useTranslations('refusal-reasons')
  if (uses.length === 0) return null
  return (
    <ul className={styles.uses} aria-label={t('uses')}>
      {uses.map(({ reason, count }) => (
        <li key={reason} className={styles.use}>
          <span className={styles.reason}>{reason}</span>
          <span className={styles.count}>{t('used', { count })}</span>
        </li>
      ))}
    </ul>
  )
}
