import { callApi } from '@candor/call/web/api'
import { CallFailure } from '@candor/call/web/send'
import { Button } from '@candor/ui/inputs/button'
import { FieldError } from '@candor/ui/inputs/field'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { type ChangeEvent, type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { maxDropFiles } from '../contract/row.ts'
import { startDrop } from '../contract.ts'
import styles from './drop-place.module.css'
import { chosenFiles, droppedFiles } from './dropped-files.ts'
import { senderOf } from './sending.ts'

interface Props {
  positionId: string
  /** Called with the drop that the files go to: its page shows them. */
  onStarted: (dropId: string) => void
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

/** Starts a drop with files, and sends them to it. */
function useStart({ positionId, onStarted }: Props) {
  const t = useTranslations('resume-drop')
  const format = useFormatter()
  const [fault, setFault] = useState('')
  const waiting = useRef<readonly File[]>([])
  const [start, isStarting] = useOneAtATime(async () => {
    const files = waiting.current.slice(0, maxDropFiles)
    const rest = waiting.current.length - files.length
    setFault(rest > 0 ? t('tooMany', { count: rest }) : '')
    const date = format.dateTime(new Date(), { month: 'short', day: 'numeric' })
    try {
      const { dropId } = await callApi(startDrop, { positionId, source: t('sourceOf', { date }) })
      senderOf(dropId).send(files)
      onStarted(dropId)
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      setFault(t('startFailed', { reason: failure.message }))
    }
  })
  function take(files: readonly File[]) {
    if (files.length === 0) return
    waiting.current = files
    void start()
  }
  return { fault, take, isStarting }
}

interface AreaProps {
  isBusy: boolean
  onDropped: (files: readonly File[]) => void
  children: ReactNode
}

function DropArea({ isBusy, onDropped, children }: AreaProps) {
  const [isOver, setIsOver] = useState(false)
  async function handleDrop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    onDropped(await droppedFiles(event.dataTransfer))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the buttons in it do the same
    <div
      className={styles.place}
      data-over={isOver || undefined}
      aria-busy={isBusy}
      onDragOver={() => setIsOver(true)}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => void handleDrop(event)}
    >
      {children}
    </div>
  )
}

/** An area to drop resumes and folders on, with buttons to choose them. */
export function DropPlace(props: Props) {
  const t = useTranslations('resume-drop')
  const id = useId()
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const { fault, take, isStarting } = useStart(props)
  useNoStrayDrops()

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = chosenFiles(target.files)
    // Reset, so that the same files can be chosen again.
    target.value = ''
    take(chosen)
  }

  return (
    <DropArea isBusy={isStarting} onDropped={take}>
      <span className={styles.ways}>
        <Button
          look="primary"
          aria-describedby={`${id}-limits`}
          disabled={isStarting}
          onClick={() => files.current?.click()}
        >
          {t('choose')}
        </Button>
        <span className={styles.wide}>
          <Button disabled={isStarting} onClick={() => folder.current?.click()}>
            {t('chooseFolder')}
          </Button>
        </span>
        <span className={styles.or}>{t('drop')}</span>
      </span>
      <span id={`${id}-limits`} className={styles.limits}>
        {t('limits')}
      </span>
      {fault && <FieldError id={`${id}-fault`}>{fault}</FieldError>}
      <input ref={files} type="file" hidden multiple aria-label={t('choose')} onChange={handleChange} />
      <input
        ref={folder}
        type="file"
        hidden
        multiple
        // @ts-expect-error React does not know the attribute that lets a person choose a folder.
        webkitdirectory=""
        aria-label={t('chooseFolder')}
        onChange={handleChange}
      />
    </DropArea>
  )
}
