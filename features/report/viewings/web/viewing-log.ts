import { callApi } from '@candor/call/web/api'
import { isGone } from '@candor/call/web/failure-words'
import { CallFailure, isRefusal, outlivingPage } from '@candor/call/web/send'
import { v4 } from 'uuid'
import { viewingIntervalMs, viewReportReq } from '../contract.ts'
import { type Device, deviceOf } from '../rules/device.ts'
import { shortestMs } from '../rules/span.ts'

interface Stretch {
  readonly startTime: number
  readonly endTime: number
}

/** The device of the page. */
function viewedOn(): Device {
  const isTouched = globalThis.matchMedia?.('(pointer: coarse)').matches ?? false
  return deviceOf({ isTouched, width: window.screen.width, height: window.screen.height })
}

/** The report in view, and for visitors the section. */
interface Viewed {
  readonly interviewId: string
  readonly section?: string
  /** Told that the candidate was erased meanwhile. */
  readonly onGone?: () => void
}

/** Sends one visit, stretch by stretch; the first call makes its row, and so does a retry of it, only once. */
function visitOf(
  { interviewId, section, onGone }: Viewed,
  device: Device,
): (stretch: Stretch) => Promise<Stretch | null> {
  let logId = ''
  let first: (Stretch & { readonly key: string }) | null = null

  return async ({ startTime, endTime }) => {
    if (logId === '') first ??= { startTime, endTime, key: v4() }
    const span = logId === '' && first ? first : { startTime, endTime, key: undefined }
    // `type` is the client and not the size of its window.
    const input = {
      interviewId,
      startTime: span.startTime,
      endTime: span.endTime,
      type: 'mobile',
      device,
      section,
      logId,
    } as const
    try {
      const reply = await callApi(viewReportReq, input, {
        ...outlivingPage(),
        isSilent: true,
        ...(span.key && { idempotencyKey: span.key }),
      })
      logId = reply.logId
      return span
    } catch (error) {
      if (isRefusal(error)) first = null
      if (error instanceof CallFailure && isGone(error)) onGone?.()
      return null
    }
  }
}

/**
 * Sends how long a report is in view: every 15 s while the page is visible, and when it gets hidden (R9-055). A failure
 * is silent, and its time is sent with the next call.
 *
 * Returns a function that ends it; `isOver` tells whether the reader has signed out.
 */
export function logViewing(viewed: Viewed, isOver: () => boolean): () => void {
  const sendVisit = visitOf(viewed, viewedOn())
  /** Begin of the time that was not sent yet; null while the page is hidden. */
  let since: number | null = null
  let isSending = false
  let timer: ReturnType<typeof setInterval> | undefined

  async function sendSince(leastMs: number): Promise<void> {
    const endTime = Date.now()
    if (since === null || isSending || isOver() || endTime - since < leastMs) return
    isSending = true
    const sent = await sendVisit({ startTime: since, endTime })
    isSending = false
    if (sent && since !== null && since < sent.endTime) since = sent.endTime
  }

  function show(): void {
    if (since !== null || document.visibilityState === 'hidden') return
    since = Date.now()
    timer = setInterval(() => void sendSince(0), viewingIntervalMs)
  }

  function hide(): void {
    clearInterval(timer)
    void sendSince(shortestMs)
    since = null
  }

  const handleVisibility = () => (document.visibilityState === 'hidden' ? hide() : show())
  document.addEventListener('visibilitychange', handleVisibility)
  window.addEventListener('pagehide', hide)
  window.addEventListener('pageshow', show)
  show()
  return () => {
    document.removeEventListener('visibilitychange', handleVisibility)
    window.removeEventListener('pagehide', hide)
    window.removeEventListener('pageshow', show)
    hide()
  }
}
