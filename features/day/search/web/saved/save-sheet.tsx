import type { InputOf } from '@candor/call/define'
import { isRefusal } from '@candor/call/web/send'
import { Field } from '@candor/ui/inputs/field'
import { FormSheet } from '@candor/ui/overlays/form-sheet'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type addSaved, longestName } from '../../contract/saved.ts'
import type { SearchAddress } from '../../rules/address-words.ts'
import styles from '../rail.module.css'

interface Props {
  address: SearchAddress
  /** Whether the account may share searches. */
  mayShare: boolean
  isOpen: boolean
  onClose: () => void
  /** Rejects with the refusal. */
  onSave: (saved: InputOf<typeof addSaved>) => Promise<unknown>
}

/** Names a search that is saved. */
export function SaveSheet({ isOpen, onClose, ...form }: Props) {
  const t = useTranslations('search')
  return (
    <FormSheet title={t('saveAs')} submit={t('doSave')} isOpen={isOpen} onClose={onClose}>
      {(id) => <SaveForm id={id} onClose={onClose} {...form} />}
    </FormSheet>
  )
}

function SaveForm({ id, address, mayShare, onClose, onSave }: Omit<Props, 'isOpen'> & { id: string }) {
  const t = useTranslations('search')
  const { find = '', ...rest } = address
  const [name, setName] = useState(find.slice(0, longestName))
  const [isShared, setIsShared] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    if (name.trim() === '') return setFault(t('nameMissing'))
    setIsSending(true)
    try {
      await onSave({ name: name.trim(), address: { find, ...rest }, isPinned: false, isShared })
      onClose()
    } catch (error) {
      setFault(isRefusal(error) && error.message !== '' ? error.message : t('saveFailed'))
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
        label={t('name')}
        value={name}
        maxLength={longestName}
        autoComplete="off"
        {...(fault !== null && { error: fault })}
        onChange={(event) => {
          setName(event.currentTarget.value)
          setFault(null)
        }}
      />
      {mayShare && (
        <label className={styles.tick}>
          <input type="checkbox" checked={isShared} onChange={() => setIsShared(!isShared)} />
          {t('shareWithAll')}
        </label>
      )}
    </form>
  )
}
