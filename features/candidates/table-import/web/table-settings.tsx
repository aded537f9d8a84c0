import { Button } from '@candor/ui/inputs/button'
import { Choice } from '@candor/ui/inputs/choice'
import { Field } from '@candor/ui/inputs/field'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { dateOrders, type TableImport, tableDelimiters, tableEncodings } from '../contract/table.ts'
import styles from './table-screen.module.css'
import type { TableActs } from './use-table.ts'

interface Props {
  table: TableImport
  acts: TableActs
}

const delimiterNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const
const shortDelimiters: Readonly<Record<string, string>> = { '\t': '⇥' }

/** What the table looks like and how it is read, with the ways to change it. */
export function TableSettings({ table, acts }: Props) {
  const t = useTranslations('table-import')
  const { vendor, vendorHeaders, encoding, delimiter, dateOrder, headerRow, sheets, sheet } = table
  const [isOpen, setIsOpen] = useState(false)
  const sign = shortDelimiters[delimiter] ?? delimiter
  return (
    <section className={styles.settings} aria-label={t('change')}>
      <div className={styles.looks}>
        <span>
          {vendor && <b>{t('looksLike', { vendor: t(`vendor.${vendor}`) })} </b>}
          {vendor
            ? t('looksLikeText', { count: vendorHeaders })
            : t(headerRow === 0 ? 'noHeader' : 'noVendor')}
        </span>
        <span className={styles.facts}>
          {encoding && (
            <span>
              {t('encoding')} <b>{encoding.toUpperCase()}</b>
            </span>
          )}
          {delimiter && (
            <span>
              {t('delimiter')} <b>{sign}</b>
            </span>
          )}
          {sheets.length > 1 && (
            <span>
              {t('sheet')} <b>{sheets[sheet]}</b>
            </span>
          )}
          {dateOrder && (
            <span>
              {t('dates')} <b>{t(`dateOrder.${dateOrder}`)}</b>
            </span>
          )}
          <Button look="quiet" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {t('change')}
          </Button>
        </span>
      </div>
      {table.asksDateOrder && <AskDates table={table} acts={acts} />}
      <div className={styles.choices}>
        {isOpen && <Reading table={table} acts={acts} />}
        <Places table={table} acts={acts} />
      </div>
    </section>
  )
}

function AskDates({ table, acts }: Props) {
  const t = useTranslations('table-import')
  return (
    <fieldset className={styles.ask}>
      <legend>{t('askDates')}</legend>
      {dateOrders.map((order) => (
        <Button
          key={order}
          size="small"
          aria-pressed={table.dateOrder === order}
          look={table.dateOrder === order ? 'primary' : 'default'}
          disabled={acts.isBusy}
          onClick={() => acts.set({ dateOrder: order })}
        >
          {t(`dateOrder.${order}`)}
        </Button>
      ))}
      {table.dateOrder === null && <span>{t('askDatesText')}</span>}
    </fieldset>
  )
}

/** How the file is read: its sheet, encoding, separator and header. */
function Reading({ table, acts }: Props) {
  const t = useTranslations('table-import')
  const { encoding, delimiter, sheets, sheet, headerRow, head } = table
  const { isBusy, set } = acts
  return (
    <>
      {sheets.length > 1 && (
        <Choice
          label={t('sheet')}
          items={sheets.map((name, index) => ({ value: String(index), label: name }))}
          value={String(sheet)}
          isDisabled={isBusy}
          onChange={(value) => set({ sheet: Number(value) })}
        />
      )}
      {encoding && (
        <Choice
          label={t('encoding')}
          items={tableEncodings.map((name) => ({ value: name, label: name.toUpperCase() }))}
          value={encoding}
          isDisabled={isBusy}
          onChange={(value) => set({ encoding: tableEncodings.find((name) => name === value) })}
        />
      )}
      {delimiter && (
        <Choice
          label={t('delimiter')}
          items={tableDelimiters.map((one) => ({
            value: one,
            label: t(`delimiterName.${delimiterNames[one]}`),
          }))}
          value={delimiter}
          isDisabled={isBusy}
          onChange={(value) => set({ delimiter: tableDelimiters.find((one) => one === value) })}
        />
      )}
      <Choice
        label={t('headerRow')}
        items={[
          { value: '0', label: t('noHeaderRow') },
          ...head.map(({ number, cells }) => ({
            value: String(number),
            label: t('rowOf', {
              number,
              text: cells
                .filter((cell) => cell !== '')
                .slice(0, 4)
                .join(' · ')
                .slice(0, 60),
            }),
          })),
        ]}
        value={String(headerRow)}
        isDisabled={isBusy}
        onChange={(value) => set({ headerRow: Number(value) })}
      />
    </>
  )
}

/** Where the rows go: position, stage and source. */
function Places({ table, acts }: Props) {
  const t = useTranslations('table-import')
  const { positions, positionId, stages, stageId, columns } = table
  const [source, setSource] = useState(table.source)
  const { isBusy, set } = acts
  const has = (meaning: string) => columns.some((column) => column.meaning === meaning)
  return (
    <>
      <Choice
        label={t('position')}
        items={[
          ...(has('position') || positionId === null ? [{ value: '', label: t('byColumn') }] : []),
          ...positions.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={positionId ?? ''}
        isDisabled={isBusy}
        onChange={(value) => set(value === '' ? { isByColumn: true } : { positionId: value })}
      />
      <Choice
        label={t('stage')}
        items={stages.map(({ id, name }) => ({ value: id, label: name }))}
        value={stageId || (stages[0]?.id ?? '')}
        isDisabled={isBusy}
        onChange={(value) => set({ stageId: value })}
      />
      <Field
        label={t('source')}
        maxLength={100}
        value={source}
        onChange={({ target }) => setSource(target.value)}
        onBlur={() => source !== table.source && set({ source })}
      />
    </>
  )
}
