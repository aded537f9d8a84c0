import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { codeRefusals } from '../../../platform/text-messages/contract.ts'
import { canText } from '../../../platform/text-messages/server/actions/ask-code.ts'
import { findHolderByCode } from '../../../platform/text-messages/server/actions/find-holder.ts'
import { finishSignIn } from '../../session/server/actions/finish-sign-in.ts'
import { signInByCode } from '../contract.ts'

export function routes(services: AppServices, serve: Serve): void {
  serve(signInByCode, async ({ input, context }) => {
    if (!canText(services)) throw new Refusal(codeRefusals, 'off')
    const account = await findHolderByCode(services, { purpose: 'signIn', input, address: context.address })
    return finishSignIn(services, account, { way: 'sms', sender: context })
  })
}
