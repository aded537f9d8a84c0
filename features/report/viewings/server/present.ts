import type { ReplyOf } from '@candor/call/define'
import type { listViewings } from '../contract.ts'
import type { ReaderRow } from './queries.ts'

export function presentReader(row: ReaderRow): ReplyOf<typeof listViewings>[number] {
  return {
    userId: row.id,
    userName: row.name,
    firstTime: row.firstAt.getTime(),
    lastTime: row.lastAt.getTime(),
    viewedMs: Number(row.viewedMs),
    visits: Number(row.visits),
  }
}
