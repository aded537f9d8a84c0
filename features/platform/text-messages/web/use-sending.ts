import { CallFailure } from '@candor/call/web/send'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useEffect, useState } from 'react'

/** Seconds left of a wait, by elapsed time: the clock may be changed meanwhile. */
function useWait(): [number, (seconds: number) => void] {
  const [endsAt, setEndsAt] = useState(0)
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (endsAt === 0) return
    const look = () => {
      setNow(performance.now())
      if (performance.now() >= endsAt) setEndsAt(0)
    }
    const timer = setInterval(look, 500)
    return () => clearInterval(timer)
  }, [endsAt])
  function begin(seconds: number) {
    const from = performance.now()
    setNow(from)
    setEndsAt(from + seconds * 1000)
  }
  return [Math.max(0, Math.ceil((endsAt - now) / 1000)), begin]
}

function secondsIn(data: unknown): number {
  if (typeof data !== 'object' || data === null || !('retryAfterSeconds' in data)) return 0
  return Number(data.retryAfterSeconds) || 0
}

/** Sending a code: seconds until the next one, the result, and the act, which resolves to whether a code was sent. */
export function useSending<Given extends readonly unknown[]>(
  send: (...given: Given) => Promise<{ resendSeconds: number }>,
) {
  const [left, wait] = useWait()
  const [isSent, setIsSent] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [sendOnce, isSending] = useOneAtATime(send)

  function forget() {
    setRefusal(null)
    setIsSent(false)
  }

  async function start(...given: Given): Promise<boolean> {
    forget()
    try {
      const sent = await sendOnce(...given)
      if (!sent) return false
      setIsSent(true)
      wait(sent.resendSeconds)
      return true
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      setRefusal(error.message)
      wait(Math.min(secondsIn(error.data), 60))
      return false
    }
  }

  return { left, isSent, isSending, refusal, start, forget }
}
