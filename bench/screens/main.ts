import { join } from 'node:path'
import { repositoryRoot } from '../../apps/server/src/plumbing/features.ts'
import { type Bench, openBench } from '../server.ts'
import { openBrowser } from './browser.ts'
import { writeScreensCompany } from './company.ts'
import { printFigures } from './figures.ts'
import { measureFirstVisit } from './lighthouse.ts'
import {
  type AddressOf,
  measureFollowing,
  measureInnerTab,
  measureNextCandidate,
  measureScrolling,
} from './moments.ts'

async function addresses({ db }: Bench, url: string): Promise<AddressOf> {
  const rows = await db
    .selectFrom('interview')
    .innerJoin('candidate', 'candidate.id', 'interview.candidateId')
    .select([
      'interview.id as userid',
      'candidate.id as jobseekerChannelId',
      'candidate.companyId',
      'candidate.externalId',
    ])
    .execute()
  return (person, inner) => {
    const { externalId, ...ids } = rows.find((row) => row.externalId === person) ?? {}
    return `${url}/shareurl?${new URLSearchParams({ ...ids, activeIndex: '1', inner: `${inner}` })}`
  }
}

/** The screens, as people meet them, in a real browser on the built application. */
const bench = await openBench({
  webRoot: join(repositoryRoot, 'apps/web/dist'),
  writeCompany: writeScreensCompany,
})
const url = await bench.listen()
const browser = await openBrowser(url)
try {
  const addressOf = await addresses(bench, url)
  const { context, debuggingPort } = browser
  printFigures([
    await measureNextCandidate(context, `${url}/first/talentList`),
    await measureInnerTab(context, addressOf),
    await measureFollowing(context, addressOf),
    ...(await measureScrolling(context, addressOf)),
    ...(await measureFirstVisit('AI report', addressOf('usual', 1), debuggingPort)),
    ...(await measureFirstVisit('video record', addressOf('usual', 0), debuggingPort)),
  ])
} finally {
  await browser.close()
  await bench.close()
}
