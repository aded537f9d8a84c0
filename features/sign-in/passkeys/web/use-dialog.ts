import { CallFailure } from '@candor/call/web/send'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DialogStopped } from './authenticator.ts'

/**
 * Runs work that opens the browser's passkey dialog. A cancelled or failed dialog becomes a message in `stopped`, not
 * an error.
 */
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

/** The message of a refused call; throws any other error. */
export function wordsOf(error: unknown): string {
  if (error instanceof CallFailure) return error.message
  throw error
}
