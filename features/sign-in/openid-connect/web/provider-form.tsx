import { Choice } from '@candor/ui/inputs/choice'
import { Field } from '@candor/ui/inputs/field'
import { FailedNote } from '@candor/ui/sections/notes'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { authMethods, maxClientId, maxIssuer, maxLabel, maxSecret } from '../contract/providers.ts'
import type { changedFields } from '../rules/draft.ts'
import styles from './openid-connect.module.css'
import type { Provider } from './provider.ts'
import { useProviderDraft } from './use-provider-draft.ts'

interface FormProps {
  id: string
  provider: Provider | null
  onClose: () => void
}

/** The fields of a provider. After a refused change it shows what another administrator saved meanwhile. */
export function ProviderForm({ id, provider, onClose }: FormProps) {
  const edited = useProviderDraft(provider, onClose)

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void edited.submit(event.currentTarget)
  }

  return (
    <form id={id} className="stack" aria-busy={edited.isPending} onSubmit={handleSubmit} noValidate>
      <ProviderFields edited={edited} isNew={provider === null} />
      {edited.formFailure && <FailedNote message={edited.formFailure.message} />}
      {edited.others && <ChangedNote others={edited.others} />}
    </form>
  )
}

function ProviderFields({
  edited: { draft, change, field },
  isNew,
}: {
  edited: ReturnType<typeof useProviderDraft>
  isNew: boolean
}) {
  const t = useTranslations('openid-connect')
  return (
    <>
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
          hint={isNew ? t('clientSecretText') : t('clientSecretStays')}
          type="password"
          maxLength={maxSecret}
          {...field('clientSecret')}
          autoComplete="new-password"
        />
      )}
      <Field label={t('domains')} hint={t('domainsText')} {...field('domains')} />
    </>
  )
}

/** The fields that another administrator changed meanwhile. */
function ChangedNote({ others }: { others: ReturnType<typeof changedFields> }) {
  const t = useTranslations('openid-connect')
  return (
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
  )
}
