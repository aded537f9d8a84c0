import { callsOf } from '@candor/call/define'
import * as z from 'zod/mini'
import { Phone, Prefix, TextCode } from '../../platform/text-messages/contract.ts'
import { SignedIn } from '../session/contract.ts'

const defineCall = callsOf('sms-sign-in')

/** Signs in with the number of an account and a code that was sent to it (`sendSms`, smsType 1). */
export const signInByCode = defineCall({
  method: 'POST',
  path: '/admin/login/loginDirect',
  summary: 'Signs in with a code by text message',
  access: 'public',
  input: z.object({ prefixPhone: Prefix, phone: Phone, vcode: TextCode }),
  reply: SignedIn,
})
