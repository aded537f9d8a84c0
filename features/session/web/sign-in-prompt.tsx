import { Button } from '@candor/ui/button'
import { Sheet } from '@candor/ui/sheet'
import { Link, useLocation } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'

interface Props {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Asks a visitor without an account whether to sign in first; this page is remembered as the one to come back to. */
export function SignInPrompt({ isOpen, onOpenChange }: Props) {
  const t = useTranslations('session')
  const { href } = useLocation()
  return (
    <Sheet
      title={t('title')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('stay')}</Button>
          <Button look="primary" render={<Link to="/login" search={{ redirect: href }} />}>
            {t('goToSignIn')}
          </Button>
        </>
      }
    >
      <p>{t('needed')}</p>
    </Sheet>
  )
}
