import styles from './intro.module.css'

/** What a section is for, under its name. */
export function Intro({ children }: { children: string }) {
  return <p className={styles.intro}>{children}</p>
}
