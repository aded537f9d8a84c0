import { keepJson, keptJson } from '@candor/ui/kept-text.ts'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { addressOf, type Search } from '../rules/address.ts'
import { readSearchAddress, type SearchAddress } from '../rules/address-words.ts'

/** The most searches that a browser remembers for an account. */
const most = 8

const Kept = z.catch(z.array(z.pipe(z.record(z.string(), z.unknown()), z.transform(readSearchAddress))), [])

/** The last searches of the account in this browser, newest first, and how one is noted. */
export function useLastSearches() {
  const userId = useSignedIn()?.userInfo.userId ?? ''
  const key = `candor.search.last.${userId}`
  const [last, setLast] = useState(() => Kept.parse(keptJson('localStorage', key)))
  function note(search: Search) {
    const address = addressOf(search)
    if (!address.find) return
    const isOther = (kept: SearchAddress) => JSON.stringify(kept) !== JSON.stringify(address)
    const next = [address, ...last.filter(isOther)].slice(0, most)
    setLast(next)
    keepJson('localStorage', key, next)
  }
  return { last, note }
}
