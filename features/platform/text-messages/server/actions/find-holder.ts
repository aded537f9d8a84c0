import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { recordRefusedSignIn } from '../../../audit/server/actions/sign-ins.ts'
import { codeRefusals } from '../../contract.ts'
import type { CodePurpose } from '../../rules/codes.ts'
import { consumeSentCode, findAccountByPhone } from '../queries/codes.ts'
import { checkCode, requirePhone } from './ask-code.ts'

interface Given {
  readonly purpose: CodePurpose
  readonly input: { readonly prefixPhone: string; readonly phone: string; readonly vcode: string }
  readonly address: string
}

/**
 * The account with a telephone number, by the code that was sent to it, which is used up.
 *
 * A wrong code and an unknown number are refused in the same way, after the same work.
 */
export async function findHolderByCode(services: AppServices, { purpose, input, address }: Given) {
  const { db, clock, log } = services
  const phone = requirePhone(input)
  const isRight = await checkCode(services, { purpose, phone, code: input.vcode, address })
  const account = await findAccountByPhone(db, phone)
  if (account && isRight && (await consumeSentCode(db, { purpose, phone }, clock.now()))) return account
  // Not awaited: the time of the reply must not reveal which numbers are known.
  if (account)
    recordRefusedSignIn(services, { companyId: account.companyId, accountId: account.id }).catch(
      (error: unknown) => log.error({ err: error }, 'the audit log was not told of a refused sign-in'),
    )
  throw new Refusal(codeRefusals, 'codeWrong')
}
