import { createHash } from 'node:crypto'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import { authorizeReport } from '../../../../platform/access/server/gate/asked-within.ts'
import { listVisibleVersions } from '../../../../report/report/server/actions/visible-versions.ts'
import { maxFollowed, type News } from '../../contract.ts'
import { countNews } from '../queries/notices.ts'

/** The ids of interviews in the text of a call. Other texts are left out. */
export function followedIds(text: string | undefined): string[] {
  const ids = (text ?? '').split(',').flatMap((part) => readId<'followed'>(part.trim()) ?? [])
  return [...new Set(ids)].slice(0, maxFollowed)
}

/** The parts of a report that the viewer may open now; null where they may not read it. */
async function partsOf(services: AppServices, viewer: Viewer, interviewId: string) {
  try {
    const reader = await authorizeReport(services, viewer, { interviewId })
    const versions = await listVisibleVersions(services.db, reader)
    return versions.map(({ part, version }) => ({ part, version }))
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** Everything that a stream tells, by the rights of now: counts and versions, no content. */
export async function readNews(
  services: AppServices,
  viewer: Viewer,
  followed: readonly string[],
): Promise<News> {
  const [counted, reports] = await Promise.all([
    countNews(services.db, viewer),
    Promise.all(
      followed.map(async (interviewId) => ({
        interviewId,
        parts: await partsOf(services, viewer, interviewId),
      })),
    ),
  ])
  return { ...counted, reports }
}

/** The version of some news: equal news have one version, so that a reader who has it is told nothing. */
export function versionOf(news: News): number {
  return createHash('sha256').update(JSON.stringify(news)).digest().readUIntBE(0, 6)
}
