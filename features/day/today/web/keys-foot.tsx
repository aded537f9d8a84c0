import { Kbd } from '@candor/ui/kbd'
import { useTranslations } from 'use-intl'
import styles from './page.module.css'

const keys = [
  { caps: ['J', 'K'], word: 'move' },
  { caps: ['↵'], word: 'act' },
  { caps: ['Space'], word: 'look' },
  { caps: ['Z'], word: 'putOff' },
  { caps: ['D'], word: 'done' },
  { caps: ['1', '6'], word: 'kind' },
] as const

/** The keys of Today. */
export function KeysFoot() {
  const t = useTranslations('today.keys')
  return (
    <div className={styles.foot}>
      {keys.map(({ caps, word }) => (
        <span key={word} className={styles.key}>
          {caps.map((cap) => (
            <Kbd key={cap}>{cap}</Kbd>
          ))}
          {t(word)}
        </span>
      ))}
      <span className={styles.key}>
        {t('undo')}
        <Kbd>U</Kbd>
      </span>
    </div>
  )
}
