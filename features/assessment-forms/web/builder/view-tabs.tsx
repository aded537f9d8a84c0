import { SubTabs } from '@candor/ui/tabs/sub-tabs'
import { useTranslations } from 'use-intl'

interface Props {
  isPreview: boolean
  onChange: (isPreview: boolean) => void
  panelId: string
}

/** Where the preview has no room beside what is built: one of the two. */
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
