import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useState } from 'react'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import { addAccount } from '../../accounts/contract.ts'
import { nameOfAddress } from '../rules/addresses.ts'

/** An account that was added: with its one-time password, or null where it was invited by mail. */
export interface MadeAccount {
  readonly email: string
  readonly password: string | null
}

interface Outcome {
  readonly made: readonly MadeAccount[]
  readonly failed: readonly { readonly email: string; readonly message: string }[]
}

/** Adds accounts one after the other; what one of them is refused for stops no other. */
export function useInvite() {
  const add = useChange(addAccount, { done: null })
  const [outcome, setOutcome] = useState<Outcome>({ made: [], failed: [] })
  const [invite, isInviting] = useOneAtATime(
    async (addresses: readonly string[], type: { userType: string; roleId: string }) => {
      setOutcome(({ made }) => ({ made, failed: [] }))
      const refused: string[] = []
      for (const email of addresses) {
        const done = await add({ ...type, name: nameOfAddress(email), email })
        if ('failure' in done) {
          refused.push(email)
          const { message } = done.failure
          setOutcome(({ made, failed }) => ({ made, failed: [...failed, { email, message }] }))
        } else {
          const { password } = done.reply
          setOutcome(({ made, failed }) => ({ made: [...made, { email, password }], failed }))
        }
      }
      return refused
    },
  )
  return { ...outcome, invite, isInviting }
}
