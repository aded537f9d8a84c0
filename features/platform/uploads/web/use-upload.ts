import { callApi } from '@candor/call/web/api'
import { fetchWithProgress } from '@candor/call/web/fetch-with-progress'
import { isRefusal } from '@candor/call/web/send'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { uploadFiles } from '../contract.ts'
import { choiceFault, uploadedFile } from '../rules/choice.ts'

/** A stored file that is attached, or waits to be. */
export interface HeldFile {
  readonly name: string
  readonly reference: string
}

interface Sending {
  readonly name: string
  /** The share that was sent, from 0 to 1. */
  readonly share: number
}

/** Uploads one file at a time, with its progress or failure. */
export function useUpload(onDone: (file: HeldFile) => void) {
  const t = useTranslations('uploads')
  const [sending, setSending] = useState<Sending | null>(null)
  const [error, setError] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const textOf = (failure: unknown): string => {
    const isAnswered = isRefusal(failure) && failure.message !== ''
    return isAnswered ? t('failedBecause', { reason: failure.message }) : t('failed')
  }

  async function send(file: File, abort: AbortController): Promise<void> {
    const report = (share: number) => running.current === abort && setSending({ name: file.name, share })
    try {
      const options = { files: { files: file }, signal: abort.signal, send: fetchWithProgress(report) }
      const uploaded = uploadedFile(await callApi(uploadFiles, {}, options))
      if (abort.signal.aborted) return
      if (uploaded) onDone({ name: uploaded.fileName, reference: uploaded.reference })
      else setError(t('failed'))
    } catch (failure) {
      if (!abort.signal.aborted) setError(textOf(failure))
    }
    if (running.current !== abort) return
    running.current = null
    setSending(null)
  }

  /** Uploads the chosen file, or shows why it cannot be uploaded. */
  function start(files: readonly File[]): void {
    const fault = choiceFault(files)
    const [file] = files
    setError(fault && t(fault))
    if (fault || !file) return
    const abort = new AbortController()
    running.current = abort
    setSending({ name: file.name, share: 0 })
    void send(file, abort)
  }

  function cancel(): void {
    running.current?.abort()
    running.current = null
    setSending(null)
  }

  return { sending, error, start, cancel, forgetError: () => setError(null) }
}
