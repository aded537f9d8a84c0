import { editions } from '../../../platform/editions/contract.ts'
import { type Amount, comparison } from '../rules/editions.ts'
import type { PriceContent } from '../rules/price-content.ts'
import { AmountText } from './amount.tsx'
import styles from './comparison-table.module.css'

interface Props {
  content: PriceContent
  lang: string
}

type Rows = Readonly<Record<string, Readonly<Record<(typeof editions)[number], Amount>>>>

/** The full comparison, which can be collapsed with or without script. */
export function ComparisonTable({ content, lang }: Props) {
  const groups: Readonly<Record<string, string>> = content.groups
  const rowNames: Readonly<Record<string, string>> = content.rows
  return (
    <details className={styles.comparison} open>
      <summary>
        <h2>{content.comparison.heading}</h2>
        <span className={styles.toggle}>
          <span data-shown="">{content.comparison.hide}</span>
          <span data-folded="">{content.comparison.show}</span>
        </span>
      </summary>
      <table className="num">
        <thead>
          <tr>
            <td>
              <span className="sr">{content.comparison.feature}</span>
            </td>
            {editions.map((edition) => (
              <th key={edition} scope="col">
                {content.editions[edition].title}
              </th>
            ))}
          </tr>
        </thead>
        {Object.entries(comparison).map(([group, rows]: [string, Rows]) => (
          <tbody key={group}>
            <tr className={styles.group}>
              <th colSpan={4} scope="rowgroup">
                {groups[group]}
              </th>
            </tr>
            {Object.entries(rows).map(([row, amounts]) => (
              <tr key={row}>
                <th scope="row">{rowNames[row]}</th>
                {editions.map((edition) => (
                  <td key={edition}>
                    <AmountText of={amounts[edition]} words={content.amounts} lang={lang} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <p className={styles.note}>{content.comparison.note}</p>
    </details>
  )
}
