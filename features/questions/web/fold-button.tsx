import { useTranslations } from 'use-intl'
import styles from './fold-button.module.css'

interface Props {
  /** The id of what it opens. */
  folds: string
  isOpen: boolean
  onToggle: () => void
}

/** Opens what is collapsed to its first lines, and collapses it again. */
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
