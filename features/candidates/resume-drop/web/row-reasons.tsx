import { ClockIcon, FileIcon, FlagIcon, SwapIcon, UserIcon } from '@candor/ui/icons'
import { Kbd } from '@candor/ui/kbd'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { DropRow, FieldName, SameApplication } from '../contract/row.ts'
import { openField, shownValue } from '../rules/row.ts'
import styles from './row.module.css'
import type { RowEdit } from './use-drop.ts'

interface Props {
  row: DropRow
  onEdit: (edit: RowEdit) => void
}

function Reason({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className={styles.why}>
      {icon}
      {children}
    </p>
  )
}

function Act({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className={styles.act}
      onClick={({ currentTarget }) => {
        // The button may go with what it answers.
        currentTarget.closest('li')?.focus()
        onPress()
      }}
    >
      {children}
    </button>
  )
}

/** The values among which a person chooses, each with its key. */
function Choices({ row, name, onEdit }: Props & { name: FieldName }) {
  const t = useTranslations('resume-drop')
  const { options, why, written } = row.fields[name]
  const text = why === 'overlap' || why === 'present' ? t(`why.${why}`) : t(`why.several.${name}`)
  return (
    <Reason icon={<ClockIcon />}>
      <span>{text}</span>
      {options.map((option, index) => (
        <Act key={option} onPress={() => onEdit({ [name]: option })}>
          <Kbd>{index + 1}</Kbd>
          <span data-chosen={written === option || undefined}>{option}</span>
        </Act>
      ))}
      <Act onPress={() => onEdit({ [name]: '' })}>
        <Kbd>0</Kbd>
        {t('why.leaveEmpty')}
      </Act>
    </Reason>
  )
}

function Same({ person, row, onEdit }: Props & { person: SameApplication }) {
  const t = useTranslations('resume-drop')
  const by = person.by.length > 1 ? 'sameBoth' : person.by[0] === 'email' ? 'sameEmail' : 'samePhone'
  const state = person.outcome === null ? person.stage : t(`outcome.${person.outcome}`)
  if (row.isNotSame)
    return (
      <Reason icon={<UserIcon />}>
        <span>{t('why.notSameText')}</span>
        <Act onPress={() => onEdit({ isNotSame: false })}>{t('why.isSame')}</Act>
      </Reason>
    )
  return (
    <Reason icon={<UserIcon />}>
      <span>
        <b>{t(`why.${by}`, { name: person.name })}</b>
        {t('why.joined')}
        {person.isHere
          ? t('why.here', { state })
          : t('why.elsewhere', { position: person.positionName, state })}
      </span>
      <Act onPress={() => onEdit({ isNotSame: true })}>{t('why.notSame')}</Act>
    </Reason>
  )
}

/** Why a row is to be looked at, with what a person can do about it. */
export function RowReasons({ row, onEdit }: Props) {
  const t = useTranslations('resume-drop')
  const name = openField(row.fields)
  const [person] = row.same
  const canTake = row.nameFromFile !== null && row.fields.name.value === '' && row.state === 'read'
  const isWritten = shownValue(row.fields.name) !== ''
  return (
    <>
      {row.addFault && (
        <Reason icon={<FlagIcon />}>
          <b>{t(`why.${row.addFault}`)}</b>
        </Reason>
      )}
      {name && <Choices row={row} name={name} onEdit={onEdit} />}
      {canTake && row.nameFromFile !== null && (
        <Reason icon={<FileIcon />}>
          <span>{t('why.fileName', { file: row.name })}</span>
          {!isWritten && (
            <Act onPress={() => onEdit({ name: row.nameFromFile })}>
              {t('why.take', { name: row.nameFromFile })}
            </Act>
          )}
        </Reason>
      )}
      {row.state === 'failed' && row.fault && (
        <Reason icon={<FileIcon />}>
          <span>{t('why.byHandOnly', { fault: t(`fault.${row.fault}`) })}</span>
        </Reason>
      )}
      {row.newerFile !== null && (
        <Reason icon={<SwapIcon />}>
          <span>{t('why.newer', { older: row.name, newer: row.newerFile })}</span>
        </Reason>
      )}
      {person && <Same person={person} row={row} onEdit={onEdit} />}
    </>
  )
}
