import { Chip } from '@candor/ui/inputs/chip'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import styles from './chosen-chips.module.css'
import type { Chosen } from './colleague.ts'

interface Props {
  chosen: readonly Chosen[]
  onRemove: (chosen: Chosen) => void
}

/** The chosen colleagues, each with a button to remove them; their number is announced. */
export function ChosenChips({ chosen, onRemove }: Props) {
  const t = useTranslations('recommend')
  const box = useRef<HTMLDivElement>(null)
  function handleRemove(colleague: Chosen) {
    // After the last one is removed, the focus goes to the search field.
    const dialog = chosen.length === 1 && box.current?.closest('[role=dialog]')
    if (dialog) dialog.querySelector<HTMLElement>('input, textarea')?.focus()
    onRemove(colleague)
  }
  return (
    <div className={styles.chosen} ref={box}>
      <p role="status" className={styles.count}>
        {chosen.length > 0 && t('chosen', { count: chosen.length })}
      </p>
      {chosen.length > 0 && (
        <ul className={styles.chips}>
          {chosen.map((colleague) => (
            <Chip
              key={colleague.userId}
              removeLabel={t('remove', { name: colleague.userName })}
              onRemove={() => handleRemove(colleague)}
            >
              {colleague.userName}
            </Chip>
          ))}
        </ul>
      )}
    </div>
  )
}
