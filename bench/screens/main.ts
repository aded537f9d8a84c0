import { join } from 'node:path'
import { repositoryRoot } from '../../apps/server/src/plumbing/features.ts'
import { type Bench, openBench } from '../server.ts'
import { share } from '../shares/making.ts'
import { openBrowser } from './browser.ts'
import { writeScreensCompany } from './company.ts'
import { type Figure, printFigures } from './figures.ts'
import { measureGrid } from './grid.ts'
import { measureJobPage } from './job-page.ts'
import { gateAims, measureFirstVisit, sharedAims, signInAims } from './lighthouse.ts'
import {
  type AddressOf,
  measureAxis,
  measureFinding,
  measureFollowing,
  measureInnerTab,
  measureNextCandidate,
  measureScrolling,
  measureSubmit,
  measureTabs,
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

async function interviewOf({ db }: Bench, person: string) {
  const { id } = await db
    .selectFrom('interview')
    .innerJoin('candidate', 'candidate.id', 'interview.candidateId')
    .where('candidate.externalId', '=', person)
    .select('interview.id')
    .executeTakeFirstOrThrow()
  return id
}

/** Measures the screens in a real browser with the built application; all of them, or those named as arguments. */
const bench = await openBench({
  webRoot: join(repositoryRoot, 'apps/web/dist'),
  writeCompany: writeScreensCompany,
})
const url = await bench.listen()
const browser = await openBrowser(url)
try {
  const addressOf = await addresses(bench, url)
  const { context, debuggingPort } = browser
  const visit = (name: string, inner: 0 | 1) =>
    measureFirstVisit(name, addressOf('usual', inner), debuggingPort)
  /** The first visit of a report's page without an account, with or without a password. */
  const visitShared = async (name: string, hasPassword: boolean, aims: typeof sharedAims) => {
    const { link } = await share(bench, hasPassword, await interviewOf(bench, 'full'))
    return measureFirstVisit(name, `${url}/interview?userid=${link}`, debuggingPort, aims)
  }
  const measures: Readonly<Record<string, () => Promise<Figure[]>>> = {
    tab: async () => [await measureInnerTab(context, addressOf)],
    tabs: () => measureTabs(context, addressOf),
    axis: async () => [await measureAxis(context, addressOf)],
    scroll: () => measureScrolling(context, addressOf),
    grid: () => measureGrid(context, addressOf),
    report: () => visit('AI report', 1),
    record: () => visit('video record', 0),
    gate: () => visitShared('password gate', true, gateAims),
    // Under another name of this machine, where nobody is signed in.
    'sign-in': () =>
      measureFirstVisit(
        'sign-in page',
        `${url.replace('127.0.0.1', 'localhost')}/login`,
        debuggingPort,
        signInAims,
      ),
    jobs: () => measureJobPage(bench, url, debuggingPort),
    shared: () => visitShared('report behind a password', false, sharedAims),
    follow: async () => [await measureFollowing(context, addressOf)],
    find: async () => [await measureFinding(context, addressOf)],
    submit: async () => [await measureSubmit(context, `${url}/first/talentList`)],
    next: async () => [await measureNextCandidate(context, `${url}/first/talentList`)],
  }
  const wanted = process.argv.slice(2)
  // One after another, as they share the machine; each is printed at once.
  for (const [name, measure] of Object.entries(measures)) {
    if (wanted.length === 0 || wanted.includes(name)) printFigures(await measure())
  }
} finally {
  await browser.close()
  await bench.close()
}
