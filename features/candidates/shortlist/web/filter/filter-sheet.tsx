import { Button } from '@candor/ui/inputs/button'
import { LazySheet } from '@candor/ui/overlays/lazy-sheet'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type ListQuery, positionOf } from '../../rules/list-search.ts'
import { useChipWords } from './chip-words.ts'
import { FilterPanel } from './filter-panel.tsx'
import styles from './filter-sheet.module.css'
import type { Choices } from './use-choices.ts'

interface Props {
  query: ListQuery
  choices: Choices
  isOpen: boolean
  onQuery: (query: ListQuery) => void
  onOpen: (isOpen: boolean) => void
  /** Whether the chosen position is a chip, where no list of positions stands beside. */
  showsPosition?: boolean
}

/** On a phone: the filter as a sheet, with its chips, and the kinds of chips to add. */
export function FilterSheet({ query, choices, isOpen, onQuery, onOpen, showsPosition }: Props) {
  const t = useTranslations('shortlist')
  const wordsOf = useChipWords(choices)
  const hidden = showsPosition || positionOf(query) === null ? 0 : 1
  /** The place of the chip that is changed; null while one is added or none is chosen. */
  const [place, setPlace] = useState<number | null>(null)
  const [drawing, setDrawing] = useState(0)
  const count = query.chips.length - hidden
  function draw(next: number | null) {
    setPlace(next)
    setDrawing(drawing + 1)
  }
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => onOpen(true)}>
        {count > 0 ? t('filterCount', { count }) : t('filter')}
      </Button>
      <LazySheet
        title={t('filter')}
        isOpen={isOpen}
        onOpenChange={(next) => {
          onOpen(next)
          draw(null)
        }}
      >
        {place === null && count > 0 && (
          <ul className={styles.chips}>
            {[...query.chips.entries()].slice(hidden).map(([at, chip]) => (
              <li key={`${at} ${chip.by}`}>
                <button
                  type="button"
                  className={styles.chip}
                  data-not={chip.not || undefined}
                  onClick={() => draw(at)}
                >
                  {chip.not && <b>{t('isNot')}</b>} {t(`chip.${chip.by}`)} <b>{wordsOf(chip)}</b>
                </button>
              </li>
            ))}
          </ul>
        )}
        <FilterPanel
          key={drawing}
          query={query}
          choices={choices}
          place={place}
          onQuery={onQuery}
          onDone={() => draw(null)}
        />
      </LazySheet>
    </>
  )
}
