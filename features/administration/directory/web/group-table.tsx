import type { ReplyOf } from '@candor/call/define'
import type { CallFailure } from '@candor/call/web/send'
import { PlusIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { Choice } from '@candor/ui/inputs/choice'
import { handFocusBack } from '@candor/ui/inputs/hand-over-focus.ts'
import { useTellIfGone } from '@candor/ui/overlays/use-tell-if-gone.ts'
import { FailedNote } from '@candor/ui/sections/notes'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { SettingList, SwitchRow } from '../../../platform/manage/web/setting-row.tsx'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import { faultyField } from '../../../sign-in/account-changes/rules/new-account.ts'
import { useRoleItems } from '../../accounts/web/use-accounts.ts'
import { useTypeName } from '../../accounts/web/use-type-name.ts'
import { type getDirectory, saveDirectory } from '../contract.ts'
import { draftFaults, draftOf, hasRoom, sentTable, type TableDraft, withRow } from '../rules/table-draft.ts'
import { GroupRow } from './group-row.tsx'
import styles from './group-table.module.css'
import { useTableDraft } from './use-table-draft.ts'

type Directory = ReplyOf<typeof getDirectory>

/** The table of groups: type and role of their members, and of everybody else. It is saved as a whole. */
export function GroupTable({ directory }: { directory: Directory }) {
  const t = useTranslations('directory')
  const typeName = useTypeName()
  const types = directory.types.map((value) => ({ value, label: typeName(value) }))
  const roles = useRoleItems()
  const groupsId = useId()
  const table = useGroupTable(directory)
  const { shown, isChanged, isPending, failure, change, errorOf } = table
  const row = { types, roles, errorOf, draft: shown, onChange: change }

  return (
    <form
      className={styles.table}
      onSubmit={(event) => void table.submit(event)}
      noValidate
      aria-busy={isPending}
    >
      <datalist id={groupsId}>
        {directory.groups.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <ol className={styles.rows}>
        {shown.rows.map((each, index) => (
          <GroupRow key={each.key} row={each} index={index} listId={groupsId} {...row} />
        ))}
      </ol>
      <Button onClick={() => change(withRow(shown))} disabled={!hasRoom(shown)}>
        <PlusIcon />
        {t('add')}
      </Button>
      <EverybodyElse {...row} />
      {failure && <FailedNote message={failure.message} />}
      <div className={styles.end}>
        <Button type="submit" look="primary" disabled={!isChanged} aria-busy={isPending}>
          {t('save')}
        </Button>
        {isChanged && (
          <>
            <Button look="quiet" ref={handFocusBack} onClick={table.undo}>
              {t('undo')}
            </Button>
            <span className={styles.text} role="status">
              {t('unsaved')}
            </span>
          </>
        )}
      </div>
    </form>
  )
}

/** The draft of the table, its faults, and saving it. */
function useGroupTable(directory: Directory) {
  const t = useTranslations('directory')
  const { draft, change: setDraft, forget } = useTableDraft()
  const [wasSent, setWasSent] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const tellIfGone = useTellIfGone()
  const queries = useQueryClient()
  const [save, isPending] = useOneAtATime(useChange(saveDirectory, { done: t('saved') }))
  const shown = draft ?? draftOf(directory)
  const faults = draftFaults(shown)
  const refused = failure && faultyField(failure.data)

  function change(next: TableDraft) {
    setDraft(next)
    setFailure(null)
  }
  function errorOf(field: string) {
    const fault = wasSent ? faults.get(field) : undefined
    if (fault) return t(fault)
    return refused === field ? failure?.message : undefined
  }
  function undo() {
    setDraft(null)
    setFailure(null)
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setWasSent(true)
    const form = event.currentTarget
    if (faults.size > 0) {
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    const done = await save(sentTable(shown))
    if (!done) return
    if ('failure' in done) {
      setFailure(done.failure)
      // The table as it is now, for a draft that is discarded.
      void queries.invalidateQueries()
      return tellIfGone(done.failure)
    }
    forget(draft, done.reply.revision)
    setWasSent(false)
  }
  return {
    shown,
    isChanged: draft !== null,
    isPending,
    change,
    errorOf,
    submit,
    undo,
    /** Why it was not saved, where no field is at fault. */
    failure: refused ? null : failure,
  }
}

type ElseProps = Pick<ComponentProps<typeof GroupRow>, 'types' | 'roles' | 'errorOf' | 'draft' | 'onChange'>

/** Type and role of people in no group, and whether they get an account. */
function EverybodyElse({ types, roles, errorOf, draft, onChange }: ElseProps) {
  const t = useTranslations('directory')
  return (
    <>
      <fieldset className={styles.others}>
        <legend className={styles.legend}>{t('others')}</legend>
        <p className={styles.text}>{t('othersText')}</p>
        <div className={styles.pair}>
          <Choice
            label={t('type')}
            items={types}
            value={draft.userType}
            error={errorOf('userType')}
            onChange={(userType) => onChange({ ...draft, userType })}
          />
          <Choice
            label={t('role')}
            items={roles}
            value={draft.roleId || null}
            error={errorOf('roleId')}
            onChange={(roleId) => onChange({ ...draft, roleId })}
          />
        </div>
      </fieldset>
      <SettingList>
        <SwitchRow
          setting="addsAtSignIn"
          label={t('addsAtSignIn')}
          text={t('addsAtSignInText')}
          isOn={draft.addsAtSignIn}
          onChange={async (addsAtSignIn) => onChange({ ...draft, addsAtSignIn })}
        />
      </SettingList>
    </>
  )
}
