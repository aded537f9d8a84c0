import { CountBadge } from '@candor/ui/count-badge'
import { ClockIcon } from '@candor/ui/icons'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { TodayTab } from '../../../platform/today-parts/web/card.ts'
import type { TodaySearch, View } from '../rules/address.ts'
import styles from './page.module.css'

export interface ShownTab {
  /** Null for all kinds. */
  readonly tab: TodayTab | null
  readonly count: number
  readonly isMore: boolean
}

interface Props {
  tabs: readonly ShownTab[]
  current: TodayTab | null
  view: View
  putOff: { readonly count: number; readonly isMore: boolean }
  hasWaits: boolean
}

/** A count, with a plus where there is more than was counted. */
function Count({ count, isMore }: { count: number; isMore: boolean }) {
  const t = useTranslations('today')
  return isMore ? (
    <span className={styles.more}>{t('orMore', { count })}</span>
  ) : (
    <CountBadge count={count} isExact />
  )
}

/** The kinds with their counts; at the end the put-off things, and for HR who waits for whom. */
export function TodayTabs({ tabs, current, view, putOff, hasWaits }: Props) {
  const t = useTranslations('today')
  const words = useTranslations('today-parts.tab')
  const mark = (isCurrent: boolean) => (isCurrent ? ('page' as const) : undefined)
  const searchOf = (search: TodaySearch) => search
  return (
    <nav className={styles.tabs} aria-label={t('kinds')}>
      {tabs.map(({ tab, ...count }) => (
        <Link
          key={tab ?? 'all'}
          to="/today"
          search={searchOf(tab === null ? {} : { tab })}
          replace
          activeProps={{}}
          activeOptions={{ exact: true, includeSearch: true }}
          className={styles.tab}
          aria-current={mark(view === 'waiting' && tab === current)}
        >
          {tab === null ? t('all') : words(tab)} <Count {...count} />
        </Link>
      ))}
      <span className={styles.beside}>
        {hasWaits && (
          <Link
            to="/today"
            search={searchOf({ view: 'waits' })}
            replace
            activeProps={{}}
            activeOptions={{ exact: true, includeSearch: true }}
            className={styles.tab}
            aria-current={mark(view === 'waits')}
          >
            {t('waits.title')}
          </Link>
        )}
        {(putOff.count > 0 || view === 'putOff') && (
          <Link
            to="/today"
            search={searchOf({ view: 'putOff' })}
            replace
            activeProps={{}}
            activeOptions={{ exact: true, includeSearch: true }}
            className={styles.tab}
            aria-current={mark(view === 'putOff')}
          >
            <ClockIcon /> {t('putOff.tab')} <Count {...putOff} />
          </Link>
        )}
      </span>
    </nav>
  )
}
