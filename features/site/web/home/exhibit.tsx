import type { HomeContent } from '../../rules/content.ts'
import type { Sample } from '../../rules/sample.ts'
import { PlayIcon } from '../icons.tsx'
import { RichText } from '../rich-text.tsx'
import styles from './exhibit.module.css'
import { named } from './named.ts'
import { Strip } from './strip.tsx'

interface Props {
  content: HomeContent
  sample: Sample
  media: { video: string; poster: string }
}

/** One answer of the sample interview, traced to its score. */
export function Exhibit({ content, sample, media }: Props) {
  const { exhibit } = content
  return (
    <section className={styles.exhibit} aria-label={exhibit.label}>
      <div className={styles.inner}>
        <div className={styles.said}>
          <a
            className={styles.video}
            href={media.video}
            data-dialog="video"
            aria-label={`${content.watch}, ${sample.quote.clock}`}
          >
            <img src={media.poster} width="320" height="180" alt="" />
            <span className="num">
              <PlayIcon />
              {sample.quote.clock}
            </span>
          </a>
          <blockquote>
            <RichText text={exhibit.quote} />
          </blockquote>
        </div>
        <Strip sample={sample} exhibit={exhibit} />
        <ul className={styles.scores}>
          {sample.scores.map(({ name, value }) => (
            <li key={name}>
              <b>{value.toFixed(1)}</b>
              {named(exhibit.competencies, name)}
            </li>
          ))}
        </ul>
        <p className={styles.note}>{exhibit.note}</p>
      </div>
    </section>
  )
}
