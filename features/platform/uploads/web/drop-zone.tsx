import { Button } from '@candor/ui/inputs/button'
import { type ChangeEvent, type DragEvent, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './file-field.module.css'

interface Props {
  /** Extensions offered in the file dialog. */
  accepted: string
  onChoice: (files: readonly File[]) => void
}

/** An area to drop a file on, with a button to choose one. */
export function DropZone({ accepted, onChoice }: Props) {
  const t = useTranslations('uploads')
  const limitsId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])]
    // Reset, so that the same file can be chosen again after a failure.
    target.value = ''
    if (files.length > 0) onChoice(files)
  }
  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    onChoice([...event.dataTransfer.files])
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the button in it does the same
    <div
      className={styles.zone}
      data-over={isOver || undefined}
      onDragOver={() => setIsOver(true)}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <span className={styles.ways}>
        <Button aria-describedby={limitsId} onClick={() => input.current?.click()}>
          {t('choose')}
        </Button>
        <span className={styles.drop}>{t('drop')}</span>
      </span>
      <span id={limitsId} className={styles.limits}>
        {t('limits')}
      </span>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        aria-label={t('choose')}
        onChange={handleChange}
      />
    </div>
  )
}
