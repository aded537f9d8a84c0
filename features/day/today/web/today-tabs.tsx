import { CountBadge } from '@candor/ui/count-badge'
import { ClockIcon } from '@candor/ui/icons'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
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

const searchOf = (search: TodaySearch) => search

/** Leads to one of the lists beside the kinds. */
function ViewLink({ view, current, children }: { view: View; current: View; children: ReactNode }) {
  return (
    <Link
      to="/today"
      search={searchOf({ view })}
      replace
      activeProps={{}}
      activeOptions={{ exact: true, includeSearch: true }}
      className={styles.tab}
      aria-current={view === current ? 'page' : undefined}
    >
      {children}
    </Link>
  )
}

/** The kinds with their counts; at the end whom the viewer waits for, for HR who waits for whom, and the put-off things. */
export function TodayTabs({ tabs, current, view, putOff, hasWaits }: Props) {
  const t = useTranslations('today')
  const words = useTranslations('today-parts.tab')
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
          aria-current={view === 'waiting' && tab === current ? 'page' : undefined}
        >
          {tab === null ? t('all') : words(tab)} <Count {...count} />
        </Link>
      ))}
      <span className={styles.beside}>
        <ViewLink view="mine" current={view}>
          {t('waits.mine')}
        </ViewLink>
        {hasWaits && (
          <ViewLink view="waits" current={view}>
            {t('waits.title')}
          </ViewLink>
        )}
        {(putOff.count > 0 || view === 'putOff') && (
          <ViewLink view="putOff" current={view}>
            <ClockIcon /> {t('putOff.tab')} <Count {...putOff} />
          </ViewLink>
        )}
      </span>
    </nav>
  )
}
