import { ClockIcon } from '@candor/ui/icons'
import { useTranslations } from 'use-intl'
import type { SearchAddress } from '../rules/address-words.ts'
import styles from './rail.module.css'
import { SavedSearches } from './saved/saved-searches.tsx'

interface Props {
  address: SearchAddress
  last: readonly SearchAddress[]
  onGo: (address: SearchAddress) => void
}

/** Saved searches, and the last ones of this browser. */
export function Rail({ address, last, onGo }: Props) {
  const t = useTranslations('search')
  return (
    <div className={styles.rail}>
      <SavedSearches address={address} onGo={onGo} />
      {last.length > 0 && (
        <nav aria-label={t('last')}>
          <h2 className={styles.title}>{t('last')}</h2>
          <ul className={styles.list}>
            {last.map((each) => (
              <li key={JSON.stringify(each)}>
                <button type="button" className={styles.entry} onClick={() => onGo(each)}>
                  <ClockIcon />
                  <span className={styles.name}>{each.find}</span>
                </button>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className={styles.hint}>{t('hint')}</p>
    </div>
  )
}
