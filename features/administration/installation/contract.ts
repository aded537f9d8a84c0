import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { isAddress, readAddress } from '@candor/kernel/email-address'
import * as z from 'zod/mini'
import { minPasswordLength } from '../../platform/access/contract.ts'
import { profiles } from '../../platform/company/contract/profiles.ts'
import { SignedIn } from '../../sign-in/session/contract.ts'

const defineCall = callsOf('installation')

export const maxCompanyName = 200
export const maxAdministratorName = 60
/** A typed code may have spaces and hyphens between its signs. */
const maxTypedCode = 100

const name = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))

/**
 * Makes the first company of an installation with its administrator, and signs the administrator in. The code of the
 * server's log proves who set the server up.
 *
 * It answers as not there once a company exists. A refusal names the field at fault in `data.field`.
 */
export const makeFirstCompany = defineCall({
  method: 'POST',
  path: '/admin/login/setup',
  summary: 'Makes the first company of an installation, by the code in the log',
  access: 'public',
  sends: 'json',
  input: z.strictObject({
    code: z.string().check(z.maxLength(maxTypedCode)),
    name: name(maxCompanyName),
    profile: z.enum(profiles),
    timeZone: z.string().check(z.maxLength(64)),
    userName: name(maxAdministratorName),
    email: z.string().check(
      z.trim(),
      z.minLength(1),
      z.maxLength(254),
      z.overwrite((text) => readAddress(text) ?? text),
      z.refine(isAddress),
    ),
    password: z.string().check(z.minLength(minPasswordLength), z.maxLength(200)),
  }),
  reply: SignedIn,
  refusals: {
    alreadySetUp: codes.notFound,
    wrongCode: codes.wrongCredentials,
    unknownZone: codes.invalidInput,
    repeatedPassword: codes.invalidInput,
    ownPassword: codes.invalidInput,
    commonPassword: codes.invalidInput,
    madeMeanwhile: codes.changedMeanwhile,
    tooMany: codes.tooMany,
  },
})
