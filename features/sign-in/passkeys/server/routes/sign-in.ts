import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { findPending } from '../../../session/server/queries/pending-sign-ins.ts'
import { beginPasskeySignIn, beginPasskeyStep, givePasskey, signInByPasskey } from '../../contract.ts'
import { countAsking, requireSite, useOptions, wrongPasskey } from '../actions/ask.ts'
import { giveInStep, signIn } from '../actions/sign-in.ts'
import { listPasskeys } from '../queries/passkeys.ts'

/** Sign-in by passkey, and the second step by passkey. */
export function signInRoutes(services: AppServices, serve: Serve): void {
  serve(beginPasskeySignIn, async ({ context }) => {
    const site = requireSite(services)
    await countAsking(services, context)
    return { options: await useOptions(services, site, { purpose: 'signIn', of: null }, []) }
  })

  serve(signInByPasskey, (request) => signIn(services, request))

  serve(beginPasskeyStep, async ({ input, context }) => {
    const site = requireSite(services)
    await countAsking(services, context)
    const pending = await findPending(services, input.pending)
    if (!pending) throw new Refusal(beginPasskeyStep, 'pendingOver', { data: { isOver: true } })
    const own = await listPasskeys(services.db, pending)
    if (own.length === 0) throw wrongPasskey()
    return { options: await useOptions(services, site, { purpose: 'secondFactor', of: pending }, own) }
  })

  serve(givePasskey, (request) => giveInStep(services, request))
}
