import { formatDateTime } from '@candor/messages/dates'
import { fixed } from '@candor/messages/numbers'
import { classes } from '@candor/ui/classes.ts'
import { PlayIcon } from '@candor/ui/icons'
import { Stars } from '@candor/ui/stars'
import { useMemo, useRef } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { OpenReport } from '../../report/web/open-report.ts'
import type { RatedForm, Rater } from '../contract.ts'
import { type GridCell, type GridMode, type GridRow, gridRows, roundsOf } from '../rules/grid.ts'
import { namedMoment, withoutMoment } from '../rules/named-moment.ts'
import { useGridKeys } from './grid-keys.ts'
import styles from './rounds-table.module.css'
import { SpreadPlot } from './spread-plot.tsx'

/** The tab of the video record, whose place is named by session seconds. */
const record = { activeIndex: 1, inner: 0, q: undefined, ev: undefined }

interface CellProps {
  cell: GridCell
  rater: Rater
  isFar: boolean
  report: OpenReport
}

function Cell({ cell: { value, sentences }, rater, isFar, report }: CellProps) {
  const t = useTranslations('rounds')
  const format = useFormatter()
  const moment = report.interviewId ? namedMoment(sentences) : null
  const words = withoutMoment(sentences, moment)
  return (
    <td
      tabIndex={-1}
      className={classes(styles.cell, isFar && styles.far, rater.isOwn && styles.own)}
      data-rater={rater.isOwn ? t('you') : rater.name}
    >
      <span className={styles.score}>
        <b>{value === null ? '–' : format.number(value, fixed(1))}</b>
        <span aria-hidden="true">
          <Stars value={value} size={14} />
        </span>
        {moment && (
          <button
            type="button"
            className={styles.moment}
            aria-label={t('watch', { moment: moment.text })}
            onClick={() => report.go({ ...record, t: moment.seconds })}
          >
            <PlayIcon /> {moment.text}
          </button>
        )}
      </span>
      {value === null ? <p className={styles.none}>{t('notScored')}</p> : <p title={words}>{words}</p>}
    </td>
  )
}

function Row({ row, raters, report }: { row: GridRow; raters: readonly Rater[]; report: OpenReport }) {
  const t = useTranslations('rounds')
  const format = useFormatter()
  const said = (value: number) => format.number(value, fixed(1))
  const { spread, weight } = row
  const isFar = ({ value }: GridCell) =>
    spread?.isOpen === true && (value === spread.lowest || value === spread.highest)
  return (
    <tr className={styles.row} data-is-open={spread?.isOpen ?? false}>
      <th scope="row" className={styles.name}>
        {row.name}
        <span>{t('weight', { percent: weight })}</span>
      </th>
      <td className={styles.spread}>
        <SpreadPlot row={row} />
      </td>
      <td className={styles.mean}>
        {spread && (
          <>
            <b>{said(spread.mean)}</b>
            {row.scores.length > 1 && (
              <span className={classes(spread.isOpen && styles.open)}>
                {t(spread.isOpen ? 'isOpen' : 'apart', { apart: said(spread.apart) })}
              </span>
            )}
          </>
        )}
      </td>
      {row.cells.map((cell, index) => {
        const rater = raters[index]
        return (
          rater && (
            <Cell
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
}

interface Props {
  form: RatedForm
  mode: GridMode
  report: OpenReport
}

/** What each interviewer gave to each row, with where people stand apart. */
export function RoundsTable({ form, mode, report }: Props) {
  const t = useTranslations('rounds')
  const format = useFormatter()
  const body = useRef<HTMLTableSectionElement>(null)
  const onKeyDown = useGridKeys(body)
  const rows = useMemo(() => gridRows(form, mode), [form, mode])
  const { raters } = form
  const raterCount = raters.filter(({ isDraft }) => !isDraft).length
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="sr">{t('caption')}</caption>
        <thead>
          <tr>
            <td colSpan={3} />
            {roundsOf(raters).map(({ planId, name, startsAt, span }) => (
              <th key={planId} scope="colgroup" colSpan={span} className={styles.round}>
                {name}
                {startsAt !== null && <span>{formatDateTime(startsAt, report.timeZone).slice(0, 10)}</span>}
              </th>
            ))}
          </tr>
          <tr>
            <th scope="col">{t('what')}</th>
            <th scope="col">
              <span className="sr">{t('spread')}</span>
              <span className={styles.axis} aria-hidden="true">
                {[1, 2, 3, 4, 5].map((mark) => (
                  <i key={mark}>{mark}</i>
                ))}
              </span>
            </th>
            <th scope="col">{t('mean', { count: raterCount })}</th>
            {raters.map(({ feedbackId, name, isOwn, isDraft, total }) => (
              <th key={feedbackId} scope="col" className={classes(styles.person, isOwn && styles.own)}>
                {isOwn ? t('you') : name}
                <span>
                  {isDraft
                    ? t('draft')
                    : total !== null && t('total', { total: format.number(total, fixed(2)) })}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={onKeyDown}>
          {rows.map((row) => (
            <Row key={row.id} row={row} raters={raters} report={report} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
