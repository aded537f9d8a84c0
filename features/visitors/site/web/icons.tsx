import styles from '@candor/ui/icons.module.css'
import type { ReactNode } from 'react'

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 16 16" className={styles.icon} aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}

export const LeftIcon = () => (
  <Icon>
    <path d="m10 3.5-4.5 4.5 4.5 4.5" />
  </Icon>
)
export const RightIcon = () => (
  <Icon>
    <path d="m6 3.5 4.5 4.5-4.5 4.5" />
  </Icon>
)
export const PlayIcon = () => (
  <Icon>
    <path d="M4.5 2.8v10.4L13 8Z" fill="currentColor" />
  </Icon>
)
export const PauseIcon = () => (
  <Icon>
    <path d="M5.2 3v10M10.8 3v10" strokeWidth="2.4" />
  </Icon>
)
export const CloseIcon = () => (
  <Icon>
    <path d="m4 4 8 8M12 4l-8 8" />
  </Icon>
)
export const MenuIcon = () => (
  <Icon>
    <path d="M2 4.5h12M2 8h12M2 11.5h12" />
  </Icon>
)
export const GlobeIcon = () => (
  <Icon>
    <circle cx="8" cy="8" r="6" />
    <path d="M2 8h12M8 2c2 1.8 2.6 3.8 2.6 6S10 12.2 8 14c-2-1.8-2.6-3.8-2.6-6S6 3.8 8 2Z" />
  </Icon>
)
