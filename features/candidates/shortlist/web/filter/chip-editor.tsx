import { Button } from '@candor/ui/inputs/button'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Chip, maxValues } from '../../contract/filter.ts'
import { type ChipDraft, chipOf, isSpan } from '../../rules/chips.ts'
import styles from './chip-editor.module.css'
import { SpanFields } from './span-fields.tsx'
import type { Choices } from './use-choices.ts'
import { ValueBoxes } from './value-boxes.tsx'

interface Props {
  start: ChipDraft
  choices: Choices
  /** A change that filters at once; null where the chip has no value any more. */
  onChip: (chip: Chip | null) => void
  onDone: (chip: Chip | null) => void
}

/** The values of a chip and its negation. Each change filters at once. */
export function ChipEditor({ start, choices, onChip, onDone }: Props) {
  const t = useTranslations('shortlist')
  const [draft, setDraft] = useState(start)
  const { by } = draft
  function change(changed: Partial<ChipDraft>) {
    const next = { ...draft, ...changed }
    setDraft(next)
    const chip = chipOf(next)
    onChip(chip)
  }
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault()
        onDone(chipOf(draft))
      }}
    >
      <p className={styles.head}>
        <b>{t(`chip.${by}`)}</b>
        <label className={styles.not}>
          <input
            type="checkbox"
            checked={draft.not === true}
            onChange={(event) => change({ not: event.target.checked || undefined })}
          />
          {t('isNot')}
        </label>
      </p>
      {isSpan(by) ? (
        <SpanFields draft={draft} onChange={change} />
      ) : (
        <ValueBoxes draft={draft} choices={choices[by] ?? []} most={maxValues} onChange={change} />
      )}
      <Button type="submit" size="small">
        {t('done')}
      </Button>
    </form>
  )
}
