import { goToSignIn } from '@candor/call/web/client'
import { Button } from '@candor/ui/inputs/button'
import { LazySheet } from '@candor/ui/overlays/lazy-sheet'
import { useTranslations } from 'use-intl'

interface Props {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Asks whether to sign in, for an act that needs an account (R8-013). */
export function SignInDialog({ isOpen, onOpenChange }: Props) {
  const t = useTranslations('session')
  function handleConfirm() {
    onOpenChange(false)
    goToSignIn()
  }
  return (
    <LazySheet
      title={t('title')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('stay')}</Button>
          <Button look="primary" onClick={handleConfirm}>
            {t('goToSignIn')}
          </Button>
        </>
      }
    >
      <p>{t('signInNeeded')}</p>
    </LazySheet>
  )
}
