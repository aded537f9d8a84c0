import { codes } from '@candor/call/codes'
import { callAt } from '@candor/call/web/call-at'
import { isRefusal } from '@candor/call/web/send'
import { useEffect } from 'react'
import { useLink } from '../../../meetings/link-pages/web/use-link.ts'
import { readPageAt } from '../contract/addresses.ts'
import type { readPage as readCall } from '../contract/page.ts'
import { type CandidatePage, type Consented, consentedIn, readPage } from '../rules/wire.ts'
import { forgetLink } from './kept-pictures.ts'

/** A page or, where the company has switched it off, the consent that can still be taken back. */
type Found = CandidatePage | { readonly consented: Consented }

export function readPageOf(link: string, purpose: 'idCard' | 'monitor' | 'campaign') {
  return callAt<typeof readCall>(readPageAt, { sign: link, purpose }).then(readPage)
}

export async function readConsented(link: string, purpose: 'idCard' | 'monitor'): Promise<Found> {
  try {
    return await readPageOf(link, purpose)
  } catch (error) {
    const isSwitchedOff = isRefusal(error) && error.code === codes.switchedOff
    const consented = isSwitchedOff ? consentedIn(error.data) : null
    if (consented) return { consented }
    throw error
  }
}

/**
 * What a link to a candidate's page opens, as `useLink` reads it. One that opens nothing, or by which no consent stands,
 * leaves nothing here.
 */
export function usePage<Opened extends Found>(
  link: string,
  read: () => Promise<Opened>,
  lookAgainMs?: number,
) {
  const state = useLink(read, lookAgainMs)
  const found: Found | null = state.kind === 'loaded' ? state.found : null
  const isUnagreed = found !== null && 'consentedAt' in found && found.consentedAt === null
  const isOver = state.kind === 'over' || isUnagreed
  useEffect(() => void forgetLink(isOver ? link : null, Date.now()), [isOver, link])
  return state
}
