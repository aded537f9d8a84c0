import { Button } from '@candor/ui/inputs/button'
import { Kbd } from '@candor/ui/kbd'
import { coverFoot } from '@candor/ui/overlays/cover-foot.ts'
import { useTranslations } from 'use-intl'
import type { Selection } from '../rules/selection.ts'
import styles from './selection-bar.module.css'

export interface SelectionBarProps {
  selection: Selection
  /** How many are selected. */
  count: number
  /** The selected candidates whose rows have loaded. */
  people: readonly { readonly candidateId: string; readonly name: string }[]
  /** Counts the presses of R: each asks for the rejection. */
  rejectAsked: number
  onClear: () => void
  /** Called after an act changed candidates: the list loads again. */
  onDone: () => void
}

/** The most names that the bar lists. */
const mostNames = 12

/** The selected candidates at the lower edge of the list; nothing without any. */
export function SelectionBar({ count, people, onClear }: SelectionBarProps) {
  const t = useTranslations('shortlist')
  if (count === 0) return null
  return (
    <section className={styles.bar} aria-label={t('selected', { count })} ref={coverFoot}>
      <div className={styles.words}>
        <b role="status">{t('selected', { count })}</b>
        <span className={styles.names}>
          {people
            .slice(0, mostNames)
            .map(({ name }) => name)
            .join(', ')}
        </span>
        <Button look="quiet" onClick={onClear}>
          {t('clearSelection')} <Kbd>Esc</Kbd>
        </Button>
      </div>
    </section>
  )
}
