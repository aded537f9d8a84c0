import { ChevronLeftIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'

/** Leads back to where a report was opened from. */
export function BackButton() {
  const t = useTranslations('report')
  const router = useRouter()
  return (
    <Button isIcon look="quiet" aria-label={t('back')} onClick={() => router.history.back()}>
      <ChevronLeftIcon />
    </Button>
  )
}
