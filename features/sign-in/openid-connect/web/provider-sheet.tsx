import type { CallFailure } from '@candor/call/web/send'
import { Choice } from '@candor/ui/inputs/choice'
import { Field } from '@candor/ui/inputs/field'
import { useIsMounted } from '@candor/ui/loading/use-is-mounted.ts'
import { FormSheet } from '@candor/ui/overlays/form-sheet'
import { useTellIfGone } from '@candor/ui/overlays/use-tell-if-gone.ts'
import { FailedNote } from '@candor/ui/sections/notes'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import { faultyField } from '../../account-changes/rules/new-account.ts'
import {
  authMethods,
  maxClientId,
  maxIssuer,
  maxLabel,
  maxSecret,
  ProviderEntry,
  saveProvider,
} from '../contract.ts'
import {
  changedFields,
  draftOf,
  emptyDraft,
  missingFields,
  type ProviderDraft,
  rebaseDraft,
  splitDomains,
} from '../rules/draft.ts'
import styles from './openid-connect.module.css'
import type { Provider } from './provider.ts'

/** The data of a refusal where another administrator saved the provider meanwhile. */
const Meanwhile = z.object({ provider: ProviderEntry })

interface Props {
  /** The provider that is edited, `new` for another one, else null. */
  provider: Provider | 'new' | null
  onClose: () => void
}

/** Adds or changes a provider. */
export function ProviderSheet({ provider, onClose }: Props) {
  const t = useTranslations('openid-connect')
  const [last, setLast] = useState(provider)
  if (provider && provider !== last) setLast(provider)
  const shown = provider ?? last
  const isNew = shown === 'new' || shown === null
  return (
    <FormSheet
      title={isNew ? t('add') : t('edit', { label: shown.label })}
      submit={isNew ? t('add') : t('save')}
      isOpen={provider !== null}
      onClose={onClose}
    >
      {(id) =>
        provider && <ProviderForm id={id} provider={provider === 'new' ? null : provider} onClose={onClose} />
      }
    </FormSheet>
  )
}

interface FormProps {
  id: string
  provider: Provider | null
  onClose: () => void
}

function ProviderForm({ id, provider, onClose }: FormProps) {
  const t = useTranslations('openid-connect')
  const done = provider ? undefined : t('saveAdded')
  const isMounted = useIsMounted()
  const tellIfGone = useTellIfGone()
  const [save, isPending] = useOneAtATime(useChange(saveProvider, done === undefined ? {} : { done }))
  const [base, setBase] = useState(provider)
  const [draft, setDraft] = useState<ProviderDraft>(provider ? draftOf(provider) : emptyDraft)
  /** What another administrator saved meanwhile; null without. */
  const [others, setOthers] = useState<ReturnType<typeof changedFields> | null>(null)
  const [wasSent, setWasSent] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const missing = missingFields(draft, provider === null)
  // All domains share one field, which also shows the fault of a single one.
  const refused = failure && (faultyField(failure.data)?.split('.')[0] ?? null)

  function change(patch: Partial<ProviderDraft>) {
    setDraft((before) => ({ ...before, ...patch }))
    setFailure(null)
  }
  function field(name: keyof ProviderDraft) {
    const fault = wasSent && missing.includes(name) ? t('missing') : undefined
    const error = fault ?? (refused === name ? failure?.message : undefined)
    return {
      name,
      error,
      value: draft[name],
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
      onChange: (event: { currentTarget: { value: string } }) =>
        change({ [name]: event.currentTarget.value }),
    }
  }
  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setWasSent(true)
    const [first] = missing
    event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    if (first) return
    const { label, issuer, clientId, authMethod, clientSecret, domains } = draft
    const saved = await save({
      label,
      issuer,
      clientId,
      authMethod,
      domains: splitDomains(domains),
      ...(clientSecret === '' ? {} : { clientSecret }),
      ...(base && { providerId: base.providerId, revision: base.revision }),
    })
    if (!saved) return
    if ('failure' in saved) {
      setFailure(saved.failure)
      const now = Meanwhile.safeParse(saved.failure.data).data?.provider
      if (now && base) {
        const before = draftOf(base)
        const stored = draftOf(now)
        setOthers(changedFields(before, stored))
        setDraft((typed) => rebaseDraft(typed, before, stored))
        setBase(now)
      }
      tellIfGone(saved.failure)
    } else if (isMounted()) onClose()
  }

  return (
    <form
      id={id}
      className="stack"
      aria-busy={isPending}
      onSubmit={(event) => void handleSubmit(event)}
      noValidate
    >
      <Field label={t('label')} hint={t('labelText')} maxLength={maxLabel} {...field('label')} />
      <Field
        label={t('issuer')}
        hint={t('issuerText')}
        maxLength={maxIssuer}
        inputMode="url"
        {...field('issuer')}
      />
      <Field label={t('clientId')} maxLength={maxClientId} {...field('clientId')} />
      <Choice
        label={t('authMethod')}
        items={authMethods.map((value) => ({ value, label: t(value) }))}
        value={draft.authMethod}
        hint={draft.authMethod === 'private_key_jwt' ? t('keyText') : undefined}
        onChange={(value) =>
          change({ authMethod: authMethods.find((each) => each === value) ?? 'client_secret' })
        }
      />
      {draft.authMethod === 'client_secret' && (
        <Field
          label={t('clientSecret')}
          hint={provider ? t('clientSecretStays') : t('clientSecretText')}
          type="password"
          maxLength={maxSecret}
          {...field('clientSecret')}
          autoComplete="new-password"
        />
      )}
      <Field label={t('domains')} hint={t('domainsText')} {...field('domains')} />
      {failure && !refused && <FailedNote message={failure.message} />}
      {others && (
        <div className={styles.text}>
          <b>{t('changedTitle')}</b>
          <ul>
            {others.map(({ field, value }) => (
              <li key={field}>
                {t('changedField', {
                  field: t(field),
                  value:
                    field === 'authMethod' ? t(value === 'private_key_jwt' ? value : 'client_secret') : value,
                })}
              </li>
            ))}
            {others.length === 0 && <li>{t('changedSecret')}</li>}
          </ul>
          {t('changedHint')}
        </div>
      )}
    </form>
  )
}
