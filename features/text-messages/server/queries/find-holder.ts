import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { recordRefusedSignIn } from '../../../audit/server/queries/sign-ins.ts'
import { codeRefusals } from '../../contract.ts'
import type { CodePurpose } from '../../rules/codes.ts'
import { checkCode, requirePhone } from './ask-code.ts'
import { consumeSentCode, findAccountByPhone } from './codes.ts'

interface Given {
  readonly purpose: CodePurpose
  readonly input: { readonly prefixPhone: string; readonly phone: string; readonly vcode: string }
  readonly address: string
}

/**
 * The account of whoever holds a telephone, by the code that was sent there; the code is used up by it.
 *
 * A wrong code and a number that no account has are refused alike, after the same work.
 */
export async function findHolderByCode(services: AppServices, { purpose, input, address }: Given) {
  const { db, clock, log } = services
  const phone = requirePhone(input)
  const isRight = await checkCode(services, { purpose, phone, code: input.vcode, address })
  const account = await findAccountByPhone(db, phone)
  if (account && isRight && (await consumeSentCode(db, { purpose, phone }, clock.now()))) return account
  // Not waited for: how long an answer takes must not tell which numbers are known.
  if (account)
    recordRefusedSignIn(services, { companyId: account.companyId, accountId: account.id }).catch(
      (error: unknown) => log.error({ err: error }, 'the audit log was not told of a refused sign-in'),
    )
  throw new Refusal(codeRefusals, 'codeWrong')
}
