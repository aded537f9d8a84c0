import { Chip } from '@candor/ui/inputs/chip'
import { useTranslations } from 'use-intl'
import styles from './chosen-chips.module.css'
import type { Chosen } from './colleague.ts'

/** Where the focus goes from a chip that is about to be gone: to its neighbour, else to the field of the dialog. */
function focusBeside(button: HTMLElement): void {
  const chip = button.closest('li')
  const beside = chip?.nextElementSibling ?? chip?.previousElementSibling
  const place =
    beside?.querySelector('button') ?? button.closest('[role=dialog]')?.querySelector('input, textarea')
  if (place instanceof HTMLElement) place.focus()
}

interface Props {
  chosen: readonly Chosen[]
  onRemove: (chosen: Chosen) => void
}

/** The colleagues who are chosen, each with the way out; how many is read out when it changes. */
export function ChosenChips({ chosen, onRemove }: Props) {
  const t = useTranslations('recommend')
  function handleRemove(button: HTMLElement, each: Chosen) {
    focusBeside(button)
    onRemove(each)
  }
  return (
    <div className={styles.chosen}>
      <p role="status" className={styles.count}>
        {chosen.length > 0 && t('chosen', { count: chosen.length })}
      </p>
      {chosen.length > 0 && (
        <ul className={styles.chips}>
          {chosen.map((each) => (
            <Chip
              key={each.userId}
              removeLabel={t('remove', { name: each.userName })}
              onRemove={(button) => handleRemove(button, each)}
            >
              {each.userName}
            </Chip>
          ))}
        </ul>
      )}
    </div>
  )
}
