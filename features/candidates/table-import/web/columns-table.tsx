import { CheckIcon, UserIcon } from '@candor/ui/icons'
import { LazySelect } from '@candor/ui/inputs/lazy-select.ts'
import { useTranslations } from 'use-intl'
import { type Column, columnMeanings, type TableImport } from '../contract/table.ts'
import styles from './columns-table.module.css'
import type { TableActs } from './use-table.ts'

interface Props {
  table: TableImport
  acts: TableActs
}

interface HeadProps {
  column: Column
  index: number
  acts: TableActs
  columns: readonly Column[]
}

function ColumnHead({ column, index, acts, columns }: HeadProps) {
  const t = useTranslations('table-import')
  const { header, meaning, by, filled } = column
  const name = header || t('columnNumber', { number: index + 1 })
  const taken = new Set(columns.map((one) => one.meaning))
  // A meaning moves to the column for which it is chosen.
  const choose = (value: string) => {
    const chosen = columnMeanings.find((one) => one === value)
    if (!chosen) return
    const isShared = chosen === 'leave' || chosen === 'notes'
    acts.set({
      columns: columns.map((one, at) =>
        at === index ? chosen : !isShared && one.meaning === chosen ? 'leave' : one.meaning,
      ),
    })
  }
  return (
    <th scope="col" data-by={by} data-meaning={meaning}>
      <span className={styles.name} title={name}>
        <span>{name}</span>
        {by === 'name' && <CheckIcon role="img" aria-hidden={false} aria-label={t('known')} />}
      </span>
      <LazySelect
        label={t('meaningOf', { column: name })}
        items={columnMeanings.map((value) => ({
          value,
          label: t(`meaning.${value}`),
          ...(value !== meaning && value !== 'leave' && value !== 'notes' && taken.has(value)
            ? { hint: '·' }
            : {}),
        }))}
        value={meaning}
        isDisabled={acts.isBusy}
        onChange={choose}
        fallback={<span className={styles.select}>{t(`meaning.${meaning}`)}</span>}
      />
      <span className={styles.share}>
        {by === 'content' ? (
          <span className={styles.look}>{t('byContent')}</span>
        ) : meaning === 'notes' ? (
          t('byNotes')
        ) : (
          <>
            <meter min={0} max={100} value={filled} aria-hidden="true" />
            {t('filled', { share: filled })}
          </>
        )}
      </span>
    </th>
  )
}

/** The columns with their meanings, and the first rows. */
export function ColumnsTable({ table, acts }: Props) {
  const t = useTranslations('table-import')
  const { columns, samples } = table
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways is reached with the keyboard
    <section className={styles.box} aria-label={t('tableLabel', { count: samples.length })} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              {t('row')}
            </th>
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <ColumnHead key={index} column={column} index={index} acts={acts} columns={columns} />
            ))}
          </tr>
        </thead>
        <tbody>
          {samples.map(({ rowId, number, cells, fate, wrong }) => (
            <tr key={rowId} data-fate={fate}>
              <th scope="row" className={styles.number}>
                {fate === 'join' && <UserIcon role="img" aria-hidden={false} aria-label={t('joins')} />}
                {number}
              </th>
              {columns.map(({ meaning }, index) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                  key={index}
                  data-left={meaning === 'leave' || meaning === 'notes' || undefined}
                  data-wrong={wrong.includes(index) || undefined}
                >
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
