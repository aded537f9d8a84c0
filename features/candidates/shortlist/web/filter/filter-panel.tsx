import { ChevronRightIcon } from '@candor/ui/icons'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Chip, maxChips } from '../../contract/filter.ts'
import { type ChipDraft, chipKinds, withChip, withoutChip } from '../../rules/chips.ts'
import type { ListQuery } from '../../rules/list-search.ts'
import { ChipEditor } from './chip-editor.tsx'
import styles from './filter-panel.module.css'
import type { Choices } from './use-choices.ts'

interface Props {
  query: ListQuery
  choices: Choices
  /** The place of the chip to change; null to add another. */
  place: number | null
  onQuery: (query: ListQuery) => void
  onDone: () => void
}

/** A chip to change, or the kinds of chips to add one of, and then its values. */
export function FilterPanel({ query, choices, place: given, onQuery, onDone }: Props) {
  const t = useTranslations('shortlist')
  const [place, setPlace] = useState(given)
  const chip = place === null ? undefined : query.chips[place]
  const [draft, setDraft] = useState<ChipDraft | null>(chip ?? null)
  function handleChip(next: Chip | null) {
    if (next) {
      onQuery(withChip(query, place, next))
      if (place === null) setPlace(query.chips.length)
    } else if (given === null && place !== null) {
      // A chip that stood before stays as it was until the editor is done: another value may follow.
      onQuery(withoutChip(query, place))
      setPlace(null)
    }
  }
  if (draft)
    return (
      <ChipEditor
        start={draft}
        choices={choices}
        onChip={handleChip}
        onDone={(last) => {
          if (!last && given !== null) onQuery(withoutChip(query, given))
          onDone()
        }}
      />
    )
  if (query.chips.length >= maxChips) return <p>{t('chipsFull', { most: maxChips })}</p>
  const offered = chipKinds.filter((by) => choices[by] === undefined || (choices[by]?.length ?? 0) > 0)
  return (
    <ul>
      {offered.map((by) => (
        <li key={by}>
          <button type="button" className={styles.kind} onClick={() => setDraft({ by })}>
            <span>{t(`chip.${by}`)}</span>
            <ChevronRightIcon />
          </button>
        </li>
      ))}
    </ul>
  )
}
