import { memo } from 'react'
import type { ReportPaper } from '../contract.ts'
import { headlineOf } from '../rules/parts.ts'
import { PaperBlock } from './paper-block.tsx'
import { PaperCell } from './paper-cell.tsx'
import styles from './paper-document.module.css'
import headings from './paper-heading.module.css'

/** Name of the candidate, overall score, warnings, facts, and the note about parts that are left out. */
function Head({ paper }: { paper: ReportPaper }) {
  const { name, otherName, position, company, facts, madeOn, advice } = paper
  const { interview, warnings, missing, leftOut } = paper
  const headline = headlineOf(paper)
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
        {headline && (
          <p className={styles.overall}>
            {headline.name}{' '}
            <b>
              <PaperCell cell={headline.value} />
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
      {missing && <PaperBlock block={{ kind: 'notice', text: missing }} />}
      {leftOut && <p className={styles.leftOut}>{leftOut}</p>}
      <p className={styles.advice}>{advice}</p>
    </header>
  )
}

type Tab = ReportPaper['tabs'][number]

/** One tab. Memoised: a choice of parts draws no other part again, and an interview has thousands of lines. */
const PaperTab = memo(function PaperTab({ tab: { title, end, blocks } }: { tab: Tab }) {
  const larger = blocks.findIndex((block) => block.kind === 'heading' && block.level === 3)
  return (
    <section>
      <div className={headings.tab}>
        <h2>{title}</h2>
        {end && <span>{end}</span>}
      </div>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a document's parts never change their places
        <PaperBlock key={index} block={block} isFirst={larger < 0 || index < larger} />
      ))}
    </section>
  )
})

/** A report as a document: one tab after the other, unfolded. */
export function PaperDocument({ paper }: { paper: ReportPaper }) {
  return (
    <div className={styles.document} lang={paper.lang}>
      <Head paper={paper} />
      {paper.tabs.map((tab) => (
        <PaperTab key={tab.id} tab={tab} />
      ))}
    </div>
  )
}
