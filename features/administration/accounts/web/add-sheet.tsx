import type { CallFailure } from '@candor/call/web/send'
import { Choice } from '@candor/ui/inputs/choice'
import { Field } from '@candor/ui/inputs/field'
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
import { addAccount, maxAccountName } from '../contract.ts'
import { useRoleItems } from './use-accounts.ts'
import { useTypeName } from './use-type-name.ts'

interface Props {
  types: readonly string[]
  isOpen: boolean
  onClose: () => void
}

/** Adds an account and invites it by mail; where no mail can be sent, it shows a one-time password to pass on. */
export function AddSheet({ isOpen, onClose, ...rest }: Props) {
  const t = useTranslations('accounts')
  return (
    <FormSheet title={t('add')} submit={t('add')} isOpen={isOpen} onClose={onClose}>
      {(id) => <AddForm id={id} onClose={onClose} {...rest} />}
    </FormSheet>
  )
}

const empty: NewAccount = { name: '', email: '', userType: 'general', roleId: '' }

/** The input of the form, and its submit: adds the account, then reports the invitation or shows the password. */
function useNewAccount(onClose: () => void) {
  const t = useTranslations('accounts')
  const { notify } = useToasts()
  const showSecret = useShowSecret()
  const isMounted = useIsMounted()
  const tellIfGone = useTellIfGone()
  const [add, isPending] = useOneAtATime(useChange(addAccount, { done: null }))
  const [given, setGiven] = useState(empty)
  const [wasSent, setWasSent] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const faults = accountFaults(given)
  const refused = failure && faultyField(failure.data)

  function errorOf(field: keyof NewAccount) {
    const fault = wasSent && faults[field]
    if (fault) return t(fault)
    return refused === field ? failure?.message : undefined
  }
  function change(patch: Partial<NewAccount>) {
    setGiven((before) => ({ ...before, ...patch }))
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
  return { given, change, errorOf, isPending, submit, formFailure: refused ? null : failure }
}

function AddForm({ id, types, onClose }: Omit<Props, 'isOpen'> & { id: string }) {
  const { given, change, errorOf, isPending, submit, formFailure } = useNewAccount(onClose)

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void submit(event.currentTarget)
  }

  return (
    <form id={id} className="stack" aria-busy={isPending} onSubmit={handleSubmit} noValidate>
      <AccountFields given={given} types={types} errorOf={errorOf} onChange={change} />
      {formFailure && <FailedNote message={formFailure.message} />}
    </form>
  )
}

interface FieldsProps {
  given: NewAccount
  types: readonly string[]
  errorOf: (field: keyof NewAccount) => string | undefined
  onChange: (patch: Partial<NewAccount>) => void
}

function AccountFields({ given, types, errorOf, onChange }: FieldsProps) {
  const t = useTranslations('accounts')
  const typeName = useTypeName()
  const roles = useRoleItems()
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
        onChange={(userType) => onChange({ userType })}
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
