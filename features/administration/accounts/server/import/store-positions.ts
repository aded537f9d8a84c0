import type { AccountId } from '@candor/kernel/ids'
import {
  findFilePosition,
  replaceGivenParts,
  updateGivenFields,
} from '../../../../candidates/positions/server/queries/company-file.ts'
import { findAccountByEmail, storePosition } from '../../../../platform/company/server/queries.ts'
import type { RuleFault } from '../../../../platform/imports/rules/fault.ts'
import type { FilePosition } from './company-file.ts'
import type { CompanyInStore } from './store-accounts.ts'

/** The fields that stay as they are where the file leaves them out. */
function givenFields({ nameTw, place, grade, seats, description }: FilePosition) {
  return {
    ...(nameTw !== undefined && { nameTw }),
    ...(place !== undefined && { place }),
    ...(grade !== undefined && { grade }),
    ...(seats !== undefined && { seats }),
    ...(description !== undefined && { description }),
  }
}

/** Stores the positions of the file. Name and settings are those of the file. */
export async function storePositions({ db, companyId, file, clock }: CompanyInStore): Promise<void> {
  for (const position of file.positions) {
    const { externalId, name, nameLatin, isL5 } = position
    const { hideScoreIndicator, loadLanguageScore, simulationTests } = position
    await storePosition(db, companyId, {
      externalId,
      name,
      nameLatin: nameLatin ?? null,
      isL5: isL5 === 1,
      settings: { hideScoreIndicator, loadLanguageScore, simulationTests },
    })
    const positionId = await findFilePosition(db, companyId, externalId)
    if (positionId) await updateGivenFields(db, { positionId, now: clock.now() }, givenFields(position))
  }
}

/** Stores who recruits and interviews, once the accounts of the file are stored. Returns unknown e-mails as faults. */
export async function storePositionPeople({ db, companyId, file }: CompanyInStore): Promise<RuleFault[]> {
  const faults: RuleFault[] = []
  for (const [index, { externalId, recruiters, interviewers }] of file.positions.entries()) {
    const positionId = await findFilePosition(db, companyId, externalId)
    for (const [key, part, emails] of [
      ['recruiters', 'recruits', recruiters],
      ['interviewers', 'interviews', interviewers],
    ] as const) {
      if (!positionId || !emails) continue
      const accountIds: AccountId[] = []
      for (const [place, email] of emails.entries()) {
        const account = await findAccountByEmail(db, email)
        if (account?.companyId === companyId) accountIds.push(account.accountId)
        else
          faults.push({ path: ['positions', index, key, place], fault: 'unknownAccount', values: { email } })
      }
      await replaceGivenParts(db, { companyId, positionId, part, accountIds })
    }
  }
  return faults
}
