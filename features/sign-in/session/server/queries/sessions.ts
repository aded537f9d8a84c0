import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId, SessionId } from '@candor/kernel/ids'
import type { DeleteResult } from 'kysely'

interface NewSession {
  id: SessionId
  tokenHash: string
  companyId: CompanyId
  accountId: AccountId
  createdAt: Date
  lastSeenAt: Date
  expiresAt: Date
  addressHash: string
  network: string
  userAgent: string | null
  way: string
  secondFactor: string | null
}

export async function insertSession(transaction: Database, session: NewSession): Promise<void> {
  await transaction.insertInto('session').values(session).execute()
}

export async function endSession(db: Database, sessionId: SessionId, endedAt: Date): Promise<void> {
  await db.updateTable('session').set({ endedAt }).where('id', '=', sessionId).execute()
}

/** Ends the session of a token, if it is the account's own. */
export async function endSessionOfToken(
  transaction: Database,
  { accountId, tokenHash }: { readonly accountId: AccountId; readonly tokenHash: string },
  endedAt: Date,
): Promise<void> {
  await transaction
    .updateTable('session')
    .set({ endedAt })
    .where('tokenHash', '=', tokenHash)
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .execute()
}

/** Rows deleted by one statement, whose time is limited. */
const pieceSize = 10_000

/** Deletes rows by one statement after another, until one deletes less than the limit. */
async function deleteInPieces(deletePiece: () => Promise<DeleteResult>): Promise<void> {
  let deleted = pieceSize
  while (deleted === pieceSize) deleted = Number((await deletePiece()).numDeletedRows)
}

/** Deletes the tries from before a time, and ended sessions that were opened before another time. */
export async function forgetSignIns(
  db: Database,
  { now, tries, sessions }: { now: Date; tries: Date; sessions: Date },
): Promise<void> {
  // In pieces: anybody can cause any number of both, with made-up e-mails.
  await deleteInPieces(() =>
    db
      .deleteFrom('attempt')
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('key', 'windowStart'),
          'in',
          selectFrom('attempt')
            .where('windowStart', '<', tries)
            .orderBy('windowStart')
            .limit(pieceSize)
            .select(['key', 'windowStart'])
            .$asTuple('key', 'windowStart'),
        ),
      )
      .executeTakeFirst(),
  )
  await deleteInPieces(() =>
    db
      .deleteFrom('signInPace')
      .where('email', 'in', ({ selectFrom }) =>
        selectFrom('signInPace')
          .where('freeAt', '<', tries)
          .orderBy('freeAt')
          .limit(pieceSize)
          .select('email'),
      )
      .executeTakeFirst(),
  )
  await db
    .deleteFrom('session')
    .where('createdAt', '<', sessions)
    .where((eb) => eb.or([eb('endedAt', 'is not', null), eb('expiresAt', '<', now)]))
    .execute()
}
