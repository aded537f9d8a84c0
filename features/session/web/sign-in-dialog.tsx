import { goToSignIn } from '@candor/call/web/client'
import { Button } from '@candor/ui/inputs/button'
import { LazySheet } from '@candor/ui/overlays/lazy-sheet'
import { useTranslations } from 'use-intl'

interface Props {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Asks somebody who is not signed in, and wants to do what takes it, whether to go and sign in (R8-013). */
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
