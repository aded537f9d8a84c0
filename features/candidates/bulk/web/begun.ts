import { keptChoice } from '@candor/ui/kept-choice.ts'
import { keepJson, keptJson } from '@candor/ui/kept-text.ts'
import { useState } from 'react'

/** Whether somebody began an act on many in this browser: only then the pages ask how far it is. */
export const begunHere = keptChoice('candor.bulkBegun', ['no', 'yes'])

const closedKey = 'candor.bulkClosed'
const maxClosed = 20

function keptClosed(): readonly string[] {
  const kept = keptJson('localStorage', closedKey)
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
}

/** The acts whose notice the person closed, as this browser keeps them. */
export function useClosed() {
  const [closed, setClosed] = useState(keptClosed)
  const close = (bulkId: string) => {
    const ids = [bulkId, ...closed].slice(0, maxClosed)
    keepJson('localStorage', closedKey, ids)
    setClosed(ids)
  }
  return { closed, close }
}
