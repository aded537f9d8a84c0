import type { HomeContent } from '../rules/content.ts'
import styles from './ladder.module.css'
import site from './site.module.css'

/** The levels of an AI interview, each with the role of people in it. */
export function Ladder({ ladder }: { ladder: HomeContent['ladder'] }) {
  return (
    <section className={`${site.wrap} ${styles.ladder}`}>
      <div className={styles.intro}>
        <h2 className={site.heading}>{ladder.heading}</h2>
        <p>{ladder.lead}</p>
      </div>
      <ol className={styles.steps}>
        {ladder.levels.map(({ name, text, people }, level) => (
          <li key={name}>
            <div className={styles.step}>
              <b>{`L${level}`}</b>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
            <div className={styles.split}>
              <i aria-hidden="true" />
              {people}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
