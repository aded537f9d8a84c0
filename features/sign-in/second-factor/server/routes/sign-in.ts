import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { findPending } from '../../../session/server/queries/pending-sign-ins.ts'
import { addTotpInSignIn, beginTotpInSignIn, giveSecondFactor } from '../../contract.ts'
import { addInSignIn } from '../actions/add-in-sign-in.ts'
import { begin } from '../actions/begin.ts'
import { giveCode } from '../actions/give-code.ts'

export function signInRoutes(services: AppServices, serve: Serve): void {
  serve(giveSecondFactor, (request) => giveCode(services, request))

  serve(beginTotpInSignIn, async ({ input }) => {
    const pending = await findPending(services, input.pending)
    if (!pending) throw new Refusal(beginTotpInSignIn, 'pendingOver', { data: { isOver: true } })
    return begin(services, pending)
  })

  serve(addTotpInSignIn, (request) => addInSignIn(services, request))
}
