import { useTranslations } from 'use-intl'
import { BrandForm } from './brand-form.tsx'
import { SettingsBody } from './settings-body.tsx'

/** The brand of a partner, in place of the product's own. */
export function BrandPanel() {
  const t = useTranslations('settings.brand')
  return (
    <SettingsBody intro={t('intro')}>{({ rules }) => <BrandForm brand={rules.partnerBrand} />}</SettingsBody>
  )
}
