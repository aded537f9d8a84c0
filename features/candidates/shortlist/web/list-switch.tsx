import { CountBadge } from '@candor/ui/count-badge'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { ShortlistFilter } from '../rules/filter.ts'
import type { ListPage } from '../rules/wire.ts'
import styles from './list-switch.module.css'

interface Props {
  filter: ShortlistFilter
  /** Null while loading. */
  page: ListPage | null
}

/** Links to all candidates, those without a decision and those with one, each with how many are in it. */
export function ListSwitch({ filter: { haveOperate, ...filter }, page }: Props) {
  const t = useTranslations('shortlist')
  const current = haveOperate === undefined ? 'all' : haveOperate === 1 ? 'operated' : 'waiting'
  const looks = (name: string) => ({
    className: styles.entry,
    'aria-current': name === current ? ('page' as const) : undefined,
  })
  return (
    <nav className={styles.row} aria-label={t('lists')}>
      <Link to="/first/talentList" search={filter} replace {...looks('all')}>
        {t('all')} {page && <CountBadge count={page.listed.all} />}
      </Link>
      <Link to="/first/talentList" search={{ ...filter, haveOperate: 0 }} replace {...looks('waiting')}>
        {t('waiting')} {page && <CountBadge count={page.listed.waiting} />}
      </Link>
      <Link to="/first/talentList2" search={filter} replace {...looks('operated')}>
        {t('operated')} {page && <CountBadge count={page.listed.operated} />}
      </Link>
      {page && <span className={styles.invalid}>{t('invalidOf', { count: page.counts.invalid })}</span>}
    </nav>
  )
}
