import { callApi } from '@candor/call/web/api'
import { isRefusal } from '@candor/call/web/send'
import { useEffect, useRef, useState } from 'react'
import type { ReportAddress } from '../../report/rules/address.ts'
import {
  dropPaperFile,
  type PaperFault,
  type PaperFormat,
  readPaperFile,
  startPaperFile,
} from '../contract.ts'
import { paperInput } from './paper-input.ts'

/** The state of the requested file. */
export type FileState =
  | { readonly kind: 'none' }
  | { readonly kind: 'waiting'; readonly format: PaperFormat; readonly ahead: number }
  | { readonly kind: 'making'; readonly format: PaperFormat }
  | { readonly kind: 'made'; readonly format: PaperFormat; readonly address: string }
  | {
      readonly kind: 'failed'
      readonly format: PaperFormat
      readonly fault: PaperFault | null
      /** The server's words; null without a reply. */
      readonly words: string | null
    }

/** Interval of calls for the state: without them the server abandons the file. */
const askEveryMs = 800

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Requests a file of the parts with these ids, or with null of all, and follows its state. Leaving the page, or
 * requesting another one, cancels it.
 */
export function usePaperFile(address: ReportAddress, parts: readonly string[] | null) {
  const [state, setState] = useState<FileState>({ kind: 'none' })
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])

  async function make(format: PaperFormat) {
    stop.current()
    const of = paperInput(address)
    const chosen = parts && { parts: [...parts] }
    let isStopped = false
    let fileId: string | null = null
    const drop = () => {
      if (fileId) void callApi(dropPaperFile, { ...of, fileId }, { isSilent: true }).catch(() => {})
    }
    stop.current = () => {
      isStopped = true
      drop()
    }
    const show = (next: FileState) => {
      if (!isStopped) setState(next)
    }
    show({ kind: 'waiting', format, ahead: 0 })
    try {
      fileId = (await callApi(startPaperFile, { ...of, format, ...chosen }, { isSilent: true })).fileId
      if (isStopped) return drop()
      while (!isStopped) {
        const now = await callApi(readPaperFile, { ...of, fileId }, { isSilent: true })
        if (now.state === 'made') {
          fileId = null
          return show({ kind: 'made', format, address: now.address })
        }
        if (now.state === 'failed') {
          fileId = null
          return show({ kind: 'failed', format, fault: now.fault, words: null })
        }
        show(
          now.state === 'waiting'
            ? { kind: 'waiting', format, ahead: now.ahead }
            : { kind: 'making', format },
        )
        await pause(askEveryMs)
      }
    } catch (error) {
      const words = isRefusal(error) ? error.message : null
      show({ kind: 'failed', format, fault: null, words })
    }
  }
  function cancel() {
    stop.current()
    setState({ kind: 'none' })
  }
  return { state, make, cancel }
}

export type PaperFile = ReturnType<typeof usePaperFile>
