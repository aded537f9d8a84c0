import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { RowFault, TableImport, WrongRow } from '../contract/table.ts'
import styles from './rows.module.css'
import type { TableActs } from './use-table.ts'

interface Props {
  table: TableImport
  acts: TableActs
}

interface RowProps extends Props {
  row: WrongRow
}

/** Which field a person writes; by itself the first one with a value that may be meant. */
function useWriting({ row, acts }: RowProps, fault: RowFault | undefined) {
  const [text, setText] = useState<string | null>(null)
  const suggested = fault?.suggestion ?? null
  const shown = text ?? suggested
  const write = (value: string) => {
    if (!fault) return
    setText(null)
    acts.changeRow(row, { field: fault.field, value })
  }
  return { shown, begin: () => setText(suggested ?? fault?.value ?? ''), setText, write }
}

function Fault({ fault, table }: { fault: RowFault; table: TableImport }) {
  const t = useTranslations('table-import')
  const allowed = table.stages.map(({ name }) => name).join(', ')
  const text = t(`fault.${fault.fault}`, { allowed })
  // These faults name their column themselves.
  if (fault.fault === 'noName' || fault.fault === 'noPosition') return text
  return t('faultIn', { column: fault.column || t(`meaning.${fault.field}`), fault: text })
}

/** A wrong row: its first fault, and the ways to mend it. */
function Row(props: RowProps) {
  const t = useTranslations('table-import')
  const { row, acts, table } = props
  const [fault] = row.faults
  const { shown, begin, setText, write } = useWriting(props, fault)
  if (!fault) return null
  const isUnreadable = fault.fault === 'quote'
  const mayBeEmpty = !isUnreadable && fault.field !== 'name' && fault.field !== 'position'
  const label = t('writeOf', { number: row.number, field: t(`meaning.${fault.field}`) })
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (shown !== null) write(shown)
  }
  return (
    <li className={styles.row} data-on={shown !== null || undefined}>
      <span className={styles.number}>{row.number}</span>
      <span className={styles.name}>{row.name || t('noName')}</span>
      <code className={styles.value}>{fault.value}</code>
      {shown === null ? (
        <span className={styles.fault}>
          <Fault fault={fault} table={table} />
        </span>
      ) : (
        <form className={styles.write} onSubmit={handleSubmit}>
          <input
            aria-label={label}
            title={t(`fault.${fault.fault}`, { allowed: '' })}
            value={shown}
            maxLength={500}
            disabled={acts.isBusy}
            onChange={({ target }) => setText(target.value)}
          />
          <button type="submit" className={styles.act} disabled={acts.isBusy}>
            {t('take')}
          </button>
        </form>
      )}
      <span className={styles.acts}>
        {!isUnreadable && shown === null && (
          <button type="button" className={styles.act} aria-label={`${t('write')}: ${label}`} onClick={begin}>
            {t('write')}
          </button>
        )}
        {mayBeEmpty && shown === null && (
          <button type="button" className={styles.act} disabled={acts.isBusy} onClick={() => write('')}>
            {t('leaveEmpty')}
          </button>
        )}
        <button
          type="button"
          className={styles.act}
          disabled={acts.isBusy}
          onClick={() => acts.changeRow(row, { isLeft: true })}
        >
          {t('leaveOut')}
        </button>
      </span>
    </li>
  )
}

/** The rows that cannot be added as they are. */
export function WrongRows({ table, acts }: Props) {
  const t = useTranslations('table-import')
  const { wrong, counts, rows } = table
  return (
    <section aria-label={t('wrong')}>
      <h2 className={styles.title}>
        {t('wrong')}
        <span className={styles.quiet}>
          {counts.wrong === 0 ? t('noWrong') : t('wrongText', { count: counts.wrong, all: rows })}
        </span>
      </h2>
      <ul>
        {wrong.map((row) => (
          <Row key={`${row.rowId} ${row.revision}`} row={row} table={table} acts={acts} />
        ))}
      </ul>
      {counts.wrong > wrong.length && (
        <p className={styles.quiet}>{t('moreWrong', { count: counts.wrong - wrong.length })}</p>
      )}
    </section>
  )
}
