import { Button } from '@candor/ui/inputs/button'
import { CopiedValue } from '@candor/ui/inputs/copied-value'
import { LazySheet } from '@candor/ui/overlays/lazy-sheet'
import { useCallback, useEffect, useRef } from 'react'
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

interface Props extends Secret {
  isOpen: boolean
  onClose: () => void
}

function SecretSheet({ title, label, value, isOpen, onClose }: Props) {
  const t = useTranslations('manage')
  return (
    <LazySheet
      title={title}
      description={t('once')}
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      footer={
        <Button look="primary" onClick={onClose}>
          {t('noted')}
        </Button>
      }
    >
      {isOpen && <FocusedValue label={label} value={value} />}
    </LazySheet>
  )
}

/** The value with the focus: on the button to close, a key that is being typed elsewhere would close the sheet unread. */
function FocusedValue(props: Pick<Secret, 'label' | 'value'>) {
  const value = useRef<HTMLDivElement>(null)
  useEffect(() => {
    value.current?.focus()
  }, [])
  return (
    <div ref={value} tabIndex={-1}>
      <CopiedValue {...props} />
    </div>
  )
}
