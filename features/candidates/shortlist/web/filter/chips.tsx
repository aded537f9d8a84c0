import { classes } from '@candor/ui/classes.ts'
import { CrossIcon, PlusIcon } from '@candor/ui/icons'
import { handOverFocus } from '@candor/ui/inputs/hand-over-focus.ts'
import { Kbd } from '@candor/ui/kbd'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Chip } from '../../contract/filter.ts'
import { turned, withChip, withoutChip } from '../../rules/chips.ts'
import { type ListQuery, positionOf } from '../../rules/list-search.ts'
import { useChipWords } from './chip-words.ts'
import styles from './chips.module.css'
import { FilterPanel } from './filter-panel.tsx'
import { PopOver } from './pop-over.tsx'
import type { Choices } from './use-choices.ts'

interface Props {
  query: ListQuery
  choices: Choices
  onQuery: (query: ListQuery) => void
  /** Whether the chosen position is a chip, where no list of positions stands beside. */
  showsPosition?: boolean
}

/** The chips of the filter, each with a way to change it and one to remove it. Alt with a press turns one round. */
export function Chips(props: Props) {
  const t = useTranslations('shortlist')
  const hidden = props.showsPosition || positionOf(props.query) === null ? 0 : 1
  const shown = [...props.query.chips.entries()].slice(hidden)
  if (shown.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={t('filter')}>
      {shown.map(([place, chip]) => (
        <ChipEntry key={`${place} ${chip.by}`} {...props} chip={chip} place={place} />
      ))}
    </ul>
  )
}

function ChipEntry({ query, choices, onQuery, chip, place }: Props & { chip: Chip; place: number }) {
  const t = useTranslations('shortlist')
  const wordsOf = useChipWords(choices)
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const name = t(`chip.${chip.by}`)
  return (
    <li className={classes(styles.chip, chip.not && styles.not)} ref={handOverFocus}>
      <button
        ref={opener}
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={(event) => {
          if (event.altKey) onQuery(withChip(query, place, turned(chip)))
          else setIsOpen(!isOpen)
        }}
      >
        {chip.not && <b>{t('isNot')}</b>} {name} <b>{wordsOf(chip)}</b>
      </button>
      <button
        type="button"
        className={styles.remove}
        aria-label={t('removeChip', { name })}
        onClick={() => onQuery(withoutChip(query, place))}
      >
        <CrossIcon />
      </button>
      {isOpen && (
        <PopOver label={name} opener={opener} onClose={() => setIsOpen(false)}>
          <FilterPanel
            query={query}
            choices={choices}
            place={place}
            onQuery={onQuery}
            onDone={() => {
              setIsOpen(false)
              opener.current?.focus()
            }}
          />
        </PopOver>
      )}
    </li>
  )
}

interface AddProps extends Props {
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** The button that adds a chip. */
export function AddChip({ query, choices, onQuery, isOpen, onOpen }: AddProps) {
  const t = useTranslations('shortlist')
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <div className={styles.add}>
      <button
        ref={opener}
        type="button"
        className={styles.plus}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="F"
        onClick={() => onOpen(!isOpen)}
      >
        <PlusIcon />
        {t('filter')}
        <Kbd>F</Kbd>
      </button>
      {isOpen && (
        <PopOver label={t('addFilter')} opener={opener} onClose={() => onOpen(false)}>
          <FilterPanel
            query={query}
            choices={choices}
            place={null}
            onQuery={onQuery}
            onDone={() => {
              onOpen(false)
              opener.current?.focus()
            }}
          />
        </PopOver>
      )}
    </div>
  )
}
