import type { ReactNode } from 'react'
import styles from './player-bar.module.css'

interface Props {
  label: string
  isPressed?: boolean
  isDisabled?: boolean
  onPress: () => void
  children: ReactNode
}

/** One control of the player: a picture with a name. */
export function BarButton({ label, isPressed, isDisabled, onPress, children }: Props) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      disabled={isDisabled}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
