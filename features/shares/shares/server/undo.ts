import type { Database } from '@candor/db/database'
import type { UndoPart } from '../../../platform/undo/rules/part.ts'
import { readEnded } from '../rules/undo-ending.ts'
import { openAgain } from './queries/opened-again.ts'

const shares: UndoPart<Database> = {
  kind: 'share',
  needs: 'share',
  async reverse({ db, companyId, actAt, now }, items) {
    const opened = new Set(await openAgain(db, companyId, items.flatMap(readEnded), { endedAt: actAt, now }))
    const isBack = (item: (typeof items)[number]) => readEnded(item).some((id) => opened.has(id))
    return {
      done: items.filter(isBack),
      refused: items
        .filter((item) => !isBack(item))
        .map(({ candidateId }) => ({ candidateId, why: 'changed', byName: null })),
    }
  },
  word: async (_db, _companyId, items) => items.map(() => ({ variant: null, target: null })),
}

export const undo: readonly UndoPart<Database>[] = [shares]
