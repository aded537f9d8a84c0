import { Button } from '@candor/ui/inputs/button'
import { CopiedValue } from '@candor/ui/inputs/copied-value'
import { LazySheet } from '@candor/ui/overlays/lazy-sheet'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

export interface Secret {
  title: string
  label: string
  value: string
}

/** A password or a key, shown only once; null while there is none. */
export function SecretSheet({ secret, onClose }: { secret: Secret | null; onClose: () => void }) {
  const t = useTranslations('manage')
  // The last secret stays drawn while the sheet closes.
  const [last, setLast] = useState(secret)
  if (secret && secret !== last) setLast(secret)
  const shown = secret ?? last
  return (
    <LazySheet
      title={shown?.title ?? ''}
      description={t('once')}
      isOpen={secret !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button look="primary" onClick={onClose}>
          {t('noted')}
        </Button>
      }
    >
      {shown && secret && <FocusedValue key={shown.value} label={shown.label} value={shown.value} />}
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
