import { Sheet } from '@candor/ui/overlays/sheet'
import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { AskedList } from './asked-list.tsx'

interface Props extends ComponentProps<typeof AskedList> {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The list of asked colleagues alone, for readers who do not recommend the candidate now. */
export function AskedSheet({ isOpen, onOpenChange, ...list }: Props) {
  const t = useTranslations('recommend.asked')
  return (
    <Sheet title={t('line')} isOpen={isOpen} onOpenChange={onOpenChange}>
      <AskedList {...list} />
    </Sheet>
  )
}
