import { callQuery } from '@candor/call/web/query'
import { CountBadge } from '@candor/ui/count-badge'
import { FailedNote } from '@candor/ui/sections/notes'
import { Skeleton } from '@candor/ui/sections/skeleton'
import { revealFocused } from '@candor/ui/tabs/scroll-ends.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { listShortListPositions } from '../contract.ts'
import { useLocalName } from './local-name.ts'
import styles from './position-nav.module.css'

interface Props {
  selected: string | null
  onSelect: (positionId: string | null) => void
}

/** The positions with how many of their candidates wait for a decision; a strip on small screens. */
export function PositionNav({ selected, onSelect }: Props) {
  const t = useTranslations('shortlist')
  const localName = useLocalName()
  const { data, isPending, isError, refetch } = useQuery(callQuery(listShortListPositions, {}))
  const entries = [
    { id: null, name: t('allPositions'), waiting: sum(data?.map((each) => each.noOperateCount)) },
    ...(data ?? []).map((each) => ({
      id: each.positionId,
      name: localName(each),
      waiting: each.noOperateCount,
    })),
  ]
  return (
    <nav className={styles.nav} aria-label={t('positions')}>
      <h2 className={styles.title}>{t('positions')}</h2>
      {isPending && (
        <div className={styles.loading}>
          <Skeleton lines={4} />
        </div>
      )}
      {isError && <FailedNote onRetry={() => void refetch()} />}
      {data && (
        <ul className={styles.list} onFocus={revealFocused}>
          {entries.map((entry) => (
            <li key={entry.id ?? ''}>
              <button
                type="button"
                className={styles.entry}
                aria-current={entry.id === selected ? 'true' : undefined}
                onClick={() => onSelect(entry.id)}
              >
                <span className={styles.name}>{entry.name}</span>
                <CountBadge count={entry.waiting} /> <span className="sr">{t('waiting')}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}

function sum(values: readonly number[] = []): number {
  return values.reduce((total, value) => total + value, 0)
}
