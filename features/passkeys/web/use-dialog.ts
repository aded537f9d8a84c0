import { CallFailure } from '@candor/call/web/send'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DialogStopped } from './authenticator.ts'

/** Where the browser's dialog stands beside the page: what it came to nothing by is told in a sentence, as no failure. */
export function useDialog() {
  const t = useTranslations('passkeys.stop')
  const [stopped, setStopped] = useState<string | null>(null)

  async function during(work: () => Promise<void>): Promise<void> {
    setStopped(null)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof DialogStopped)) throw error
      setStopped(t(error.stop))
    }
  }

  return { stopped, during }
}

/** What a call was refused with, in its words; throws whatever else went wrong. */
export function wordsOf(error: unknown): string {
  if (error instanceof CallFailure) return error.message
  throw error
}
