import type { CallFailure } from '@candor/call/web/send'
import { Choice } from '@candor/ui/inputs/choice'
import { Field } from '@candor/ui/inputs/field'
import { Segments } from '@candor/ui/inputs/segments'
import { useIsMounted } from '@candor/ui/loading/use-is-mounted.ts'
import { FormSheet } from '@candor/ui/overlays/form-sheet'
import { useToasts } from '@candor/ui/overlays/toast'
import { useTellIfGone } from '@candor/ui/overlays/use-tell-if-gone.ts'
import { FailedNote } from '@candor/ui/sections/notes'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useShowSecret } from '../../../platform/manage/web/secret-sheet.tsx'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import {
  accountFaults,
  faultyField,
  type NewAccount,
} from '../../../sign-in/account-changes/rules/new-account.ts'
import { addAccount, maxAccountName, waysIn } from '../contract.ts'
import styles from './add-sheet.module.css'
import { useRoles } from './use-accounts.ts'
import { useTypeName } from './use-type-name.ts'

interface Props {
  types: readonly string[]
  /** Whether accounts can be invited by mail; without a mail server they get a one-time password. */
  canInvite: boolean
  isOpen: boolean
  onClose: () => void
}

/** Adds an account and invites it by mail, or shows a one-time password to pass on. */
export function AddSheet({ isOpen, onClose, ...rest }: Props) {
  const t = useTranslations('accounts')
  return (
    <FormSheet title={t('add')} submit={t('add')} isOpen={isOpen} onClose={onClose}>
      {(id) => <AddForm id={id} onClose={onClose} {...rest} />}
    </FormSheet>
  )
}

/** The fields of the form. The role is that of the type until somebody chooses one. */
interface Given extends NewAccount {
  readonly wayIn: (typeof waysIn)[number]
}

const empty: Given = { name: '', email: '', userType: 'general', roleId: '', wayIn: 'mail' }

/** The input of the form, and its submit: adds the account, then reports the invitation or shows the password. */
function useNewAccount(onClose: () => void) {
  const t = useTranslations('accounts')
  const { notify } = useToasts()
  const showSecret = useShowSecret()
  const isMounted = useIsMounted()
  const tellIfGone = useTellIfGone()
  const [add, isPending] = useOneAtATime(useChange(addAccount, { done: null }))
  const roles = useRoles()
  const [typed, setTyped] = useState(empty)
  const given = { ...typed, roleId: typed.roleId || roles.presetOf(typed.userType) }
  const [wasSent, setWasSent] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const faults = accountFaults(given)
  const refused = failure && faultyField(failure.data)

  function errorOf(field: keyof NewAccount) {
    const fault = wasSent && faults[field]
    if (fault) return t(fault)
    return refused === field ? failure?.message : undefined
  }
  function change(patch: Partial<Given>) {
    setTyped((before) => ({ ...before, ...patch }))
    setFailure(null)
  }
  async function submit(form: HTMLFormElement) {
    setWasSent(true)
    const [first] = Object.keys(faults)
    form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    const done = first ? null : await add(given)
    if (!done) return
    if ('failure' in done) {
      setFailure(done.failure)
      return tellIfGone(done.failure)
    }
    if (isMounted()) onClose()
    const { name, email } = given
    const { password } = done.reply
    if (password === null) notify({ kind: 'success', text: t('invited', { name, email }) })
    else showSecret({ title: t('addDone'), label: t('passwordFor', { name }), value: password })
  }
  return { given, roles, change, errorOf, isPending, submit, formFailure: refused ? null : failure }
}

function AddForm({ id, types, canInvite, onClose }: Omit<Props, 'isOpen'> & { id: string }) {
  const { given, roles, change, errorOf, isPending, submit, formFailure } = useNewAccount(onClose)

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void submit(event.currentTarget)
  }

  return (
    <form id={id} className="stack" aria-busy={isPending} onSubmit={handleSubmit} noValidate>
      <AccountFields given={given} types={types} roles={roles.items} errorOf={errorOf} onChange={change} />
      <WayIn wayIn={canInvite ? given.wayIn : 'password'} canInvite={canInvite} onChange={change} />
      {formFailure && <FailedNote message={formFailure.message} />}
    </form>
  )
}

interface FieldsProps {
  given: NewAccount
  types: readonly string[]
  roles: ReturnType<typeof useRoles>['items']
  errorOf: (field: keyof NewAccount) => string | undefined
  onChange: (patch: Partial<Given>) => void
}

interface WayInProps extends Pick<FieldsProps, 'onChange'>, Pick<Props, 'canInvite'>, Pick<Given, 'wayIn'> {}

/** How the account comes in: an invitation by mail, unless a one-time password is chosen. */
function WayIn({ wayIn, canInvite, onChange }: WayInProps) {
  const t = useTranslations('accounts.wayIn')
  return (
    <div className="stack-close">
      {canInvite && (
        <Segments
          layout="stacked"
          label={t('title')}
          items={waysIn.map((value) => ({ value, label: t(value) }))}
          value={wayIn}
          onChange={(chosen) => onChange({ wayIn: chosen })}
        />
      )}
      <p className={styles.wayIn}>{t(canInvite ? `${wayIn}Text` : 'noMailText')}</p>
    </div>
  )
}

function AccountFields({ given, types, roles, errorOf, onChange }: FieldsProps) {
  const t = useTranslations('accounts')
  const typeName = useTypeName()
  return (
    <>
      <Field
        label={t('name')}
        name="name"
        autoComplete="off"
        maxLength={maxAccountName}
        value={given.name}
        error={errorOf('name')}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <Field
        label={t('email')}
        name="email"
        type="email"
        autoComplete="off"
        maxLength={254}
        value={given.email}
        error={errorOf('email')}
        onChange={(event) => onChange({ email: event.currentTarget.value })}
      />
      <Choice
        label={t('type')}
        hint={t('typeText')}
        items={types.map((value) => ({ value, label: typeName(value) }))}
        value={given.userType}
        error={errorOf('userType')}
        onChange={(userType) => onChange({ userType, roleId: '' })}
      />
      <Choice
        label={t('role')}
        hint={t('roleText')}
        items={roles}
        value={given.roleId || null}
        error={errorOf('roleId')}
        onChange={(roleId) => onChange({ roleId })}
      />
    </>
  )
}
