import { callApi } from '@candor/call/web/api'
import { fetchWithProgress } from '@candor/call/web/fetch-with-progress'
import { CallFailure } from '@candor/call/web/send'
import { Button } from '@candor/ui/inputs/button'
import { FieldError } from '@candor/ui/inputs/field'
import { type ChangeEvent, type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { maxTableBytes } from '../contract/table.ts'
import { startTable } from '../contract.ts'
import styles from './page.module.css'

interface Props {
  positionId: string | null
  /** Called with the table that was read. */
  onStarted: (importId: string) => void
}

/** Otherwise the browser would open a file dropped beside the area. */
function useNoStrayDrops(): void {
  useEffect(() => {
    const keep = (event: Event) => event.preventDefault()
    for (const name of ['dragover', 'drop']) window.addEventListener(name, keep)
    return () => {
      for (const name of ['dragover', 'drop']) window.removeEventListener(name, keep)
    }
  }, [])
}

/** Sends a table, with how much of it is sent. */
function useStart({ positionId, onStarted }: Props) {
  const t = useTranslations('table-import')
  const [fault, setFault] = useState('')
  const [share, setShare] = useState<number | null>(null)
  async function start(file: File) {
    if (share !== null) return
    setFault('')
    setShare(0)
    try {
      if (file.size > maxTableBytes) return setFault(t('refusal.tooLarge'))
      const input = positionId === null ? {} : { positionId }
      const { importId } = await callApi(startTable, input, {
        files: { file },
        send: fetchWithProgress(setShare),
        showsRefusal: true,
      })
      onStarted(importId)
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      setFault(t('startFailed', { reason: failure.message }))
    } finally {
      setShare(null)
    }
  }
  return { fault, share, start }
}

/** How much of the table is sent; null where none is being sent. */
function Sending({ share }: { share: number | null }) {
  const t = useTranslations('table-import')
  const format = useFormatter()
  const sent = share !== null && share < 1 ? format.number(share, { style: 'percent' }) : ''
  return <span role="status">{share !== null && `${t('reading')} ${sent}`}</span>
}

/** An area to drop a table on, with a button to choose one. */
export function TablePlace(props: Props) {
  const t = useTranslations('table-import')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const { fault, share, start } = useStart(props)
  useNoStrayDrops()

  const take = (file: File | undefined) => file && void start(file)
  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files[0])
  }
  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    // Reset, so that the same file can be chosen again.
    target.value = ''
    take(file)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the button in it does the same
    <div
      className={styles.place}
      data-over={isOver || undefined}
      aria-busy={share !== null}
      onDragOver={() => setIsOver(true)}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <span className={styles.ways}>
        <Button
          look="primary"
          aria-describedby={`${id}-limits`}
          disabled={share !== null}
          onClick={() => input.current?.click()}
        >
          {t('choose')}
        </Button>
        <span className={styles.or}>{t('drop')}</span>
        <Sending share={share} />
      </span>
      <span id={`${id}-limits`} className={styles.limits}>
        {t('limits')}
      </span>
      {fault && <FieldError id={`${id}-fault`}>{fault}</FieldError>}
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,.xlsx"
        aria-label={t('choose')}
        onChange={handleChange}
      />
    </div>
  )
}
