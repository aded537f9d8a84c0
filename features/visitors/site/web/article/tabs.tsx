import type { BlockContent } from '../../rules/blocks.ts'
import site from '../site.module.css'
import { StepDrawing } from './step-drawing.tsx'
import styles from './tabs.module.css'

/**
 * Parts of which one is shown: radio buttons and CSS, so that they work without script.
 *
 * Each part has a drawing in a stack; that of the chosen part is on top.
 */
export function Tabs({ heading, items }: Extract<BlockContent, { type: 'tabs' }>) {
  return (
    <section className={`${site.wrap} ${styles.block}`}>
      <h2 className={site.heading} id="tabs-heading">
        {heading}
      </h2>
      <div className={styles.tabs} role="radiogroup" aria-labelledby="tabs-heading">
        {items.map(({ id }, index) => (
          <label key={id}>
            <input type="radio" name="tab" value={id} defaultChecked={index === 0} />
            {id}
          </label>
        ))}
      </div>
      <div className={styles.parts}>
        <div className={styles.sheets}>
          {items.map(({ id, name, text, points }) => (
            <div key={id} className={styles.sheet}>
              <b aria-hidden="true">{id}</b>
              <h3>{name}</h3>
              <p>{text}</p>
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <ul className={styles.stack} aria-hidden="true">
          {items.map(({ id }, index) => (
            <li key={id}>
              <StepDrawing id={id} index={index} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
