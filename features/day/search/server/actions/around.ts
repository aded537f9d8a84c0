import type { InputOf, ReplyOf } from '@candor/call/define'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import type { Locale } from '@candor/messages/locale'
import { lookOf } from '../../../../candidates/shortlist/server/actions/look.ts'
import { mayEvaluate } from '../../../../platform/access/rules/acts.ts'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import type { readAround } from '../../contract.ts'
import { isEvidence } from '../../rules/evidence.ts'
import { readQuery } from '../../rules/query.ts'
import { openKinds } from '../../rules/rights.ts'
import { presentPassage } from '../present.ts'
import { findPassage, listAround } from '../queries/found.ts'
import type { Sought } from '../queries/visible.ts'
import { loadFold } from './fold.ts'
import { readPeople } from './search.ts'

/** Passages before and after the one in view. */
const reach = 3

const nothing = { passages: [], person: null, mayCite: false }

/** A passage with those around it, as far as the viewer may see them now. */
export async function answerAround(
  services: AppServices,
  viewer: Viewer,
  { passageId, text }: InputOf<typeof readAround>,
  locale: Locale,
): Promise<ReplyOf<typeof readAround>> {
  const id = readId<'passage'>(passageId)
  if (!id) return nothing
  const { db } = services
  const fold = await loadFold()
  const { look } = await lookOf(services, viewer)
  const { terms } = readQuery(text, fold)
  const soughtIn = (scope: 'said' | 'resumes'): Sought => ({
    look,
    kinds: openKinds(scope, viewer.permissions),
    isResume: scope === 'resumes',
    query: null,
    chips: [],
    few: null,
  })
  const [said, ofResume] = await Promise.all(
    (['said', 'resumes'] as const).map((scope) => findPassage(db, soughtIn(scope), id)),
  )
  const passage = said ?? ofResume
  if (!passage) return nothing
  const sought = soughtIn(passage.kind === 'resume' ? 'resumes' : 'said')
  const [around, [person]] = await Promise.all([
    listAround(db, sought, passage, reach),
    readPeople(services, viewer, { sought, passages: [passage], locale }),
  ])
  return {
    passages: around.map((each) => presentPassage(each, terms, fold)),
    person: person ?? null,
    mayCite: mayEvaluate(viewer) && isEvidence(passage.kind),
  }
}
