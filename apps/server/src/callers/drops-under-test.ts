import type { AppServices } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import { dayMs } from '@candor/kernel/durations'
import type { AccountId, CompanyId, PositionId } from '@candor/kernel/ids'

interface DropOwner {
  readonly companyId: CompanyId
  readonly positionId: PositionId
  readonly accountId: AccountId
}

/** Adds a drop with one resume that was read and whose file is gone. Returns both ids. */
export async function insertDropOf(
  { db, clock }: AppServices,
  { companyId, positionId, accountId }: DropOwner,
  word: string,
): Promise<Readonly<Record<'drop' | 'dropFile', string>>> {
  const drop = newId<'resumeDrop'>()
  const dropFile = newId<'resumeDropFile'>()
  const now = clock.now()
  await db
    .insertInto('resumeDrop')
    .values({
      id: drop,
      companyId,
      positionId,
      accountId,
      stageId: '1',
      source: word,
      createdAt: now,
      expiresAt: new Date(now.getTime() + 30 * dayMs),
    })
    .execute()
  const part = { value: word, options: [], why: null }
  const empty = { name: null, nameFromFile: null, phone: null, email: null, years: null }
  const reading = {
    fields: { ...empty, education: [], work: [], skills: [] },
    resume: { lines: [{ text: word }], isCut: false },
  }
  await db
    .insertInto('resumeDropFile')
    .values({
      id: dropFile,
      companyId,
      dropId: drop,
      name: `${word}.pdf`,
      contentHash: word,
      sizeBytes: 1,
      format: 'pdf',
      state: 'read',
      summary: JSON.stringify({
        name: part,
        phone: { ...part, value: '' },
        email: { ...part, value: '' },
        years: { ...part, value: '' },
        employer: part,
        nameFromFile: null,
      }),
      reading: JSON.stringify(reading),
      written: JSON.stringify({ employer: word }),
    })
    .execute()
  return { drop, dropFile }
}
