import { FormSheet } from '@candor/ui/overlays/form-sheet'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Provider } from './provider.ts'
import { ProviderForm } from './provider-form.tsx'

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
