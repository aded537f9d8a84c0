import { callQuery } from '@candor/call/web/query'
import { CountBadge } from '@candor/ui/count-badge'
import { SearchIcon } from '@candor/ui/icons'
import { Field } from '@candor/ui/inputs/field'
import { MoreButton, useDrawnList } from '@candor/ui/next-page'
import { FailedNote } from '@candor/ui/sections/notes'
import { Skeleton } from '@candor/ui/sections/skeleton'
import { revealFocused } from '@candor/ui/tabs/scroll-ends.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { listShortListPositions } from '../contract.ts'
import { bearsName } from '../rules/bears-name.ts'
import { readPositions } from '../rules/wire.ts'
import { useLocalName } from './local-name.ts'
import styles from './position-nav.module.css'

interface Props {
  selected: string | null
  onSelect: (positionId: string | null) => void
}

/** From this number of positions on, there is a search field. */
const manyPositions = 15
/** Number of positions drawn at a time. */
const drawnAtOnce = 100

/** The positions, each with the number of candidates without a decision; a strip on small screens. */
export function PositionNav({ selected, onSelect }: Props) {
  const t = useTranslations('shortlist')
  const { data, isPending, isError, refetch } = useQuery({
    ...callQuery(listShortListPositions, {}),
    select: readPositions,
  })
  const [wanted, setWanted] = useState('')
  const isFindable = (data?.length ?? 0) >= manyPositions
  const matching = data?.filter((position) => !isFindable || bearsName(position, wanted)) ?? []
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
        <div className={styles.places}>
          {isFindable && (
            <div className={styles.find}>
              <Field
                label={t('findPosition')}
                isLabelHidden
                isSmall
                type="search"
                placeholder={t('findPosition')}
                autoComplete="off"
                maxLength={100}
                start={<SearchIcon />}
                value={wanted}
                onChange={(event) => setWanted(event.currentTarget.value)}
              />
            </div>
          )}
          <PositionList all={data} matching={matching} selected={selected} onSelect={onSelect} />
        </div>
      )}
      {isFindable && (
        <p className={matching.length > 0 ? 'sr' : styles.none} role="status">
          {wanted !== '' && t('positionsFound', { count: matching.length })}
        </p>
      )}
    </nav>
  )
}

type Position = ReturnType<typeof readPositions>[number]

interface PositionListProps extends Props {
  all: readonly Position[]
  /** The positions that the search finds. */
  matching: readonly Position[]
}

/** The positions to choose from. The selected one is always among them. */
function PositionList({ all, matching, selected, onSelect }: PositionListProps) {
  const t = useTranslations('shortlist')
  const ui = useTranslations('ui')
  const localName = useLocalName()
  const list = useDrawnList(matching, drawnAtOnce)
  const chosen = all.filter((position) => position.positionId === selected && !list.drawn.includes(position))
  const entries = [
    { id: null, name: t('allPositions'), waiting: sum(all.map(({ waiting }) => waiting)) },
    ...[...chosen, ...list.drawn].map((position) => ({
      id: position.positionId,
      name: localName(position),
      waiting: position.waiting,
    })),
  ]
  return (
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
      {list.rest > 0 && (
        <li>
          <MoreButton list={list} look="quiet" size="small">
            {ui('more', { count: list.rest })}
          </MoreButton>
        </li>
      )}
    </ul>
  )
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
