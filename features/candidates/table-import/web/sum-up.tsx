import { type CSSProperties, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { TableImport } from '../contract/table.ts'
import rows from './rows.module.css'
import styles from './sum-up.module.css'
import type { TableActs } from './use-table.ts'

interface Props {
  table: TableImport
  acts: TableActs
}

const kinds = ['new', 'join', 'left', 'wrong'] as const
const texts = { new: 'newText', join: 'joinText', left: 'leftText', wrong: 'wrongLeft' } as const

/** What would be added: new people, joined ones, and rows that stay out. */
export function SumUp({ table, acts }: Props) {
  const t = useTranslations('table-import')
  const format = useFormatter()
  const [isLooking, setIsLooking] = useState(false)
  const { counts, same, twins } = table
  const hasPeople = same.length + twins.length > 0
  return (
    <section className={styles.sum} aria-label={t('toStore')}>
      <h2 className={rows.title}>
        {t('toStore')}
        <span className={rows.quiet}>{t('toStoreText')}</span>
      </h2>
      <div
        className={styles.bar}
        role="img"
        aria-label={t('counts', {
          new: counts.new,
          join: counts.join,
          left: counts.left,
          wrong: counts.wrong,
        })}
      >
        {kinds.map((kind) => {
          const share: CSSProperties & Record<'--share', number> = { '--share': counts[kind] }
          return counts[kind] > 0 && <i key={kind} data-kind={kind} style={share} />
        })}
      </div>
      <ul className={styles.list}>
        {kinds.map(
          (kind) =>
            (kind === 'new' || counts[kind] > 0) && (
              <li key={kind}>
                <i data-kind={kind} />
                <b>{format.number(counts[kind])}</b>
                <span>
                  {t(texts[kind])}
                  {kind === 'join' && hasPeople && (
                    <Look isOpen={isLooking} onToggle={() => setIsLooking(!isLooking)} />
                  )}
                  {kind === 'left' && counts.join === 0 && hasPeople && (
                    <Look isOpen={isLooking} onToggle={() => setIsLooking(!isLooking)} />
                  )}
                </span>
              </li>
            ),
        )}
      </ul>
      {isLooking && <People table={table} acts={acts} />}
      <p className={rows.quiet}>{t('formulaText')}</p>
    </section>
  )
}

function Look({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const t = useTranslations('table-import')
  return (
    <>
      {' '}
      <button type="button" className={rows.act} aria-expanded={isOpen} onClick={onToggle}>
        {t('look')}
      </button>
    </>
  )
}

/** The people whom the company knows, and those who are twice in the table. */
function People({ table, acts }: Props) {
  const t = useTranslations('table-import')
  const { same } = table
  return (
    <>
      {same.length > 0 && <h3 className={rows.subtitle}>{t('sameTitle')}</h3>}
      <ul>
        {same.map((row) => (
          <li key={row.rowId} className={rows.person}>
            <span className={rows.number}>{row.number}</span>
            <span>
              <b>{row.name}</b>{' '}
              {t('isSame', {
                by: row.by.length > 1 ? 'both' : (row.by[0] ?? 'both'),
                name: row.candidateName,
                position: row.positionName,
              })}
              {' · '}
              {t(row.isLeft ? 'isLeftOut' : 'joins')}
            </span>
            <span className={rows.acts}>
              <button
                type="button"
                className={rows.act}
                disabled={acts.isBusy}
                onClick={() => acts.changeRow(row, { isNotSame: !row.isNotSame })}
              >
                {t(row.isNotSame ? 'isSameAfterAll' : 'notSame')}
              </button>
              <button
                type="button"
                className={rows.act}
                disabled={acts.isBusy}
                onClick={() => acts.changeRow(row, { isLeft: !row.isLeft })}
              >
                {t(row.isLeft ? 'addAnyway' : 'leaveOut')}
              </button>
            </span>
          </li>
        ))}
      </ul>
      <Twins table={table} acts={acts} />
    </>
  )
}

function Twins({ table, acts }: Props) {
  const t = useTranslations('table-import')
  const { twins } = table
  return (
    <>
      {twins.length > 0 && <h3 className={rows.subtitle}>{t('twinsTitle')}</h3>}
      <ul>
        {twins.map((row) => (
          <li key={row.rowId} className={rows.person}>
            <span className={rows.number}>{row.number}</span>
            <span>
              <b>{row.name}</b> {t('newer', { number: row.newerNumber })}
            </span>
            <span className={rows.acts}>
              <button
                type="button"
                className={rows.act}
                disabled={acts.isBusy}
                onClick={() => acts.changeRow(row, { isLeft: !row.isLeft })}
              >
                {t(row.isLeft ? 'addAnyway' : 'leaveOut')}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
