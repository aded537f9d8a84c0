import { CountBadge } from '@candor/ui/count-badge'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { ShortlistFilter } from '../rules/filter.ts'
import type { Counts } from '../rules/wire.ts'
import styles from './list-switch.module.css'

interface Props {
  filter: ShortlistFilter
  /** Null while loading. */
  counts: Counts | null
}

/** Links to all candidates, those without a decision and those with one, each with its number. */
export function ListSwitch({ filter: { haveOperate, ...filter }, counts }: Props) {
  const t = useTranslations('shortlist')
  const all = counts && counts.operated + counts.waiting + counts.invalid
  const current = haveOperate === undefined ? 'all' : haveOperate === 1 ? 'operated' : 'waiting'
  const looks = (name: string) => ({
    className: styles.entry,
    'aria-current': name === current ? ('page' as const) : undefined,
  })
  return (
    <nav className={styles.row} aria-label={t('lists')}>
      <Link to="/first/talentList" search={filter} replace {...looks('all')}>
        {t('all')} {all !== null && <CountBadge count={all} />}
      </Link>
      <Link to="/first/talentList" search={{ ...filter, haveOperate: 0 }} replace {...looks('waiting')}>
        {t('waiting')} {counts && <CountBadge count={counts.waiting} />}
      </Link>
      <Link to="/first/talentList2" search={filter} replace {...looks('operated')}>
        {t('operated')} {counts && <CountBadge count={counts.operated} />}
      </Link>
      {counts && <span className={styles.invalid}>{t('invalidOf', { count: counts.invalid })}</span>}
    </nav>
  )
}
