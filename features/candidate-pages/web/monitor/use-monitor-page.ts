import { callAt } from '@candor/call/web/call-at'
import { isRefusal } from '@candor/call/web/send'
import { useCallback, useEffect } from 'react'
import { useLink } from '../../../scheduling/web/use-link.ts'
import { readPageAt } from '../../contract/addresses.ts'
import type { CandidatePage, Consented, readPage } from '../../contract/page.ts'
import { hasConsented } from '../../rules/pages.ts'
import { forgetLink } from '../kept-pictures.ts'

const lookAgainMs = 30_000

/** The page of a monitor or, where the company has switched it off, the consent that can still be withdrawn. */
type Found = CandidatePage | { readonly consented: Consented }

async function readMonitor(link: string): Promise<Found> {
  try {
    return await callAt<typeof readPage>(readPageAt, { sign: link, purpose: 'monitor' })
  } catch (error) {
    if (isRefusal(error) && hasConsented(error.data)) return error.data
    throw error
  }
}

/**
 * Loads the page of a monitor's link, and reloads it now and then. If the link no longer works, stored pictures are
 * deleted.
 */
export function useMonitorPage(link: string) {
  const read = useCallback(() => readMonitor(link), [link])
  const state = useLink<Found>(read, lookAgainMs)
  const isOver = state.kind === 'over'
  useEffect(() => void forgetLink(isOver ? link : null, Date.now()), [isOver, link])
  return state
}
