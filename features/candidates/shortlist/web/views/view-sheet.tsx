import { isRefusal } from '@candor/call/web/send'
import { Field } from '@candor/ui/inputs/field'
import { FormSheet } from '@candor/ui/overlays/form-sheet'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { longestViewName } from '../../contract/views.ts'
import styles from './view-tabs.module.css'

interface Saved {
  readonly name: string
  readonly isShared: boolean
  readonly isPinned: boolean
}

interface Props {
  title: string
  /** The present name, of a view that is renamed. */
  name?: string
  /** Left out where the view is only named. */
  mayShare?: boolean
  isOpen: boolean
  onClose: () => void
  /** Rejects with the refusal. */
  onSave: (view: Saved) => Promise<unknown>
}

/** Names a view, and for a new one says whether it is shared and pinned. */
export function ViewSheet({ title, isOpen, onClose, ...form }: Props) {
  const t = useTranslations('shortlist')
  return (
    <FormSheet title={title} submit={t('saveView')} isOpen={isOpen} onClose={onClose}>
      {(id) => <ViewForm id={id} onClose={onClose} {...form} />}
    </FormSheet>
  )
}

function ViewForm({
  id,
  name: given = '',
  mayShare,
  onClose,
  onSave,
}: Omit<Props, 'isOpen' | 'title'> & { id: string }) {
  const t = useTranslations('shortlist')
  const [name, setName] = useState(given)
  const [isShared, setIsShared] = useState(false)
  const [isPinned, setIsPinned] = useState(true)
  const [fault, setFault] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    if (name.trim() === '') return setFault(t('nameMissing'))
    setIsSending(true)
    try {
      await onSave({ name: name.trim(), isShared, isPinned })
      onClose()
    } catch (error) {
      setFault(isRefusal(error) && error.message !== '' ? error.message : t('viewFailed'))
      setIsSending(false)
    }
  }
  return (
    <form
      id={id}
      className="stack"
      aria-busy={isSending}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
    >
      <Field
        label={t('viewName')}
        value={name}
        maxLength={longestViewName}
        autoComplete="off"
        {...(fault !== null && { error: fault })}
        onChange={(event) => {
          setName(event.currentTarget.value)
          setFault(null)
        }}
      />
      {mayShare !== undefined && (
        <label className={styles.tick}>
          <input type="checkbox" checked={isPinned} onChange={() => setIsPinned(!isPinned)} />
          {t('pinAsTab')}
        </label>
      )}
      {mayShare === true && (
        <label className={styles.tick}>
          <input type="checkbox" checked={isShared} onChange={() => setIsShared(!isShared)} />
          {t('shareWithAll')}
        </label>
      )}
    </form>
  )
}
