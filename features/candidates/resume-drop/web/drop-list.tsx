import { memo, type ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { DropRow, FieldName } from '../contract/row.ts'
import { canBeAdded, isChosen, type RowGroup, shownValue } from '../rules/row.ts'
import styles from './drop-screen.module.css'
import { FailedRow } from './failed-row.tsx'
import rowStyles from './row.module.css'
import { Row } from './row.tsx'
import type { ChangeRow } from './use-drop.ts'

interface Props {
  groups: ReadonlyMap<RowGroup, readonly DropRow[]>
  expiresAt: number
  currentId: string | null
  current: FieldName | null
  onReach: (dropFileId: string, field: FieldName | null) => void
  onChange: ChangeRow
  onShow: ((dropFileId: string) => void) | null
}

/** The list of the resumes: trouble first. */
export function DropList({ groups, expiresAt, currentId, current, ...acts }: Props) {
  const t = useTranslations('resume-drop')
  const format = useFormatter()
  const rows = (group: RowGroup) => groups.get(group) ?? []
  const list = (group: 'look' | 'clear', text: string) =>
    rows(group).length > 0 && (
      <Group title={t(`groups.${group}`)} count={rows(group).length} text={text}>
        {rows(group).map((row) => (
          <Row
            key={row.dropFileId}
            row={row}
            isCurrent={row.dropFileId === currentId}
            current={row.dropFileId === currentId ? current : null}
            {...acts}
          />
        ))}
      </Group>
    )
  const date = format.dateTime(expiresAt, { month: 'short', day: 'numeric' })
  return (
    <>
      <ListHead rows={[...rows('look'), ...rows('clear')]} onChange={acts.onChange} />
      {list('look', t('groups.lookText'))}
      {rows('failed').length > 0 && (
        <Group
          title={t('groups.failed')}
          count={rows('failed').length}
          text={t('groups.failedText', { date })}
        >
          {rows('failed').map((row) => (
            <FailedRow key={row.dropFileId} row={row} onChange={acts.onChange} />
          ))}
        </Group>
      )}
      {list('clear', t('groups.clearText'))}
      {rows('added').length > 0 && (
        <Group title={t('groups.added')} count={rows('added').length} text="">
          {rows('added').map((row) => (
            <AddedRow key={row.dropFileId} row={row} />
          ))}
        </Group>
      )}
    </>
  )
}

interface GroupProps {
  title: string
  count: number
  text: string
  children: ReactNode
}

function Group({ title, count, text, children }: GroupProps) {
  return (
    <section aria-label={title}>
      <h2 className={styles.group}>
        <b>{title}</b>
        <span>{count}</span>
        <span className={styles.quiet}>{text}</span>
      </h2>
      <ul>{children}</ul>
    </section>
  )
}

/** The heads of the columns, and the box that chooses all rows or none. */
function ListHead({ rows, onChange }: { rows: readonly DropRow[]; onChange: ChangeRow }) {
  const t = useTranslations('resume-drop')
  const addable = rows.filter(canBeAdded)
  const chosen = addable.filter(isChosen).length
  const isAll = chosen === addable.length && chosen > 0
  function handlePress() {
    for (const row of addable) if (isChosen(row) === isAll) onChange(row.dropFileId, { isLeft: isAll })
  }
  return (
    <div className={styles.columns}>
      {/* biome-ignore lint/a11y/useSemanticElements: the keys of the list do not act in an input */}
      <button
        type="button"
        role="checkbox"
        className={rowStyles.check}
        aria-checked={isAll ? true : chosen > 0 ? 'mixed' : false}
        aria-label={t('all')}
        onClick={handlePress}
      />
      <span>{t('columns.name')}</span>
      <span>{t('columns.phone')}</span>
      <span>{t('columns.email')}</span>
      <span className={styles.end}>{t('columns.years')}</span>
      <span>{t('columns.employer')}</span>
    </div>
  )
}

const AddedRow = memo(function AddedRow({ row }: { row: DropRow }) {
  const t = useTranslations('resume-drop')
  const name = shownValue(row.fields.name) || row.name
  return (
    <li className={styles.added}>
      <b>{name}</b>
      <span className={styles.quiet}>{row.name}</span>
      {row.candidateId !== null && <a href={`/candidates/${row.candidateId}`}>{t('addedLink', { name })}</a>}
    </li>
  )
})
