import { callQuery } from '@candor/call/web/query'
import { Button } from '@candor/ui/inputs/button'
import { Choice } from '@candor/ui/inputs/choice'
import { AreaField } from '@candor/ui/inputs/field'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useTypeName } from '../../accounts/web/use-type-name.ts'
import { listRoles } from '../../roles/contract.ts'
import { maxInvited, readAddresses } from '../rules/addresses.ts'
import { MadeAccounts } from './made-accounts.tsx'
import type { StepContent } from './step-content.ts'
import styles from './step-parts.module.css'
import { useInvite } from './use-invite.ts'

/** The kinds of accounts that are invited here; the others are added under Manage. */
const invitedTypes = ['interviewer', 'general', 'admin', 'read'] as const

/** The types whose default role the company still has: it is named after the type. */
function useInvitedTypes() {
  const { data } = useQuery(callQuery(listRoles, {}))
  const typeName = useTypeName()
  return (
    data &&
    invitedTypes.flatMap((userType) => {
      const role = data.find(({ name }) => name === userType)
      return role ? [{ value: userType, label: typeName(userType), roleId: role.roleId }] : []
    })
  )
}

/** Adds accounts for a list of addresses, and shows what to pass on. */
export function ColleaguesStep({ found, step, isCurrent, onWork }: StepContent) {
  const t = useTranslations('first-run.colleagues')
  return (
    <div className="stack-close">
      {step.state === 'done' && (
        <p className={styles.line}>
          <b>{t('accounts', { count: found.accounts })}</b>
          <Link to="/manage/{-$section}" params={{ section: 'accounts' }}>
            {t('open')}
          </Link>
        </p>
      )}
      {/* Closed it stays: a look at another step loses no password. */}
      <div className="stack-close" hidden={!isCurrent}>
        <Invite found={found} onWork={onWork} />
      </div>
    </div>
  )
}

function useInviteForm() {
  const t = useTranslations('first-run.colleagues')
  const types = useInvitedTypes()
  const { invite, ...outcome } = useInvite()
  const [text, setText] = useState('')
  const [userType, setUserType] = useState<string>('interviewer')
  const [error, setError] = useState<string>()
  const chosen = types?.find(({ value }) => value === userType) ?? types?.[0]
  const { addresses, wrong } = readAddresses(text)

  function faultOf() {
    if (wrong.length > 0) return t('wrong', { words: wrong.slice(0, 3).join(', ') })
    if (addresses.length === 0) return t('missing')
    return addresses.length > maxInvited ? t('tooMany', { max: maxInvited }) : undefined
  }
  async function submit() {
    const fault = faultOf()
    setError(fault)
    if (fault !== undefined || !chosen) return
    const refused = await invite(addresses, { userType: chosen.value, roleId: chosen.roleId })
    // Refused addresses stay in the field, to be mended.
    if (refused) setText(refused.join('\n'))
  }
  function change(next: string) {
    setText(next)
    setError(undefined)
  }
  return { types, chosen, setUserType, text, change, error, addresses, submit, ...outcome }
}

function Invite({ found: { hasMail, address }, onWork }: Pick<StepContent, 'found' | 'onWork'>) {
  const t = useTranslations('first-run.colleagues')
  const form = useInviteForm()
  const { types, chosen, addresses, isInviting } = form
  if (types?.length === 0) return <p className={styles.note}>{t('noRole')}</p>
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    onWork()
    void form.submit()
  }
  return (
    <>
      <form className={styles.invite} aria-busy={isInviting} onSubmit={handleSubmit} noValidate>
        <AreaField
          label={t('emails')}
          hint={t('emailsHint', { max: maxInvited })}
          data-first-act=""
          rows={2}
          maxLength={20_000}
          value={form.text}
          error={form.error}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => form.change(event.currentTarget.value)}
        />
        <Choice
          label={t('role')}
          items={types ?? []}
          value={chosen?.value ?? null}
          onChange={form.setUserType}
        />
        <Button type="submit" look="primary" disabled={isInviting} aria-busy={isInviting}>
          {isInviting ? t('making') : t('make', { hasMail: hasMail ? 'yes' : 'no', count: addresses.length })}
        </Button>
      </form>
      {!hasMail && (
        <p className={styles.note}>
          {t('noMail')}{' '}
          <Link to="/manage/{-$section}" params={{ section: 'mail' }}>
            {t('setUpMail')}
          </Link>
        </p>
      )}
      <MadeAccounts made={form.made} failed={form.failed} address={address} />
    </>
  )
}
