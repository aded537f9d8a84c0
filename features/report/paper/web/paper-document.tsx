import type { ReportPaper } from '../contract.ts'
import { PaperBlock } from './paper-block.tsx'
import { PaperCell } from './paper-cell.tsx'
import styles from './paper-document.module.css'

/** Name of the candidate and overall score. */
function Head({ paper }: { paper: ReportPaper }) {
  const { name, otherName, position, company, facts, overall, madeOn, advice } = paper
  const { interview, warnings, missing } = paper
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h1 className={styles.name}>
          {name}
          {otherName && (
            <span lang={otherName.lang} className={styles.otherName}>
              {otherName.text}
            </span>
          )}
        </h1>
        {overall && (
          <p className={styles.overall}>
            {overall.name}{' '}
            <b>
              <PaperCell cell={overall.value} />
            </b>
          </p>
        )}
      </div>
      <p className={styles.about}>
        {position} · {company} · {madeOn}
      </p>
      {interview && <p>{interview}</p>}
      {warnings.length > 0 && (
        <p>
          <b className={styles.warnings}>{warnings.join(' · ')}</b>
        </p>
      )}
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
      {missing && <p className={styles.notice}>{missing}</p>}
      <p className={styles.advice}>{advice}</p>
    </header>
  )
}

/** The whole report as a document: one tab after the other, unfolded. */
export function PaperDocument({ paper }: { paper: ReportPaper }) {
  return (
    <div className={styles.document} lang={paper.lang}>
      <Head paper={paper} />
      {paper.tabs.map(({ title, end, blocks }) => (
        <section key={title}>
          <div className={styles.tab}>
            <h2>{title}</h2>
            {end && <span>{end}</span>}
          </div>
          {blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a document's parts never change their places
            <PaperBlock key={index} block={block} />
          ))}
        </section>
      ))}
    </div>
  )
}
