import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { finishSignIn } from '../../session/server/queries/finish-sign-in.ts'
import { codeRefusals } from '../../text-messages/contract.ts'
import { canText } from '../../text-messages/server/queries/ask-code.ts'
import { findHolderByCode } from '../../text-messages/server/queries/find-holder.ts'
import { signInByCode } from '../contract.ts'

export function routes(services: AppServices, serve: Serve): void {
  serve(signInByCode, async ({ input, context }) => {
    if (!canText(services)) throw new Refusal(codeRefusals, 'off')
    const account = await findHolderByCode(services, { purpose: 'signIn', input, address: context.address })
    return finishSignIn(services, account, { way: 'sms', sender: context })
  })
}
