import { CheckIcon } from '@candor/ui/icons'
import { memo } from 'react'
import { useTranslations } from 'use-intl'
import { type DropRow, type FieldName, fieldNames } from '../contract/row.ts'
import { isChosen, shownValue } from '../rules/row.ts'
import styles from './row.module.css'
import { RowField } from './row-field.tsx'
import { RowReasons } from './row-reasons.tsx'
import type { ChangeRow } from './use-drop.ts'

interface Props {
  row: DropRow
  isCurrent: boolean
  /** The field whose place is in view; null without one. */
  current: FieldName | null
  onReach: (dropFileId: string, field: FieldName | null) => void
  onChange: ChangeRow
  /** Shows the document; null where it stands beside the list. */
  onShow: ((dropFileId: string) => void) | null
}

/** Id of a row's element, by which keys move the focus. */
export const rowId = (dropFileId: string) => `resume-${dropFileId}`

/** One resume of the list with the fields that were read. */
export const Row = memo(function Row({ row, isCurrent, current, onReach, onChange, onShow }: Props) {
  const t = useTranslations('resume-drop')
  const { dropFileId } = row
  const who = shownValue(row.fields.name) || row.name
  const isIn = isChosen(row)
  const isFixed = row.state === 'adding' || row.state === 'added'
  const isAddable = shownValue(row.fields.name) !== ''
  return (
    <li
      id={rowId(dropFileId)}
      className={styles.row}
      tabIndex={isCurrent ? 0 : -1}
      data-current={isCurrent || undefined}
      data-left={(!isIn && !isFixed) || undefined}
      aria-busy={row.state === 'adding'}
      onFocus={({ target }) => !(target instanceof HTMLInputElement) && onReach(dropFileId, null)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: the keys of the list do not act in an input */}
      <button
        type="button"
        role="checkbox"
        className={styles.check}
        aria-checked={isIn || isFixed}
        aria-label={t('chooseRow', { name: who })}
        aria-disabled={isFixed || !isAddable || undefined}
        onClick={() => !isFixed && isAddable && onChange(dropFileId, { isLeft: isIn })}
      >
        <CheckIcon />
      </button>
      {fieldNames.map((name, index) => (
        <RowField
          key={name}
          name={name}
          number={index + 1}
          field={row.fields[name]}
          who={who}
          isCurrent={isCurrent && current === name}
          isFixed={isFixed}
          onReach={() => onReach(dropFileId, name)}
          onWrite={(value) => onChange(dropFileId, { [name]: value })}
        />
      ))}
      {onShow && (
        <button type="button" className={styles.show} onClick={() => onShow(dropFileId)}>
          {t('showDocument')}
        </button>
      )}
      {!isFixed && <RowReasons row={row} onEdit={(edit) => onChange(dropFileId, edit)} />}
    </li>
  )
})
