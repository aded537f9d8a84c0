import { callQuery } from '@candor/call/web/query'
import { Button } from '@candor/ui/inputs/button'
import { CopiedValue } from '@candor/ui/inputs/copied-value'
import { SectionBody, type SectionState } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmSheet } from '../../../platform/manage/web/confirm-sheet.tsx'
import { Intro } from '../../../platform/manage/web/intro.tsx'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import { listProviders, removeProvider } from '../contract/providers.ts'
import styles from './openid-connect.module.css'
import type { Provider } from './provider.ts'
import { ProviderItem } from './provider-item.tsx'
import { ProviderSheet } from './provider-sheet.tsx'

/** The providers by which the people of the company sign in. */
export function ProvidersPanel() {
  const t = useTranslations('openid-connect')
  const list = useQuery(callQuery(listProviders, {}))
  const remove = useChange(removeProvider, { done: t('removed') })
  const [edited, setEdited] = useState<Provider | 'new' | null>(null)
  const [removing, setRemoving] = useState<Provider | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const { data } = list
  const none: SectionState = { kind: 'empty', title: t('none'), text: t('noneText') }

  function handleRemove(provider: Provider) {
    setRemoving(provider)
    setIsAsking(true)
  }

  return (
    <>
      <Intro>{t('intro')}</Intro>
      {data && (
        <div className={styles.part}>
          <CopiedValue label={t('returnUrl')} value={data.returnUrl} />
          <p className={styles.text}>{t('returnUrlText')}</p>
          {data.mayChange ? (
            <div className={styles.acts}>
              <Button look="primary" onClick={() => setEdited('new')}>
                {t('add')}
              </Button>
            </div>
          ) : (
            <p className={styles.text}>{t('superAdminsOnly')}</p>
          )}
        </div>
      )}
      <SectionBody state={sectionState(list, t('failed'), data?.providers.length === 0 && none)}>
        <ul className={styles.list}>
          {data?.providers.map((provider) => (
            <ProviderItem
              key={provider.providerId}
              provider={provider}
              mayChange={data.mayChange}
              onEdit={() => setEdited(provider)}
              onRemove={() => handleRemove(provider)}
            />
          ))}
        </ul>
      </SectionBody>
      <ProviderSheet provider={edited} onClose={() => setEdited(null)} />
      <ConfirmSheet
        key={removing?.providerId}
        title={t('removeTitle')}
        text={t('removeText', { label: removing?.label ?? '' })}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={async () => removing && (await remove({ providerId: removing.providerId }))}
      />
    </>
  )
}
