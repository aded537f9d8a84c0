import { useTranslations } from 'use-intl'
import styles from './fold-button.module.css'

interface Props {
  /** Element id of the folded text. */
  folds: string
  isOpen: boolean
  onToggle: () => void
}

/** Unfolds a text after its first lines, and folds it again. */
export function FoldButton({ folds, isOpen, onToggle }: Props) {
  const t = useTranslations('questions')
  return (
    <button
      type="button"
      className={styles.button}
      aria-expanded={isOpen}
      aria-controls={folds}
      onClick={onToggle}
    >
      {t(isOpen ? 'less' : 'more')}
    </button>
  )
}
