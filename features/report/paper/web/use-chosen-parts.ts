import { keepJson, keptJson } from '@candor/ui/kept-text.ts'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import type { ReportAddress } from '../../report/rules/address.ts'
import { linkIn } from '../../report/rules/link.ts'
import type { PartsChoice } from '../rules/parts.ts'

const Kept = z.catch(
  z.object({
    base: z.enum(['all', 'none']),
    except: z.array(z.string().check(z.maxLength(8))).check(z.maxLength(100)),
  }),
  { base: 'all', except: [] },
)

/** The choice of parts that this browser keeps for the account, or for visitors, over all reports; and its setter. */
export function useChosenParts(address: ReportAddress) {
  const account = useSignedIn()?.userInfo.userId
  const person = linkIn(address) === null && account ? account : 'visitor'
  const key = `candor.paper.parts.${person}`
  const [choice, setChoice] = useState<PartsChoice>(() => Kept.parse(keptJson('localStorage', key)))
  function choose(next: PartsChoice) {
    setChoice(next)
    keepJson('localStorage', key, next)
  }
  return { choice, choose }
}
