import { formatClock } from '@candor/messages/dates'
import { Score } from '@candor/ui/score'
import { useTranslations } from 'use-intl'
import { type Totals, writtenPercent } from '../rules/totals.ts'
import styles from './module-table.module.css'
import { useModuleName } from './use-module-name.ts'

interface Row {
  module: string | null
  totals: Totals
}

/** The modules, one a row. The table scrolls sideways on narrow screens. */
export function ModuleTable({ rows }: { rows: readonly Row[] }) {
  const t = useTranslations('report-online-test')
  const nameOf = useModuleName()
  const columns = ['questions', 'answered', 'correct', 'points', 'percent', 'time'] as const
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={t('moduleTable')} data-scroll>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('moduleColumn')}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.amount}>
                {t(`${column}Column`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ module, totals }) => (
            <tr key={module ?? ''}>
              <th scope="row">{nameOf(module)}</th>
              <Cells totals={totals} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Cells({ totals }: { totals: Totals }) {
  const t = useTranslations('report-online-test')
  const { count, answered, checked, correct, points, spentMs } = totals
  const percent = points.state === 'scored' ? writtenPercent(points.value, points.outOf) : null
  const cells = [
    ['questions', count],
    ['answered', answered],
    ['correct', checked > 0 ? t('correctOf', { correct, checked }) : t('unknown')],
    ['points', <Score key="points" score={points} hasStars={false} />],
    ['percent', percent === null ? t('unknown') : t('percentValue', { percent })],
    ['time', spentMs === null ? t('unknown') : formatClock(spentMs)],
  ] as const
  return cells.map(([name, cell]) => (
    <td key={name} className={styles.amount}>
      {cell}
    </td>
  ))
}
