import { Button } from '@candor/ui/inputs/button'
import { CopiedValue } from '@candor/ui/inputs/copied-value'
import { LazySheet } from '@candor/ui/overlays/lazy-sheet'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useShowOnce } from './shown-once.tsx'

interface Secret {
  title: string
  label: string
  value: string
}

/** Returns a function that shows a password or a key, which can be shown only once. */
export function useShowSecret(): (secret: Secret) => void {
  const showOnce = useShowOnce()
  return useCallback((secret) => showOnce((sheet) => <SecretSheet {...secret} {...sheet} />), [showOnce])
}

interface OnceProps {
  title: string
  description?: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** A sheet of what the server gives only once, for `useShowOnce`. */
export function OnceSheet({ title, description, isOpen, onClose, children }: OnceProps) {
  const t = useTranslations('manage')
  return (
    <LazySheet
      title={title}
      description={description}
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      footer={
        <Button look="primary" onClick={onClose}>
          {t('noted')}
        </Button>
      }
    >
      {isOpen && <Focused>{children}</Focused>}
    </LazySheet>
  )
}

type SecretProps = Secret & Pick<OnceProps, 'isOpen' | 'onClose'>

function SecretSheet({ label, value, ...sheet }: SecretProps) {
  const t = useTranslations('manage')
  return (
    <OnceSheet description={t('once')} {...sheet}>
      <CopiedValue label={label} value={value} />
    </OnceSheet>
  )
}

/** The content with the focus: on the button to close, a key that is being typed elsewhere would close the sheet unread. */
function Focused({ children }: Pick<OnceProps, 'children'>) {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    content.current?.focus()
  }, [])
  return (
    <div ref={content} tabIndex={-1}>
      {children}
    </div>
  )
}
