import type { HomeContent } from '../../rules/content.ts'
import { realItems } from '../../rules/real-content.ts'
import { LeftIcon, PauseIcon, PlayIcon, RightIcon } from '../icons.tsx'
import { RichText } from '../rich-text.tsx'
import styles from './testimonials.module.css'

/**
 * Customers' statements, one at a time: a row with scroll snapping, for touch, keyboard and wheel.
 *
 * The script moves on every 5,000 ms until the row is touched, and never with reduced motion.
 */
export function Testimonials({ testimonials }: { testimonials: HomeContent['testimonials'] }) {
  const items = realItems(testimonials.items)
  if (items.length === 0) return null
  return (
    <section
      className={styles.say}
      aria-roledescription="carousel"
      aria-label={testimonials.label}
      data-carousel="5000"
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls is scrolled by keys as well. */}
      <ul className={styles.track} data-track="" tabIndex={0} aria-label={testimonials.label}>
        {items.map(({ quote, name, role }, index) => (
          <li key={quote} id={`say-${index + 1}`} aria-label={`${index + 1} / ${items.length}`}>
            <figure>
              <blockquote>
                <RichText text={quote} />
              </blockquote>
              <figcaption>
                <b>{name}</b>
                <br />
                {role}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <div className={styles.controls} data-needs-script="">
        <button type="button" aria-label={testimonials.previous} data-step="-1">
          <LeftIcon />
        </button>
        <button type="button" aria-label={testimonials.next} data-step="1">
          <RightIcon />
        </button>
        <button type="button" aria-label={testimonials.pause} data-pause="" data-play={testimonials.play}>
          <span data-running="">
            <PauseIcon />
          </span>
          <span data-resting="">
            <PlayIcon />
          </span>
        </button>
        <span className="num" data-place="">{`1 / ${items.length}`}</span>
      </div>
    </section>
  )
}
