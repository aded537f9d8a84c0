import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../inputs/button.tsx'
import { focusFaults } from '../inputs/focus-faults.ts'
import { LazySheet } from './lazy-sheet.tsx'

interface Props {
  title: string
  description?: string
  /** What the button says that submits the form; null where there is nothing to submit yet. */
  submit: string | null
  isOpen: boolean
  onClose: () => void
  /** The form, which takes this id. It is made anew each time the sheet opens. */
  children: (id: string) => ReactNode
}

/** A form in a sheet, with its two buttons at the sheet's foot. */
export function FormSheet({ title, description, submit, isOpen, onClose, children }: Props) {
  const t = useTranslations('ui')
  const id = useId()
  return (
    <LazySheet
      title={title}
      description={description}
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          {submit !== null && (
            <Button type="submit" form={id} look="primary">
              {submit}
            </Button>
          )}
        </>
      }
    >
      {isOpen && <div ref={focusFaults}>{children(id)}</div>}
    </LazySheet>
  )
}
