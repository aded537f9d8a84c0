import { SubTabs } from '@candor/ui/tabs/sub-tabs'
import { useTranslations } from 'use-intl'

interface Props {
  isPreview: boolean
  onChange: (isPreview: boolean) => void
  panelId: string
}

/** Switches between builder and preview where both do not fit side by side. */
export function ViewTabs({ isPreview, onChange, panelId }: Props) {
  const t = useTranslations('assessment-forms')
  return (
    <SubTabs
      label={t('preview.tabs')}
      items={[
        { value: 'build', label: t('preview.build') },
        { value: 'preview', label: t('preview.title') },
      ]}
      value={isPreview ? 'preview' : 'build'}
      onChange={(value) => onChange(value === 'preview')}
      panelId={panelId}
    />
  )
}
