import { useTranslations } from 'use-intl'
import { baseOf, leftOutBy } from '../../rules/left-out.ts'
import type { ListQuery } from '../../rules/list-search.ts'
import type { ListCounts } from '../../rules/wire.ts'
import styles from './filter-bar.module.css'

/** The most parts of a filter that are named with what they leave out. */
const mostNamed = 2

/** How many candidates the filter keeps, of how many, and which part leaves out how many. */
export function CountsLine({ query, counts }: { query: ListQuery; counts: ListCounts | undefined }) {
  const t = useTranslations('shortlist')
  if (!counts) return <p className={styles.counts} role="status" />
  const parts = leftOutBy(query, counts)
  const most = [...parts].sort((one, other) => other.count - one.count)
  const named = parts.filter((part) => most.indexOf(part) < mostNamed)
  const rest = parts.filter((part) => !named.includes(part)).reduce((sum, { count }) => sum + count, 0)
  return (
    <p className={styles.counts} role="status">
      <b>
        {parts.length === 0
          ? t('countedOf', { count: counts.total })
          : t('shownOf', { shown: counts.total, total: baseOf(query, counts) })}
      </b>
      {named.map(({ by, place, count }) => (
        <span key={`${by} ${place}`}>
          {t('leftOutBy', {
            count,
            name: by === 'find' ? t('byText') : by === 'fields' ? t('byFields') : t(`chip.${by}`),
          })}
        </span>
      ))}
      {rest > 0 && t('leftOutElse', { count: rest })}
    </p>
  )
}
