import styles from './brand.module.css'

/** The mark without the name, in the colour of the text around it. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 24 24" className={styles.mark} aria-hidden="true" focusable="false">
      <path d="M19.2 6.6A9 9 0 1 0 19.2 17.4" fill="none" stroke="currentColor" strokeWidth="3" />
      <circle cx="12.4" cy="12" r="3.5" className={styles.dot} />
    </svg>
  )
}

/** Mark and name. Put it inside a link where it leads home. */
export function Brand() {
  return (
    <span className={styles.brand} translate="no">
      <BrandMark />
      Candor
    </span>
  )
}
