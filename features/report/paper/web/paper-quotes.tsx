import type { Block } from '../contract.ts'
import styles from './paper-quotes.module.css'

type Quotes = Extract<Block, { kind: 'quotes' }>['quotes']

/** The evidence of a claim: quoted words, with question and time in place of the video. */
export function PaperQuotes({ quotes }: { quotes: Quotes }) {
  return (
    <ul className={styles.quotes}>
      {quotes.map(({ sign, place, title, quote, why, caution }) => (
        <li key={`${place} ${quote}`} className={styles.quote} data-kind={sign}>
          <p className={styles.place}>
            <b>{place}</b>
            {title && <span dir="auto">{title}</span>}
          </p>
          <blockquote dir="auto">{quote}</blockquote>
          {why && (
            <p className={styles.why} dir="auto">
              {why}
            </p>
          )}
          {caution && <p className={styles.why}>{caution}</p>}
        </li>
      ))}
    </ul>
  )
}
