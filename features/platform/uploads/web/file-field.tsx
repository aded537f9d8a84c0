import { FileIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { FieldError } from '@candor/ui/inputs/field'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { uploadKinds } from '../rules/kind.ts'
import { DropZone } from './drop-zone.tsx'
import styles from './file-field.module.css'
import { useKeptFocus } from './use-kept-focus.ts'
import { type HeldFile, useUpload } from './use-upload.ts'

interface Props {
  label: string
  file: HeldFile | null
  onChange: (file: HeldFile | null) => void
  /** Called when an upload begins and ends: meanwhile there is no file to submit. */
  onBusy: (isBusy: boolean) => void
}

const accepted = uploadKinds.map((kind) => `.${kind}`).join(',')

function FileRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <FileIcon />
      <span className={styles.name}>{name}</span>
      {children}
    </div>
  )
}

/** The progress of an upload in percent, with a button to cancel it. */
function SendingRow({ name, share, onCancel }: { name: string; share: number; onCancel: () => void }) {
  const t = useTranslations('uploads')
  return (
    <FileRow name={name}>
      <span className={styles.progress}>
        <progress className={styles.bar} max={1} value={share} aria-label={t('sending', { name })} />
        <span aria-hidden="true" className={styles.percent}>
          {t('percent', { percent: Math.floor(share * 100) })}
        </span>
      </span>
      <Button size="small" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </FileRow>
  )
}

/** Otherwise the browser would open a file dropped beside the area, and the page with its drafts would be gone. */
function useNoStrayDrops(): void {
  useEffect(() => {
    const keep = (event: Event) => event.preventDefault()
    for (const name of ['dragover', 'drop']) window.addEventListener(name, keep)
    return () => {
      for (const name of ['dragover', 'drop']) window.removeEventListener(name, keep)
    }
  }, [])
}

/** The field for one document: to choose or drop it, its progress, and to remove it. */
export function FileField({ label, file, onChange, onBusy }: Props) {
  const t = useTranslations('uploads')
  const id = useId()
  const field = useRef<HTMLFieldSetElement>(null)
  const { sending, error, start, cancel, forgetError } = useUpload((done) => {
    keepFocus()
    onChange(done)
  })
  const shown = sending ? 'sending' : file ? 'file' : 'zone'
  const keepFocus = useKeptFocus(field, shown)
  const isBusy = sending !== null
  useEffect(() => {
    onBusy(isBusy)
  }, [isBusy, onBusy])
  useNoStrayDrops()

  const withFocus = (change: () => void) => () => {
    keepFocus()
    change()
  }
  const handleChoice = (files: readonly File[]) => withFocus(() => start(files))()
  const handleRemove = withFocus(() => {
    forgetError()
    onChange(null)
  })

  return (
    <fieldset ref={field} className={styles.field} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.label}>{label}</legend>
      {sending && <SendingRow {...sending} onCancel={withFocus(cancel)} />}
      {shown === 'file' && file && (
        <FileRow name={file.name}>
          <Button size="small" aria-label={t('remove', { name: file.name })} onClick={handleRemove}>
            {t('removeShort')}
          </Button>
        </FileRow>
      )}
      {shown === 'zone' && <DropZone accepted={accepted} onChoice={handleChoice} />}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <p role="status" className="sr">
        {sending ? t('sending', { name: sending.name }) : file ? t('done', { name: file.name }) : ''}
      </p>
    </fieldset>
  )
}
