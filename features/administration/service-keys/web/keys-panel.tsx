import { useTranslations } from 'use-intl'
import { Intro } from '../../../platform/manage/web/intro.tsx'
import { Keys } from './keys.tsx'

/** The keys with which other systems import results. */
export function KeysPanel() {
  const t = useTranslations('service-keys')
  return (
    <>
      <Intro>{t('intro')}</Intro>
      <Keys purpose="import" none={{ title: t('none'), text: t('noneText') }} />
    </>
  )
}
