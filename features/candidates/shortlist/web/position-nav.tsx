import { SearchIcon } from '@candor/ui/icons'
import { Field } from '@candor/ui/inputs/field'
import { MoreButton, useDrawnList } from '@candor/ui/next-page'
import { FailedNote } from '@candor/ui/sections/notes'
import { Skeleton } from '@candor/ui/sections/skeleton'
import { revealFocused } from '@candor/ui/tabs/scroll-ends.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { bearsName } from '../rules/bears-name.ts'
import type { readPositions } from '../rules/wire.ts'
import { useLocalName } from './local-name.ts'
import styles from './position-nav.module.css'
import { usePositions } from './use-positions.ts'

interface Props {
  selected: string | null
  onSelect: (positionId: string | null) => void
}

/** From this number of positions on, there is a search field. */
const manyPositions = 15
/** Number of positions drawn at a time. */
const drawnAtOnce = 100

/** The positions, each with how many candidates wait for a decision, and how many it has; a strip on small screens. */
export function PositionNav({ selected, onSelect }: Props) {
  const t = useTranslations('shortlist')
  const { data, isPending, isError, refetch } = usePositions()
  const [wanted, setWanted] = useState('')
  const isFindable = (data?.length ?? 0) >= manyPositions
  const matching = data?.filter((position) => !isFindable || bearsName(position, wanted)) ?? []
  return (
    <nav className={styles.nav} aria-label={t('positions')}>
      <div className={styles.heads}>
        <h2 className={styles.title}>{t('positions')}</h2>
        <span aria-hidden="true">{t('waiting')}</span>
        <span aria-hidden="true">{t('all')}</span>
      </div>
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
    {
      id: null,
      name: t('allPositions'),
      waiting: sum(all.map(({ waiting }) => waiting)),
      count: sum(all.map(({ count }) => count)),
    },
    ...[...chosen, ...list.drawn].map((position) => ({
      id: position.positionId,
      name: localName(position),
      waiting: position.waiting,
      count: position.count,
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
            <b className={styles.waiting}>
              <span aria-hidden="true">{entry.waiting || '–'}</span>
              <span className="sr">{t('waitingOf', { count: entry.waiting })}</span>
            </b>
            <span className={styles.count}>
              <span aria-hidden="true">{entry.count}</span>
              <span className="sr">{t('countedOf', { count: entry.count })}</span>
            </span>
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
