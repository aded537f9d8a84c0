import type { Amount } from '../rules/editions.ts'
import type { PriceContent } from '../rules/price-content.ts'
import styles from './amount.module.css'

interface Props {
  of: Amount
  words: PriceContent['amounts']
  /** The language for formatting numbers. */
  lang: string
}

/** The amount that an edition holds, as text. */
export function AmountText({ of, words, lang }: Props) {
  if (!('amount' in of))
    return of.kind === 'none' ? <span className={styles.none}>{words.none}</span> : words[of.kind]
  const amount = of.amount.toLocaleString(lang)
  if (of.kind === 'count') return amount
  if (of.kind !== 'yearly') return words[of.kind].replace('{n}', amount)
  return (
    <>
      <span data-yearly="">{amount}</span>
      <span data-monthly="" className={styles.none}>
        {words.none}
      </span>
    </>
  )
}
