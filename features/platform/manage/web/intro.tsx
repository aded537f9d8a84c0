import styles from './intro.module.css'

/** Purpose of a section, under its name. */
export function Intro({ children }: { children: string }) {
  return <p className={styles.intro}>{children}</p>
}
