import type { HomeContent } from '../../rules/content.ts'
import type { Sample } from '../../rules/sample.ts'
import { PlayIcon } from '../icons.tsx'
import { RichText } from '../rich-text.tsx'
import site from '../site.module.css'
import styles from './exhibit.module.css'
import { named } from './named.ts'
import { Strip } from './strip.tsx'

/** The files of the home page. Without `report`, no live report can be opened. */
export interface HomeMedia {
  readonly video: string
  readonly poster: string
  readonly report?: { readonly script: string; readonly sheets: readonly string[]; readonly file: string }
}

interface Props {
  content: HomeContent
  sample: Sample
  media: HomeMedia
}

/** The button that opens the live report, and its container. Nothing is loaded before it is opened. */
function OpenReport({ content: { report }, media }: Pick<Props, 'content' | 'media'>) {
  if (!media.report) return null
  return (
    <div className={styles.open} data-needs-script="">
      <button type="button" className={site.button} data-report-open="">
        {report.open}
      </button>
      <p>{report.note}</p>
      <p role="status" hidden data-report-loading="">
        {report.loading}
      </p>
      <p role="alert" hidden data-report-failed="">
        {report.failed}
      </p>
    </div>
  )
}

function OpenedReport({ report }: Pick<HomeContent, 'report'>) {
  return (
    <div hidden className={styles.opened} data-report-opened="">
      <header className={styles.head}>
        <div>
          <h2 tabIndex={-1}>{report.heading}</h2>
          <p>
            {report.text} <span className={styles.keys}>{report.keys}</span>
          </p>
        </div>
        <button type="button" className={site.button} data-report-close="">
          {report.close}
        </button>
      </header>
      <div data-report-place="" />
    </div>
  )
}

/** One answer of the sample interview, traced to its score. */
export function Exhibit({ content, sample, media }: Props) {
  const { exhibit } = content
  return (
    <section
      className={styles.exhibit}
      aria-label={exhibit.label}
      data-report={media.report?.script}
      data-style={media.report?.sheets.join(' ')}
      data-file={media.report?.file}
    >
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
        <OpenReport content={content} media={media} />
      </div>
      {media.report ? <OpenedReport report={content.report} /> : null}
    </section>
  )
}
