import { dayOf } from '@candor/messages/local-time'
import { classes } from '@candor/ui/classes.ts'
import { useFixed } from '@candor/ui/use-fixed.ts'
import { type CSSProperties, memo, startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import type { RatedForm, Rater } from '../contract.ts'
import { type GridCell, type GridMode, type GridRow, gridRows, roundsOf } from '../rules/grid.ts'
import { useGridKeys } from './grid-keys.ts'
import { RoundsCell } from './rounds-cell.tsx'
import styles from './rounds-table.module.css'
import { SpreadPlot } from './spread-plot.tsx'

/** Rows drawn in one task, about a screen; the first ones at once. */
const rowsInTask = 12

interface RowProps {
  row: GridRow
  /** Its number, from 1, and the number of all. */
  number: number
  count: number
  raters: readonly Rater[]
  report: OpenReport
}

const Row = memo(function Row({ row, number, count, raters, report }: RowProps) {
  const t = useTranslations('rating-grid')
  const decimal = useFixed(1)
  const { spread, weight } = row
  const isFar = ({ value }: GridCell) =>
    spread?.isOpen === true && (value === spread.lowest || value === spread.highest)
  return (
    <tr className={styles.row} data-is-open={spread?.isOpen ?? false}>
      <th scope="row" className={styles.name}>
        {row.name}
        <span>{t('weight', { percent: weight })}</span>
        <span className={styles.place}>{t('place', { number, count })}</span>
      </th>
      <td className={styles.spread}>
        <SpreadPlot row={row} />
      </td>
      <td className={styles.mean}>
        {spread && (
          <>
            <b>{decimal(spread.mean)}</b>
            {row.scores.length > 1 && (
              <span className={classes(spread.isOpen && styles.open)}>
                {t(spread.isOpen ? 'isOpen' : 'apart', { apart: decimal(spread.apart) })}
              </span>
            )}
          </>
        )}
      </td>
      {row.cells.map((cell, index) => {
        const rater = raters[index]
        return (
          rater && (
            <RoundsCell
              key={rater.feedbackId}
              cell={cell}
              rater={rater}
              isFar={!rater.isDraft && isFar(cell)}
              report={report}
            />
          )
        )
      })}
    </tr>
  )
})

/** The rounds with their days, and below each its interviewers with their totals. */
function Heads({ raters, timeZone }: Pick<RowProps, 'raters'> & Pick<OpenReport, 'timeZone'>) {
  const t = useTranslations('rating-grid')
  const decimals = useFixed(2)
  const raterCount = raters.filter(({ isDraft }) => !isDraft).length
  return (
    <thead className="sr-small">
      <tr className={styles.heads}>
        <td colSpan={3} className={styles.what} />
        {roundsOf(raters).map(({ planId, name, startsAt, span }) => (
          <th key={planId} scope="colgroup" colSpan={span} className={styles.round}>
            <span className={styles.roundName}>
              {name}
              {startsAt !== null && <span>{dayOf(startsAt, timeZone)}</span>}
            </span>
          </th>
        ))}
      </tr>
      <tr className={styles.heads}>
        <th scope="col" className={styles.what}>
          {t('what')}
        </th>
        <th scope="col" className={styles.spreadHead}>
          <span className="sr">{t('spread')}</span>
          <span className={styles.axis} aria-hidden="true">
            {[1, 2, 3, 4, 5].map((mark) => (
              <i key={mark}>{mark}</i>
            ))}
          </span>
        </th>
        <th scope="col" className={styles.meanHead}>
          {t('mean', { count: raterCount })}
        </th>
        {raters.map(({ feedbackId, name, isOwn, isDraft, total }) => (
          <th key={feedbackId} scope="col" className={classes(styles.person, isOwn && styles.own)}>
            {isOwn ? t('you') : name}
            <span>{isDraft ? t('draft') : total !== null && t('total', { total: decimals(total) })}</span>
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface Props {
  form: RatedForm
  mode: GridMode
  report: OpenReport
}

/** The scores of each interviewer by row, with the spread. */
export function RoundsTable({ form, mode, report }: Props) {
  const t = useTranslations('rating-grid')
  const body = useRef<HTMLTableSectionElement>(null)
  const onKeyDown = useGridKeys(body)
  const rows = useMemo(() => gridRows(form, mode), [form, mode])
  const [drawn, setDrawn] = useState(rowsInTask)
  useEffect(() => {
    if (drawn < rows.length) startTransition(() => setDrawn(drawn + rowsInTask))
  }, [drawn, rows])
  const { raters } = form
  const width: CSSProperties & Record<'--people', number> = { '--people': raters.length }
  return (
    <div className={styles.scroll}>
      <table className={styles.table} style={width}>
        <caption className="sr">{t('caption')}</caption>
        <colgroup>
          <col className={styles.nameColumn} />
          <col className={styles.spreadColumn} />
          <col className={styles.meanColumn} />
          <col span={raters.length} />
        </colgroup>
        <Heads raters={raters} timeZone={report.timeZone} />
        <tbody ref={body} onKeyDown={onKeyDown}>
          {rows.slice(0, drawn).map((row, index) => (
            <Row
              key={row.id}
              row={row}
              number={index + 1}
              count={rows.length}
              raters={raters}
              report={report}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
