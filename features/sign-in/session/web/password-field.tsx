import { Button } from '@candor/ui/inputs/button'
import { Field, type FieldProps } from '@candor/ui/inputs/field'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

/**
 * A field for a password, with a button that shows what is typed. It hides it again when its form is sent: browsers
 * keep the text of an ordinary field.
 */
export function PasswordField(props: Omit<FieldProps, 'type' | 'end' | 'ref'>) {
  const t = useTranslations('session')
  const [isShown, setIsShown] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const form = input.current?.form
    const hide = () => setIsShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  return (
    <Field
      {...props}
      ref={input}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <Button
          look="quiet"
          size="small"
          aria-label={isShown ? t('hideTyped') : t('showTyped')}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? t('hide') : t('show')}
        </Button>
      }
    />
  )
}
