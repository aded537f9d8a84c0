import { Sheet } from '@candor/ui/overlays/sheet'
import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { ViewingsSection } from './viewings-section.tsx'

interface Props extends ComponentProps<typeof ViewingsSection> {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Everybody who read the report, in a sheet. */
export function ViewingsSheet({ report, isOpen, onOpenChange }: Props) {
  const t = useTranslations('viewings')
  return (
    <Sheet title={t('title')} isWide isOpen={isOpen} onOpenChange={onOpenChange}>
      <ViewingsSection report={report} />
    </Sheet>
  )
}
