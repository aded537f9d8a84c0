import { Kbd } from '@candor/ui/kbd'
import { useTranslations } from 'use-intl'
import styles from './keys-foot.module.css'

const keys = [
  { caps: ['J', 'K'], word: 'focus' },
  { caps: ['X'], word: 'select' },
  { caps: ['⇧', 'X'], word: 'toHere' },
  { caps: ['E'], word: 'report' },
  { caps: ['R'], word: 'reject' },
  { caps: ['/'], word: 'find' },
  { caps: ['F'], word: 'filter' },
  { caps: ['1', '5'], word: 'view' },
] as const

/** The keys of the list, and how the score is read. */
export function KeysFoot() {
  const t = useTranslations('shortlist')
  return (
    <div className={styles.foot}>
      {keys.map(({ caps, word }) => (
        <span key={word} className={styles.key}>
          {caps.map((cap) => (
            <Kbd key={cap}>{cap}</Kbd>
          ))}
          {t(`keys.${word}`)}
        </span>
      ))}
      <span className={styles.legend}>{t('legend')}</span>
    </div>
  )
}
