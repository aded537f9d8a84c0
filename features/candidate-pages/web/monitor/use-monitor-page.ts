import { isRefusal } from '@candor/call/web/send'
import { useCallback } from 'react'
import type { CandidatePage, Consented } from '../../contract/page.ts'
import { tellsConsented } from '../../rules/pages.ts'
import { readPageOf, usePage } from '../use-page.ts'

const lookAgainMs = 30_000

/** The page of a monitor or, where the company has switched it off, the consent that can still be taken back. */
type Found = CandidatePage | { readonly consented: Consented }

async function readMonitor(link: string): Promise<Found> {
  try {
    return await readPageOf(link, 'monitor')
  } catch (error) {
    if (isRefusal(error) && tellsConsented(error.data)) return error.data
    throw error
  }
}

/** Reads what a link to a monitor opens, and again now and then. */
export function useMonitorPage(link: string) {
  const read = useCallback(() => readMonitor(link), [link])
  return usePage(link, read, lookAgainMs)
}
