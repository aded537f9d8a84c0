import { ChevronDownIcon, ChevronUpIcon, CrossIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { Choice } from '@candor/ui/inputs/choice'
import { Field } from '@candor/ui/inputs/field'
import { handOverFocus } from '@candor/ui/inputs/hand-over-focus.ts'
import { useTranslations } from 'use-intl'
import { maxGroupName } from '../contract.ts'
import { changedRow, type DraftRow, movedRow, type TableDraft, withoutRow } from '../rules/table-draft.ts'
import styles from './group-table.module.css'

interface Props {
  row: DraftRow
  index: number
  draft: TableDraft
  types: { value: string; label: string }[]
  roles: { value: string; label: string }[]
  /** Names of the directory's groups, as suggestions. */
  listId: string
  errorOf: (field: string) => string | undefined
  onChange: (draft: TableDraft) => void
}

/** One group with type and role of its members; the arrows change its rank. */
export function GroupRow({ row, index, draft, types, roles, listId, errorOf, onChange }: Props) {
  const t = useTranslations('directory')
  const group = row.groupName.trim() || t('unnamed')
  const change = (patch: Partial<DraftRow>) => onChange(changedRow(draft, row.key, patch))
  return (
    <li className={styles.row} ref={handOverFocus}>
      <Field
        label={t('groupOf', { row: index + 1 })}
        isLabelHidden
        placeholder={t('group')}
        list={listId}
        size={1}
        autoComplete="off"
        maxLength={maxGroupName}
        value={row.groupName}
        error={errorOf(`rules.${index}.groupName`)}
        onChange={(event) => change({ groupName: event.currentTarget.value })}
      />
      <Choice
        label={t('typeOf', { group })}
        isLabelHidden
        items={types}
        value={row.userType}
        error={errorOf(`rules.${index}.userType`)}
        onChange={(userType) => change({ userType })}
      />
      <Choice
        label={t('roleOf', { group })}
        isLabelHidden
        items={roles}
        value={row.roleId || null}
        error={errorOf(`rules.${index}.roleId`)}
        onChange={(roleId) => change({ roleId })}
      />
      <RowActs row={row} index={index} draft={draft} group={group} onChange={onChange} />
    </li>
  )
}

interface ActsProps extends Pick<Props, 'row' | 'index' | 'draft' | 'onChange'> {
  /** The name of the group in labels. */
  group: string
}

/** Buttons that move a row up or down, or remove it. */
function RowActs({ row, index, draft, group, onChange }: ActsProps) {
  const t = useTranslations('directory')
  return (
    <span className={styles.acts}>
      <Button
        isIcon
        look="quiet"
        aria-label={t('up', { group })}
        disabled={index === 0}
        onClick={() => onChange(movedRow(draft, row.key, -1))}
      >
        <ChevronUpIcon />
      </Button>
      <Button
        isIcon
        look="quiet"
        aria-label={t('down', { group })}
        disabled={index === draft.rows.length - 1}
        onClick={() => onChange(movedRow(draft, row.key, 1))}
      >
        <ChevronDownIcon />
      </Button>
      <Button
        isIcon
        look="quiet"
        aria-label={t('remove', { group })}
        onClick={() => onChange(withoutRow(draft, row.key))}
      >
        <CrossIcon />
      </Button>
    </span>
  )
}
